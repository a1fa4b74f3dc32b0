import { beginsCell, textOf } from '../../layout';
import {
  dayNumber,
  type Interpretation,
  isBare,
  isSide,
  mayName,
  type RawRow,
  type TokenLine,
} from '../../reading';
import { TAKEN_BACK } from '../books';
import type { Row } from '../model';
import type { Solution } from '../solving';
import { UNBOOKED } from './words';

/** Share of the rows that print a balance, from which on one without is odd. */
const MOST = 0.75;

const NUMBER = /^\d{1,3}$/;
const THREE_DIGITS = /^\D*\d{3}\D/;
/** How far a group may stand before the next one, in font sizes: in a column that is ruled by digits. */
const RULED = 3;

/** `12   345,00`: a number in a cell of its own before a figure that may be the rest of it. */
const mayBeCut = ({ anchor: { words }, cells }: RawRow): boolean =>
  cells.some(({ money: { from } }) => {
    const [group, first] = [words[from - 1], words[from]];
    return (
      group !== undefined &&
      first !== undefined &&
      NUMBER.test(group.text) &&
      THREE_DIGITS.test(first.text) &&
      beginsCell(words, from - 1) &&
      first.x0 - group.x1 <= RULED * group.size
    );
  });

/** It says that nothing came of it yet, or that it is a note of something else. */
const saysLess = ({ lines, description }: RawRow): boolean =>
  description[0]?.startsWith('(') === true ||
  lines.some((line) => mayName(line, 'failed') || mayName(line, 'pending')) ||
  description.some((text) => UNBOOKED.test(text)) ||
  lines.some(endsUnbooked);

/** `Corner Shop  -20.00   Processing`: what became of it stands behind its figure. */
function endsUnbooked({ words, money }: TokenLine): boolean {
  const figure = money.findLast(({ exact }) => exact);
  return figure !== undefined && UNBOOKED.test(textOf({ words: words.slice(figure.to) }));
}

/** `Credit reversal  75.00`: which way it went, neither a sign nor a column says. */
const isBareReturn = ({ cells, description }: RawRow, how: Interpretation): boolean =>
  !how.roles.some(isSide) &&
  cells.every(({ column, money }) => how.roles[column] !== 'amount' || isBare(money)) &&
  description.some((text) => TAKEN_BACK.test(text));

/** The currency that a row says its amount is of, in a column of currencies or beside the figure. */
function currencyOf({ entry, amount = 0 }: Row): string | undefined {
  if (entry.kind !== 'row') return undefined;
  const own = entry.cells.find(({ money }) => money.minor === Math.abs(amount));
  return entry.currency ?? own?.money.currency;
}

/** The currency that most rows which say one are of. */
function usualCurrency(moving: readonly Row[]): string | undefined {
  const counts = new Map<string, number>();
  for (const row of moving) {
    const currency = currencyOf(row);
    if (currency !== undefined) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Rows that differ from the others in what they say, in their currency, in their days' sequence, or by having no balance. */
function oddOnes(moving: readonly Row[], { order, values }: Solution): Row[] {
  const without = moving.filter(({ balance }) => balance === undefined);
  // The balances of all prove them.
  if (without.length === 0) return [];
  const fewLack = without.length <= (1 - MOST) * moving.length;
  const usual = usualCurrency(moving);
  let before = -Infinity;
  return moving.filter((row) => {
    const { entry, balance, date, at } = row;
    const day = dayNumber(date);
    const isEarlier = order === 'asc' && day < before;
    before = day;
    // The balance of a row proves it.
    if (balance !== undefined || entry.kind !== 'row') return false;
    const how = values[at]?.how;
    const isReturn = how !== undefined && isBareReturn(entry, how);
    const isForeign = (currencyOf(row) ?? usual) !== usual;
    return fewLack || isForeign || isEarlier || saysLess(entry) || mayBeCut(entry) || isReturn;
  });
}

/**
 * Rows that are odd among the others, and take each other back: holds and their release, notes of a purchase and its refund in
 * another currency, what a page carries forward and the next one brings. With them and without them all else ties.
 */
export function haveOddPairs(moving: readonly Row[], solution: Solution): boolean {
  const amounts = oddOnes(moving, solution).flatMap(({ amount = 0 }) =>
    amount === 0 ? [] : amount,
  );
  const each = new Set(amounts);
  if (amounts.some((amount) => each.has(-amount))) return true;
  if (amounts.length <= FEW) return someComeToNothing(amounts);
  return amounts.reduce((sum, amount) => sum + amount, 0) === 0;
}

/** Odd rows of which any may be taken together: of more, some come to nothing by chance. */
const FEW = 8;

/** Whether some amounts, none of which is 0, come to nothing together. */
function someComeToNothing(amounts: readonly number[]): boolean {
  const sums = new Set<number>();
  for (const amount of amounts) {
    for (const sum of [...sums, 0]) sums.add(sum + amount);
    if (sums.has(0)) return true;
  }
  return false;
}
