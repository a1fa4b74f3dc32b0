import { isKnownCurrency } from '../../text';
import type { Header } from '../headings';
import type { TokenLine } from '../tokens';
import { phrasesIn } from '../vocabulary';
import { carriesRow } from './segment';

const hasFigure = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);

const statesWhose = (line: TokenLine): boolean =>
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber' || tag === 'period');

/** A line that states what an account leads from, or to. */
const statesEnd = (line: TokenLine): boolean =>
  phrasesIn(line, 'balances').some(({ tag }) => tag === 'opening' || tag === 'closing');

/**
 * A table's lines without the head of a later page, above the next heading (`below`), whose balances are of the next table: it
 * says whose account it is or what period, and below that has figures of balances only. What else stands there may be rows.
 */
function withoutNextHead(
  lines: readonly TokenLine[],
  below: TokenLine | undefined,
): readonly TokenLine[] {
  const at = lines.findIndex(({ page }) => page === below?.page);
  const head = at > 0 ? lines.slice(at) : [];
  const whose = head.findLastIndex(statesWhose);
  const first = head.findIndex(hasFigure);
  const isHead = whose >= 0 && first > whose && head.slice(first).every(isEndOrText);
  return isHead ? lines.slice(0, at) : lines;
}

const roles = ({ columns }: Header): string => columns.map(({ role }) => role).join();

/** A table with a column of balances, whose rows print two figures. */
const namesBoth = ({ columns }: Header): boolean => columns.some(({ role }) => role === 'balance');

/** A line that states a balance, whichever it is. */
export const statesBalance = (line: TokenLine): boolean =>
  hasFigure(line) && phrasesIn(line, 'balances').some(({ from }) => from === 0);

/**
 * A table's lines without what stands on the next page above the same names, `below` which other rows begin: none of it is a
 * row or a balance by its words.
 */
function withoutNextTop(
  lines: readonly TokenLine[],
  own: Header,
  below: Header | undefined,
  page: number | undefined,
): readonly TokenLine[] {
  if (!below || roles(own) !== roles(below)) return lines;
  const at = lines.findIndex((line) => line.page === page);
  const top = at > 0 ? lines.slice(at) : [];
  // A day alone is that of the rows below.
  const isOfRows = (line: TokenLine): boolean =>
    carriesRow(line) || statesBalance(line) || beginsWithDay(line);
  if (top.length === 0 || top.some(isOfRows)) return lines;
  // Where a day's date is printed once, its next rows print none: a box has one figure at most, these an amount and a balance.
  const [boxed, ...more] = top.filter(hasFigure);
  const isBox = boxed === undefined || boxed.money.filter(({ exact }) => exact).length < 2;
  return isBox && more.length === 0 && namesBoth(own) ? lines.slice(0, at) : lines;
}

/** Words beside a currency, its day and its figure at most: `on`, `[GMT]`, the currency again. */
const BESIDE = 3;

/** `GBP on 31 December 2024 [GMT]  859.93 GBP`: what is held in a currency on a day, and nothing else. */
function holdsCurrency({ words, dates: [date, ...others], money }: TokenLine): boolean {
  const [figure, ...more] = money.filter(({ exact }) => exact);
  if (!date || others.length > 0 || !figure || more.length > 0) return false;
  const rest = words.length - 1 - (date.to - date.from) - (figure.to - figure.from);
  return isKnownCurrency(words[0]?.text ?? '') && date.from > 0 && rest <= BESIDE;
}

const isEndOrText = (line: TokenLine): boolean =>
  !hasFigure(line) || statesEnd(line) || holdsCurrency(line);

/** Lines from an account's opening balance to its closing one, in what sums it up. */
const SUMMARY = 12;

const states = (line: TokenLine, end: 'opening' | 'closing'): boolean =>
  hasFigure(line) && phrasesIn(line, 'balances').some(({ tag, from }) => tag === end && from === 0);

const beginsWithDay = ({ dates: [date] }: TokenLine): boolean => date?.from === 0;

/**
 * A table's lines without what sums up the next account below its rows: `Beginning balance 9,204.18`, `1 Addition +250.00`,
 * `Ending balance 9,454.18`. A table that names balances has such lines of its own.
 */
function withoutNextSummary(
  lines: readonly TokenLine[],
  { columns }: Header,
): readonly TokenLine[] {
  if (columns.some(({ role }) => role === 'balance')) return lines;
  const first = lines.findIndex(carriesRow);
  const from = lines.findIndex((line, i) => first >= 0 && i > first && states(line, 'opening'));
  const length =
    from < 0 ? -1 : lines.slice(from, from + SUMMARY).findIndex((line) => states(line, 'closing'));
  if (length < 0) return lines;
  const summary = lines.slice(from, from + length + 1);
  if (summary.some((line) => beginsWithDay(line) || line.page !== summary[0]?.page)) return lines;
  // What is dated between the two, wherever its day stands, is a row.
  if (summary.slice(1, -1).some(({ dates }) => dates.length > 0)) return lines;
  return lines.toSpliced(from, summary.length);
}

/**
 * A table's lines without the title of the next one: words alone, nearer to the heading below than to what stands above, and
 * beginning where that does, and not where this table's texts do.
 */
function withoutNextTitle(
  lines: readonly TokenLine[],
  { columns }: Header,
  below: TokenLine | undefined,
): readonly TokenLine[] {
  const [above, title] = lines.slice(-2);
  if (!above || !title || !below || title.index !== below.index - 1) return lines;
  if (above.page !== below.page || title.page !== below.page) return lines;
  if (title.dates.length > 0 || hasFigure(title)) return lines;
  const begins = ({ x0 }: { x0: number }): boolean => Math.abs(x0 - title.x0) <= SAME_START;
  if (!begins(below) || columns.some((name) => name.role === 'description' && begins(name)))
    return lines;
  const [over, under] = [title.baseline - above.baseline, below.baseline - title.baseline];
  return over > NEARER * under ? lines.slice(0, -1) : lines;
}

/** Points between what begins at one edge. */
const SAME_START = 3;
/** By so much nearer, at least, a title stands to what it is of. */
const NEARER = 1.25;

/**
 * A table's lines without what is of the next one: the head of its page, above its heading `next` in the line `below`, its
 * title, and what sums up its account.
 */
export const withoutNext = (
  lines: readonly TokenLine[],
  own: Header,
  next: Header | undefined,
  below: TokenLine | undefined,
): TokenLine[] => {
  const printed = withoutNextHead(withoutNextTop(lines, own, next, below?.page), below);
  return [...withoutNextSummary(withoutNextTitle(printed, own, below), own)];
};
