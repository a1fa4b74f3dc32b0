import { overlapOf } from '../../layout';
import type { Word } from '../../pdf';
import {
  type BalanceLine,
  type Group,
  isDated,
  isMovementRole,
  type RawRow,
  type Segment,
} from '../../reading';

type Entry = RawRow | BalanceLine;

/** An undated row that says nothing but a figure. */
export const isBareFigure = (entry: Entry): boolean =>
  entry.kind === 'row' &&
  !isDated(entry) &&
  entry.description.length === 0 &&
  entry.cells.length < 2;

/** Its figure stands in a column that moves money by its name, or, where none is named, in the fullest one. */
function mayMove({ cells: [cell] }: RawRow, { columns: { money } }: Group): boolean {
  const own = cell && money[cell.column];
  if (!own || !cell.money.exact) return false;
  if (own.role !== undefined) return isMovementRole(own.role);
  return money.every((other) => other === own || (!other.role && other.count < own.count));
}

/** What came in and what went out, in one line: of a row without a date, the sums of a summary. */
function movesBothWays({ cells }: RawRow, { columns: { money } }: Group): boolean {
  if (cells.length < 2) return false;
  let [out, into] = [false, false];
  for (const { column, money: figure } of cells) {
    if (figure.minor === 0) continue;
    const role = money[column]?.role;
    if (role === 'debit') out = true;
    else if (role === 'credit') into = true;
  }
  return out && into;
}

/**
 * A row counts when it has a date or follows one in its table, and says more than a bare figure that moves nothing.
 * Whether one without a date is a row of the same day or a sum, arithmetic tries.
 */
function keepRows(
  entries: readonly Entry[],
  { group, segment }: { group: Group; segment: Segment },
  dated: Set<Group | Segment>,
  share: number,
): Entry[] {
  // Without a heading nothing says that a table goes on.
  const table = segment.header || segment.goesOn ? group : segment;
  return entries.filter((entry) => {
    if (isDated(entry)) {
      dated.add(group).add(segment);
      return true;
    }
    if (entry.kind === 'balance') return true;
    if (!dated.has(table) || share === 0) return false;
    return !isBareFigure(entry) || mayMove(entry, group);
  });
}

const HAS_LETTER = /\p{L}/u;
/** Words beside a rate: `from`, `up to`; more are a payee's. */
const RATE_WORDS = 3;

/** How many rates a row prints on the line of its figures, but for those in a column that its heading names. */
function ratesIn({ anchor: { words } }: RawRow, { header }: Group): number {
  const isNamed = (word: Word): boolean =>
    header?.columns.some((name) => name.role === 'reference' && overlapOf(name, word) > 0) === true;
  return words.filter((word, i) => {
    const { text } = word;
    const isRate = text === '%' ? /\d$/.test(words[i - 1]?.text ?? '') : /\d%$/.test(text);
    return isRate && !isNamed(word);
  }).length;
}

/**
 * `from 7 February 1.25 % 5,000.00`, and, without a heading of what moved, `Purchases 1.87% 24.9% 432.26`: several in a
 * row are a table of rates.
 */
export function namesRate(entry: Entry, group: Group): boolean {
  if (entry.kind !== 'row') return false;
  const rates = ratesIn(entry, group);
  const words = entry.description.join(' ').split(' ');
  // Below its day, `Rate 1.20 % a year   +1.83` moved; what a rate is paid on bears a day of its own, or no sign.
  const isSigned =
    entry.anchor.dates.length === 0 && entry.cells.some(({ money }) => money.sign !== undefined);
  const isShort = !isSigned && words.filter((word) => HAS_LETTER.test(word)).length <= RATE_WORDS;
  return rates > 0 && (isShort || (rates > 1 && group.header === undefined));
}

/** A closing balance stated with the opening one, above all rows or where there are none, ends nothing. */
const notOfSummary = (entry: Entry, i: number, all: readonly Entry[]): boolean => {
  if (entry.kind !== 'balance' || entry.word !== 'closing') return true;
  const before = all[i - 1];
  const summary = before?.kind === 'balance' && before.word === 'opening';
  return !summary || (i === all.length - 1 && all.some(({ kind }) => kind === 'row'));
};

/** What a row's figures are in the columns that move money, minor units with their printed signs, by column. */
function movesOf({ cells }: Entry, { columns: { money } }: Group): Map<number, number> {
  const moves = new Map<number, number>();
  for (const { column, money: figure } of cells) {
    const role = money[column]?.role;
    if (role !== 'balance' && (figure.exact || isMovementRole(role)))
      moves.set(column, figure.sign === '-' ? -figure.minor : figure.minor);
  }
  return moves;
}

/** What a row's balance is, minor units as printed. */
const balanceIn = ({ cells }: Entry, { columns: { money } }: Group): number | undefined =>
  cells.find(({ column }) => money[column]?.role === 'balance')?.money.minor;

/**
 * `Period sum   1,057.50   490.75`: without a date, and of what came in and what went out, or in each of several
 * columns the sum of two rows or more above it, a row is none, whatever it is called. In one column a row may come to
 * that by chance, unless the others say that they have nothing, and the balance is still the one above: `0.00
 * 405.21   2,615.21`. Nor is it one with a date, where it says so of both sides: `31/01/2026  Turnover  937.50
 * 1,250.00`.
 */
export function withoutSums(entries: readonly Entry[], group: Group): readonly Entry[] {
  const isSure = (entry: Entry): boolean =>
    entry.kind !== 'row' || (isDated(entry) && !movesBothWays(entry, group));
  if (entries.every(isSure)) return entries;
  const sums = new Map<number, number>();
  /** By column, what the row above says there. */
  let above: ReadonlyMap<number, number> = new Map();
  let rows = 0;
  let balance: number | undefined;
  return entries.filter((entry) => {
    const before = balance;
    balance = balanceIn(entry, group) ?? balance;
    if (entry.kind !== 'row') return true;
    const isOfBoth = movesBothWays(entry, group);
    if (!isDated(entry) && isOfBoth) return false;
    const moves = movesOf(entry, group);
    const filled = [...moves.values()].filter((minor) => minor !== 0).length;
    if (!isDated(entry) && saysNothing(entry)) return false;
    // `2,882.45` in lines of a form that are not filled in.
    const isEmpty = filled === 0 && entry.description.length === 0 && !isDated(entry);
    if (isEmpty && before !== undefined && before === balanceIn(entry, group)) return false;
    const saysAgain = moves.size > 1 && before !== undefined && before === balanceIn(entry, group);
    const isSum =
      ((filled > 1 && rows > 1) || saysAgain) &&
      (isOfBoth || !isDated(entry)) &&
      areSums(moves, sums, above, group);
    if (isSum) return false;
    above = moves;
    if (filled > 0) rows += 1;
    for (const [column, minor] of moves) sums.set(column, (sums.get(column) ?? 0) + minor);
    return true;
  });
}

/** `Withholding tax   0.00   0.00`, of a table of charges below: several figures, in columns of the rows' or none, all of nothing. */
const saysNothing = ({ anchor: { money } }: RawRow): boolean =>
  money.length > 1 && money.every(({ minor }) => minor === 0);

/**
 * Whether a row says in each column what the rows above come to there; under no heading, one of its columns may be of balances,
 * and say what the row above says, beside two sums or more.
 */
function areSums(
  moves: ReadonlyMap<number, number>,
  sums: ReadonlyMap<number, number>,
  above: ReadonlyMap<number, number>,
  { header }: Group,
): boolean {
  const others = [...moves].filter(([column, minor]) => (sums.get(column) ?? 0) !== minor);
  if (others.length === 0) return true;
  const [[column, minor] = [], ...more] = others;
  return (
    header === undefined &&
    more.length === 0 &&
    moves.size > SUMS_BESIDE &&
    column !== undefined &&
    above.get(column) === minor
  );
}

const SUMS_BESIDE = 2;

/**
 * Whether several rows print a balance and nothing else, neither a date nor what moved: values of securities, say, listed
 * below the rows of an account. One such line may state a balance in words that are not known.
 */
export function listsBalances(entries: readonly Entry[], group: Group): boolean {
  const rows = entries.filter(({ kind }) => kind === 'row');
  return rows.length > 1 && rows.every((row) => !isDated(row) && movesOf(row, group).size === 0);
}

/** Those of a block's entries that count: no summary above the rows. */
export const keptEntries = (
  ...[entries, place, dated, share]: Parameters<typeof keepRows>
): Entry[] => keepRows(entries, place, dated, share).filter(notOfSummary);
