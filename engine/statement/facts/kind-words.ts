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
  LONG_LINE,
  MASKED,
  mayBeCards,
  namesCredit,
  SHORT_LINE,
} from './card-marks';
import { dueIn, labelsAccount, labelsCard, sectionsAbreast } from './kind-labels';

/** What speaks for a card, from which on it is one where nothing speaks for an account. */
export const ENOUGH = 2;

/** Words that banks print too; they speak for no card. */
const COMMON = new Set(['previous balance', 'new balance', 'payments and credits']);
/** What speaks for either. */
const saysKind = (line: TokenLine): boolean =>
  mayName(line, 'documents') || mayName(line, 'facts') || mayName(line, 'sections');
/** Share of a title's words that name its section. */
const MOST_OF_TITLE = 0.6;
/** Letters of a word that is put together of two. */
const COMPOUND = 11;

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
export const isRow = ({ dates, money }: TokenLine): boolean =>
  dates.some(({ from, weak }) => from === 0 && !weak) && money.some(({ exact }) => exact);

/** The section that a line is the title of; a row may begin with such a word, too. */
function titleOf(line: TokenLine, lexicon: Lexicon): SectionRole | undefined {
  const { folded } = line.speech;
  const section = lexicon.sections.at(folded, 0);
  if (section) return namesSections(line) ? section.tag : undefined;
  return line.words.length === 1 ? lexicon.titles.at(folded, 0)?.tag : undefined;
}

/** What the lines of a document, none of them rows, say for a card, and for an account. */
export class KindWords {
  /** Words that only cards print, and names of what falls due. */
  private readonly words = new Set<string>();
  private readonly sections = new Set<SectionRole>();
  private readonly dues = new Set<string>();
  /** The cards that are numbered, by their last digits. */
  private readonly cards: Set<string>;
  /** How surely it is called a card's, and an account's. */
  private named = 0;
  private bank = 0;
  private readonly printed = { brand: false, number: false };
  private isAccount = false;
  private numbersCard = false;
  private numbersAccount = false;
  namesAccount = false;

  /** `firstRow` is the index of the first line that may be a row; `numbers` are of cards that head rows. */
  constructor(
    private readonly lexicon: Lexicon,
    private readonly firstRow: number,
    numbers: readonly string[],
  ) {
    this.cards = new Set(numbers.filter(mayBeCards).map(endOf));
  }

  /** Its first lines call it a card's. */
  callCard(): void {
    this.named = 3;
  }

  hear(line: TokenLine): void {
    this.hearCard(line);
    if (!saysKind(line) || line.words.length > LONG_LINE || isRow(line)) return;
    const isShort = line.words.length <= SHORT_LINE;
    this.hearDocument(line, isShort);
    if (!isShort) return;
    this.hearFact(line);
    if (mayName(line, 'sections')) this.hearSection(line);
  }

  /** A brand of cards, and a masked number. */
  private hearCard(line: TokenLine): void {
    if (this.printed.brand && this.printed.number) return;
    const { brand, number } = cardIn(line);
    this.printed.brand ||= brand;
    this.printed.number ||= number;
  }

  private hearDocument(line: TokenLine, isShort: boolean): void {
    for (const match of phrasesIn(line, 'documents')) {
      const text = line.speech.folded.slice(match.from, match.to).join(' ');
      // Below the first row, it may be whom an account's row paid.
      if (match.tag === 'cardStatement' && isShort && !beginsWithDay(line))
        this.named = Math.max(this.named, line.index < this.firstRow ? 3 : 1);
      // "Statement" alone is what any issuer writes; "Kontoauszug" names the account.
      const names = match.to - match.from > 1 || text.length >= COMPOUND;
      if (match.tag === 'bankStatement' && isShort && names) this.bank = 1;
      if (match.tag === 'cardWords' && !COMMON.has(text)) this.words.add(text);
    }
  }

  private hearFact(line: TokenLine): void {
    const [fact] = phrasesIn(line, 'facts');
    // An issuer may call it an account's.
    const isCard = fact?.tag === 'accountNumber' && BEGUN.test(textOf(line));
    // In a row's words it is the card that paid, `Card number: 4251 25** **** 5528`; behind others, a column's name.
    const isLabel = labelsCard(line);
    this.numbersCard ||= isLabel;
    if (isLabel || isCard) {
      this.named = Math.max(this.named, 1);
      const [number] = MASKED.exec(textOf(line)) ?? [];
      if (number !== undefined) this.cards.add(endOf(number));
    }
    if (fact?.tag === 'accountType' && namesCredit(textOf(line)))
      this.named = Math.max(this.named, 1);
    else if (!isCard && (fact?.tag === 'accountNumber' || fact?.tag === 'accountType')) {
      this.bank = Math.max(this.bank, 1);
      this.namesAccount = true;
    }
    this.numbersAccount ||= fact !== undefined && !isCard && labelsAccount(line);
    const due = fact && dueIn(line);
    if (due !== undefined) this.dues.add(due);
    this.isAccount ||= fact?.tag === 'accountNumber' && fact.from === 0 && !isCard;
  }

  private hearSection(line: TokenLine): void {
    const section = titleOf(line, this.lexicon);
    if (section === 'payments' || section === 'purchases') this.sections.add(section);
    else for (const one of sectionsAbreast(line, this.lexicon)) this.sections.add(one);
  }

  /** What was heard, as weights; `isNumbered`: a card's masked number is printed. */
  weights(): { card: number; bank: number; isNumbered: boolean } {
    const { brand, number } = this.printed;
    // An account's rows may name its cards; without an account, lists for several are a card's statement.
    const named = this.cards.size > 1 ? Math.max(this.named, this.isAccount ? 2 : 3) : this.named;
    // Loans and bills fall due, too.
    const words = named > 0 ? new Set([...this.words, ...this.dues]) : this.words;
    const both = brand && number ? ENOUGH : brand ? 1 : 0;
    const printed = number && words.size > 0 ? Math.max(both, 1) : both;
    // A number that is called a card's, and a brand beside one that is masked, say more than either.
    const said = Math.max(named, printed) + (named > 0 && printed === ENOUGH ? 1 : 0);
    return {
      card: said + words.size + 1.5 * this.sections.size,
      bank: this.bank,
      isNumbered: number,
    };
  }

  /** Cards are numbered, and no account is. */
  get numbersCardsAlone(): boolean {
    return this.numbersCard && !this.numbersAccount;
  }
}
