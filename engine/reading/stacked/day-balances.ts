import { type Line, lineOf } from '../../layout';
import { type Money, signed, type TokenLine } from '../tokens';
import type { Header } from '../headings';
import { type Lexicon, phrasesIn } from '../vocabulary';
import { areInLine } from './stacked-figures';

/** Words before a day's date at most, its weekday, and between it and its balance: `Balance of the day`. */
const WEEKDAY = 2;
const LABEL = 4;
/** Days that show a way to print them. */
const LEAST = 2;

const LETTER = /\p{L}/u;

/**
 * A line that begins with a day and says its balance, and of the rows below, up to the next such line, their balances, and the
 * amounts of those that print no balance, which stand in line with the day's.
 */
type Day = {
  line: TokenLine;
  balance: Money;
  below: number[];
  amounts: { line: TokenLine; money: Money }[];
};

/** The figure behind a day and what it is called: `28 December 2023   Balance: $2,635.74`; names of columns may follow. */
function balanceOf(line: TokenLine): Money | undefined {
  const { words, dates, money } = line;
  // Of most rows, two figures are printed.
  if (dates.length !== 1 || money.length !== 1) return undefined;
  const [date, figure] = [dates[0], money[0]];
  if (!date || !figure?.exact) return undefined;
  if (date.weak || date.from > WEEKDAY || figure.from <= date.to) return undefined;
  const label = words.slice(date.to, figure.from);
  if (phrasesIn(line, 'balances').some(({ tag }) => tag === 'opening' || tag === 'closing'))
    return undefined;
  return label.length <= LABEL && label.every(({ text }) => LETTER.test(text)) ? figure : undefined;
}

/** The last of several figures at the end of a line, as an amount is followed by its balance. */
function lastOfSeveral({ words, money }: TokenLine): Money | undefined {
  const figures = money.filter(({ exact }) => exact);
  const last = figures.at(-1);
  return figures.length > 1 && last?.to === words.length ? last : undefined;
}

const labelOf = ({ speech, dates: [date] }: TokenLine, { from }: Money): string =>
  speech.folded.slice(date?.to, from).join(' ');

/** What most days call their balance. */
function usualLabel(lines: readonly TokenLine[]): string | undefined {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const balance = balanceOf(line);
    const label = balance && labelOf(line, balance);
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual && usual[1] >= LEAST ? usual[0] : undefined;
}

function daysIn(lines: readonly TokenLine[]): Day[] {
  const days: Day[] = [];
  const label = usualLabel(lines);
  if (label === undefined) return days;
  for (const line of lines) {
    const figure = balanceOf(line);
    const balance = figure && labelOf(line, figure) === label ? figure : undefined;
    const day = days.at(-1);
    if (balance) days.push({ line, balance, below: [], amounts: [] });
    else if (day) {
      const own = lastOfSeveral(line);
      if (own) day.below.push(signed(own));
      const [amount] = line.money.filter(({ exact }) => exact).slice(-1);
      if (amount && areInLine(amount, day.balance)) day.amounts.push({ line, money: amount });
    }
  }
  return days;
}

/** Each day's balance is that of its last row, or of its first, newest first. */
const areOfRows = (days: readonly Day[]): boolean =>
  ([-1, 0] as const).some((at) =>
    days.every(({ balance, below }) => below.at(at) === signed(balance)),
  );

/** The sums of a day's first amounts, up to each of them. */
function sumsOf({ amounts }: Day): number[] {
  let sum = 0;
  return amounts.map(({ money }) => (sum += signed(money)));
}

/**
 * How many of each day's amounts lead to its balance from the one of the day before (`step` -1), or of the day below, newest first;
 * behind the last one's, other figures may stand.
 */
function ledTo(days: readonly Day[], step: -1 | 1): number[] | undefined {
  if (days.length <= LEAST) return undefined;
  const counts = days.map((day, i) => {
    const [sums, other] = [sumsOf(day), days[i + step]];
    if (!other) return sums.length;
    const moved = signed(day.balance) - signed(other.balance);
    return i === days.length - 1
      ? sums.indexOf(moved) + 1
      : sums.at(-1) === moved
        ? sums.length
        : 0;
  });
  return counts.includes(0) ? undefined : counts;
}

/** A part of a line's words as a line of its own, where that stands. */
const partOf = (
  { page, scale, beside, isProse, moved }: TokenLine,
  words: TokenLine['words'],
): Line => ({ ...lineOf(page, words, scale), beside, isProse, moved });

/** The day of a line, and what stands behind its balance, names of columns, as a line of its own above. */
function dayOf(line: TokenLine, balance: Money): Line[] {
  const names = line.words.slice(balance.to);
  const day = partOf(line, line.words.slice(0, line.dates[0]?.to));
  return names.length > 0 ? [partOf(line, names), day] : [day];
}

/** Behind its day, a line calls its figure what balances are called. */
const isCalled = (line: TokenLine): boolean =>
  phrasesIn(line, 'balances').some(({ from }) => from === line.dates[0]?.to);

/** … or as columns of them are, `Balance` alone: that may stand over any figure. */
function namesBalance(line: TokenLine, { from }: Money, { columns }: Lexicon): boolean {
  const label = line.speech.folded.slice(line.dates[0]?.to, from);
  const match = columns.at(label, 0);
  return isCalled(line) || (match?.tag === 'balance' && match.to === label.length);
}

/** The balance of a day's line, and what it is called. */
const balanceIn = (line: TokenLine, balance: Money): Line =>
  partOf(line, line.words.slice(line.dates[0]?.to, balance.to));

/**
 * Lines of days without the balance that they say, where the rows print it, too; where amounts lead from one to the next, each
 * stands below what leads to it. Undefined where there are none: all days must have theirs.
 */
export function withoutDayBalances(
  lines: readonly TokenLine[],
  _headers: readonly Header[],
  lexicon: Lexicon,
): Line[] | undefined {
  const days = daysIn(lines);
  if (days.length < LEAST) return undefined;
  // Of a price abroad below its row, the two figures may be one as well.
  if (!days.every(({ line, balance }) => namesBalance(line, balance, lexicon))) return undefined;
  const below = new Map<TokenLine, Line>();
  if (!areOfRows(days)) {
    const [oldestFirst, newestFirst] = [ledTo(days, -1), ledTo(days, 1)];
    if (!oldestFirst && !newestFirst) return undefined;
    days.forEach(({ line, balance, amounts }, i) => {
      const last = oldestFirst && amounts[(oldestFirst[i] ?? 0) - 1];
      if (isCalled(line)) below.set(last ? last.line : line, balanceIn(line, balance));
    });
  }
  const balances = new Map(days.map(({ line, balance }) => [line, balance]));
  return lines.flatMap((line): Line[] => {
    const balance = balances.get(line);
    const next = below.get(line);
    const own: readonly Line[] = balance ? dayOf(line, balance) : [line];
    return next ? [...own, next] : [...own];
  });
}
