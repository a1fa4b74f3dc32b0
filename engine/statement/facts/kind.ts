import { ACCOUNT_ROWS } from '../../languages';
import { textOf } from '../../layout';
import {
  type Lexicon,
  mayName,
  phrasesIn,
  printsYear,
  type SectionRole,
  type TokenLine,
} from '../../reading';
import {
  BEGUN,
  cardIn,
  endOf,
  headsCard,
  LONG_LINE,
  MASKED,
  mayBeCards,
  namesCard,
  namesCredit,
  SHORT_LINE,
} from './card-marks';
import { dueIn, labelsAccount, labelsCard, sectionsAbreast } from './kind-labels';

export type StatementKind = 'bank' | 'card';

export type KindVote = {
  kind: StatementKind;
  /** Something speaks for it and hardly anything for the other. */
  certain: boolean;
  /** Nothing speaks for either. */
  silent: boolean;
  /** More than what it calls itself speaks for it: issuers of cards write statements of account, too. */
  labelled: boolean;
};

/** Words that banks print too; they speak for no card. */
const COMMON = new Set(['previous balance', 'new balance', 'payments and credits']);
/** What speaks for either. */
const saysKind = (line: TokenLine): boolean =>
  mayName(line, 'documents') || mayName(line, 'facts') || mayName(line, 'sections');
const ENOUGH = 2;
/** … and payments that are taken off: only who is owed thanks for them. */
const PAID = { thanked: 3, listed: 1.5 };
/** Share of a title's words that name its section. */
const MOST_OF_TITLE = 0.6;
/** Letters of a word that is put together of two. */
const COMPOUND = 11;

/** Lines in which a document says what it is of. */
const FIRST_LINES = 6;

/** Most of its words name sections, `Purchases and Charges`. */
function namesSections(line: TokenLine): boolean {
  const words = line.speech.folded.filter((word) => word !== '').length;
  const named = phrasesIn(line, 'sections').reduce((sum, { from, to }) => sum + to - from, 0);
  return named >= MOST_OF_TITLE * words;
}

/** `25.03  Credit card statement`: a row that pays one. */
const beginsWithDay = ({ dates }: TokenLine): boolean =>
  dates.some((date) => date.from === 0 && !printsYear(date));

/** A row, of which the words name whom it paid: a credit card, by an account's. */
const isRow = ({ dates, money }: TokenLine): boolean =>
  dates.some(({ from, weak }) => from === 0 && !weak) && money.some(({ exact }) => exact);

const mayBeRow = ({ dates, money }: TokenLine): boolean =>
  dates.some(({ from }) => from === 0) && money.some(({ exact }) => exact);

/** The section that a line is the title of; a row may begin with such a word, too. */
function titleOf(line: TokenLine, lexicon: Lexicon): SectionRole | undefined {
  const { folded } = line.speech;
  const section = lexicon.sections.at(folded, 0);
  if (section) return namesSections(line) ? section.tag : undefined;
  return line.words.length === 1 ? lexicon.titles.at(folded, 0)?.tag : undefined;
}

/** Rows that are asked what they are of, and how many of these say that they are an account's. */
const SAMPLE = 200;
const SURE_ROWS = 3;
/** What they speak for it. */
const OF_ROWS = 4;

/** Several rows begin with what only an account's do: `Withdrawal`, `Salary`. */
function hasAccountRows(lines: readonly TokenLine[]): boolean {
  let [rows, found] = [0, 0];
  for (const line of lines) {
    if (!isRow(line)) continue;
    rows += 1;
    const first = line.speech.folded.find(
      (_, i) => !line.dates.some(({ from, to }) => i >= from && i < to),
    );
    if (first !== undefined && ACCOUNT_ROWS.has(first)) found += 1;
    if (found >= SURE_ROWS) return true;
    if (rows >= SAMPLE) break;
  }
  return false;
}

/** What is known of a document's rows: the numbers of cards that head them, and the lines that are none of theirs. */
type RowsSay = {
  numbers: readonly string[];
  others: readonly TokenLine[];
  /** What rows call the payments that are taken off: they thank for them, or name a card's section. */
  takenOff: 'thanked' | 'listed' | undefined;
};

/**
 * Bank or card, by what the document calls itself, by words that only cards print, by its sections, and by the numbers
 * of cards that head its rows.
 */
export function kindOf(
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  { numbers = [], others = lines, takenOff }: Partial<RowsSay> = {},
): KindVote {
  const words = new Set<string>();
  const sections = new Set<string>();
  let named = 0;
  let bank = 0;
  let [branded, numbered, printed] = [false, false, 0];
  const cards = new Set(numbers.filter(mayBeCards).map(endOf));
  const firstRow = lines.find(mayBeRow)?.index ?? Infinity;
  let [isAccount, namesAccount] = [false, false];
  let [numbersCard, numbersAccount] = [false, false];
  const dues = new Set<string>();
  if (lines.slice(0, FIRST_LINES).some((line) => namesCard(line, lexicon))) named = 3;
  // A bank's paper numbers its account above the cards that paid.
  const head = lines.filter(({ index }) => index < firstRow);
  const isOfCard =
    head.some((line) => headsCard(line) && !labelsCard(line)) && !head.some(labelsAccount);
  if (isOfCard) named = 3;
  // An account's rows name the cards that paid, and the bills of cards.
  for (const line of others) {
    if (printed < ENOUGH) {
      const { brand, number } = cardIn(line);
      branded ||= brand;
      numbered ||= number;
      printed = branded && numbered ? ENOUGH : branded ? 1 : 0;
    }
    if (!saysKind(line) || line.words.length > LONG_LINE || isRow(line)) continue;
    const short = line.words.length <= SHORT_LINE;
    for (const match of phrasesIn(line, 'documents')) {
      const text = line.speech.folded.slice(match.from, match.to).join(' ');
      // Below the first row, it may be whom an account's row paid.
      if (match.tag === 'cardStatement' && short && !beginsWithDay(line))
        named = Math.max(named, line.index < firstRow ? 3 : 1);
      // "Statement" alone is what any issuer writes; "Kontoauszug" names the account.
      const names = match.to - match.from > 1 || text.length >= COMPOUND;
      if (match.tag === 'bankStatement' && short && names) bank = 1;
      if (match.tag === 'cardWords' && !COMMON.has(text)) words.add(text);
    }
    if (!short) continue;
    const [fact] = phrasesIn(line, 'facts');
    // An issuer may call it an account's.
    const isCard = fact?.tag === 'accountNumber' && BEGUN.test(textOf(line));
    // In a row's words it is the card that paid, `Card number: 4251 25** **** 5528`; behind others, a column's name.
    const isLabel = labelsCard(line);
    numbersCard ||= isLabel;
    if (isLabel || isCard) {
      named = Math.max(named, 1);
      const [number] = MASKED.exec(textOf(line)) ?? [];
      if (number !== undefined) cards.add(endOf(number));
    }
    if (fact?.tag === 'accountType' && namesCredit(textOf(line))) named = Math.max(named, 1);
    else if (!isCard && (fact?.tag === 'accountNumber' || fact?.tag === 'accountType')) {
      bank = Math.max(bank, 1);
      namesAccount = true;
    }
    numbersAccount ||= fact !== undefined && !isCard && labelsAccount(line);
    const due = fact && dueIn(line);
    if (due !== undefined) dues.add(due);
    isAccount ||= fact?.tag === 'accountNumber' && fact.from === 0 && !isCard;
    if (!mayName(line, 'sections')) continue;
    const section = titleOf(line, lexicon);
    if (section === 'payments' || section === 'purchases') sections.add(section);
    else for (const one of sectionsAbreast(line, lexicon)) sections.add(one);
  }
  // An account's rows may name its cards; without an account, lists for several are a card's statement.
  if (cards.size > 1) named = Math.max(named, isAccount ? 2 : 3);
  // Loans and bills fall due, too.
  if (named > 0) for (const due of dues) words.add(due);
  if (numbered && words.size > 0) printed = Math.max(printed, 1);
  // A number that is called a card's, and a brand beside one that is masked, say more than either.
  const said = Math.max(named, printed) + (named > 0 && printed === ENOUGH ? 1 : 0);
  const paid = takenOff === undefined ? 0 : PAID[takenOff];
  const card = said + words.size + 1.5 * sections.size + paid;
  // Issuers of cards call it an account's statement, but number no account.
  const ofRows = card >= ENOUGH && hasAccountRows(lines) ? OF_ROWS : 0;
  const against = Math.max(ofRows, numbersCard && !numbersAccount ? 0 : bank);
  const kind = card >= ENOUGH + against ? 'card' : 'bank';
  return {
    kind,
    certain: kind === 'card' ? card >= 3 : bank > 0 && card < 1 && !numbered,
    silent: card === 0 && bank === 0,
    labelled: kind === 'card' || namesAccount,
  };
}
