import { textOf } from '../../layout';
import { least } from '../../lists';
import { isBare, isSide, mayName, phrasesIn, type TokenLine } from '../../reading';
import { type KindVote, titlesHeld } from '../facts';
import type { Known, Solution } from '../solving';
import {
  CARD_BRAND,
  DEBT,
  DEBT_BALANCE,
  DEBT_COLUMN,
  DEBT_TITLE,
  HELD,
  HELD_ACCOUNT,
  HOLDERS_BOOK,
  IN_UNITS,
  LEGEND_OF_COLOUR,
  LEGEND_OF_MINUS,
  ORGANISATION,
  OWED,
} from './words';
import { booksOf } from './whose-books';

/** Words of a title, or of a label with its value, at most. */
const SHORT = 10;
/** Words of a legend at most. */
const LEGEND = 30;

/** What stands beside an account's rows. */
type Beside = {
  solution: Solution;
  known: Known;
  /** Lines of the account that are none of its rows. */
  others: readonly TokenLine[];
  /** It is the document's only account. */
  isOnly: boolean;
  /** What the document's words vote for. */
  voted: KindVote;
};

/** Each text once: what heads and ends a page is printed on each. */
function saidOnce(lines: readonly TokenLine[], most: number): string[] {
  const said = new Map<TokenLine['speech'], TokenLine>();
  for (const line of lines) if (line.words.length <= most) said.set(line.speech, line);
  return [...said.values()].map(textOf);
}

/** An end of the account that its label says to be the other side's: `Balance (overdrawn)  100.00`. */
function isOfOtherSide({ solution: { tie }, known: { labels } }: Beside): boolean {
  if (!tie) return false;
  return labels.some(({ line, minor }) => {
    const end = [tie.opening, tie.closing].find(
      (one) => one !== 0 && Math.abs(one) === Math.abs(minor),
    );
    if (end === undefined) return false;
    const text = textOf(line);
    return (end > 0 && OWED.test(text)) || (end < 0 && HELD.test(text) && !OWED.test(text));
  });
}

/** `Kwota kredytu/limitu: 1 000,00`: how far an account may be overdrawn. */
const LIMIT = /limit/i;

/** Words of a title that says no more than what an account is. */
const TITLE = 4;
const LETTERS = /\p{L}{2}/u;
/** A debit card spends what the account holds. */
const DEBIT_CARD = /debit|débit|debet|prepa/i;

/**
 * What titles an account, as the line right above the names of a table's columns, its product, or the document's name, calls it one
 * of a debt, `Personal credit line`, `Used Vehicle`, or of a card, `Visa Classic`; neither one that holds money, nor how far it may go.
 */
function titlesDebt(line: TokenLine, headings: ReadonlySet<number>): boolean {
  const text = textOf(line);
  if (line.money.length > 0 || LIMIT.test(text)) return false;
  if (HELD_ACCOUNT.test(text) || ORGANISATION.test(text)) return false;
  const named = line.words.filter(({ text: word }) => LETTERS.test(word)).length;
  const isAbove = headings.has(line.index + 1) && named <= TITLE && !text.includes(':');
  const isTitle =
    isAbove ||
    mayName(line, 'documents') ||
    (mayName(line, 'facts') && phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountType'));
  const isOfCard = isAbove && CARD_BRAND.test(text);
  return (isTitle && DEBT_TITLE.test(text)) || (isOfCard && !DEBIT_CARD.test(text));
}

/** Names over the columns of the account's tables speak of a debt. */
const namesDebt = ({ solution: { blocks } }: Pick<Beside, 'solution'>): boolean =>
  blocks.some(({ group }) =>
    group.header?.columns.some(({ text }) => DEBT_COLUMN.test(text) || OWED.test(text)),
  );

/** Names over the columns of the account's tables, titles above them, and names of its balances that speak of a debt. */
function tellsOfDebt({ solution, known: { labels }, others, isOnly }: Beside): boolean {
  const { blocks } = solution;
  const top = least(blocks.map(({ first }) => first));
  const headings = new Set(blocks.flatMap(({ segment: { header } }) => header?.from ?? []));
  const head = others.filter(({ index }) => index < top);
  // What stands above the account's own title may be of the others: `Summary of your loan accounts`.
  const own = isOnly
    ? -1
    : head.findLastIndex((line) => headings.has(line.index + 1) && titlesHeld(line));
  const above = head.slice(own + 1);
  return (
    namesDebt({ solution }) ||
    saidOnce(above, SHORT).some(
      (text) => DEBT.test(text) && !LIMIT.test(text) && !ORGANISATION.test(text),
    ) ||
    above.some((line) => line.words.length <= SHORT && titlesDebt(line, headings)) ||
    labels.some(({ line }) => DEBT_BALANCE.test(textOf(line)))
  );
}

/** A line explains a sign or a colour as something else than usual. */
const isLegend = (text: string): boolean =>
  LEGEND_OF_COLOUR.test(text) ||
  (LEGEND_OF_MINUS.test(text) && (HELD.test(text) || OWED.test(text)));

/** Balances that run and bear neither sign nor mark are read as what is held. */
const holdsBare = ({ chain, values }: Solution): boolean =>
  chain.checked > 0 &&
  values.every(
    ({ entry, how }) =>
      !how.owed &&
      entry.cells.every(({ column, money }) => how.roles[column] !== 'balance' || isBare(money)),
  );

/** A name of a column, or a title above the rows, calls this the holder's own books. */
const isCalledLedger = ({ solution: { blocks }, others }: Beside): boolean => {
  const top = least(blocks.map(({ first }) => first));
  return saidOnce(
    others.filter(({ index, money }) => index < top && money.every(({ exact }) => !exact)),
    SHORT,
  ).some((text) => HOLDERS_BOOK.test(text));
};

/**
 * Columns of debits and credits may be those of the ledger that the account's holder keeps of it: a bank's account owes by its
 * figures alone, or is called a ledger, and no row is charged to it as a bank does.
 */
function mayBeLedger(beside: Beside): boolean {
  const { solution, known, voted } = beside;
  const owed = solution.values.find(({ how }) => how.owed)?.how;
  if (known.kind === 'card' && voted.kind === 'bank' && owed)
    return booksOf(solution.blocks, owed) !== 'bank' && !tellsOfDebt(beside);
  const sided = solution.values.find(({ how }) => how.roles.some(isSide))?.how;
  return (
    known.kind === 'bank' &&
    sided !== undefined &&
    isCalledLedger(beside) &&
    booksOf(solution.blocks, sided) !== 'bank'
  );
}

/** What words beside the rows say of the figures. */
export type InWords = {
  /** Money may have moved the other way than it was read, or balances are a debt. */
  otherwise: boolean;
  /** Figures are thousands. */
  units: boolean;
};

export function saidInWords(beside: Beside): InWords {
  const { solution, known, others } = beside;
  // `Interest in your favour (+) 0.00  Charges (-) 26.00` explains none.
  const plain = others.filter(({ money }) => money.every(({ exact }) => !exact));
  const texts = saidOnce(others, LEGEND);
  // Columns of money out and in say which way it went, unless what would be held is called a debt.
  const isSided = solution.values.every(({ how }) => how.owed || how.roles.some(isSide));
  const isDebt = isSided ? holdsBare(solution) && namesDebt(beside) : tellsOfDebt(beside);
  return {
    otherwise:
      isOfOtherSide(beside) ||
      saidOnce(plain, LEGEND).some(isLegend) ||
      (known.kind === 'bank' && isDebt) ||
      mayBeLedger(beside),
    units: texts.some((text) => IN_UNITS.test(text)),
  };
}
