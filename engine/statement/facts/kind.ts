import { ACCOUNT_ROWS } from '../../languages';
import type { Lexicon, TokenLine } from '../../reading';
import { headsCard, namesCard } from './card-marks';
import { labelsAccount, labelsCard } from './kind-labels';
import { ENOUGH, isRow, KindWords } from './kind-words';

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

/** What payments that are taken off speak for a card: only who is owed thanks for them. */
const PAID = { thanked: 3, listed: 1.5 };

/** Lines in which a document says what it is of. */
const FIRST_LINES = 6;

const mayBeRow = ({ dates, money }: TokenLine): boolean =>
  dates.some(({ from }) => from === 0) && money.some(({ exact }) => exact);

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

/** A card's name in the first lines, or above the rows where no account is numbered: a bank's paper numbers its own there. */
function isCalledCard(lines: readonly TokenLine[], firstRow: number, lexicon: Lexicon): boolean {
  if (lines.slice(0, FIRST_LINES).some((line) => namesCard(line, lexicon))) return true;
  const head = lines.filter(({ index }) => index < firstRow);
  return head.some((line) => headsCard(line) && !labelsCard(line)) && !head.some(labelsAccount);
}

/**
 * Bank or card, by what the document calls itself, by words that only cards print, by its sections, and by the numbers
 * of cards that head its rows.
 */
export function kindOf(
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  { numbers = [], others = lines, takenOff }: Partial<RowsSay> = {},
): KindVote {
  const firstRow = lines.find(mayBeRow)?.index ?? Infinity;
  const heard = new KindWords(lexicon, firstRow, numbers);
  if (isCalledCard(lines, firstRow, lexicon)) heard.callCard();
  // An account's rows name the cards that paid, and the bills of cards.
  for (const line of others) heard.hear(line);
  const { card: said, bank, isNumbered } = heard.weights();
  const card = said + (takenOff === undefined ? 0 : PAID[takenOff]);
  // Issuers of cards call it an account's statement, but number no account.
  const ofRows = card >= ENOUGH && hasAccountRows(lines) ? OF_ROWS : 0;
  const against = Math.max(ofRows, heard.numbersCardsAlone ? 0 : bank);
  const kind = card >= ENOUGH + against ? 'card' : 'bank';
  return {
    kind,
    certain: kind === 'card' ? card >= 3 : bank > 0 && card < 1 && !isNumbered,
    silent: card === 0 && bank === 0,
    labelled: kind === 'card' || heard.namesAccount,
  };
}
