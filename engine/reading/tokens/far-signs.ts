import type { Word } from '../../pdf';
import { isSign } from './affixes';
import type { Money } from './money';
import type { TokenLine } from './token-line';

/** Signs that make a column of them. */
const LEAST = 3;

/** The word right before a figure without a sign, if it is one by itself. */
function signBefore({ words }: TokenLine, { exact, sign, from }: Money): Word | undefined {
  const word = exact && sign === undefined ? words[from - 1] : undefined;
  return isSign(word) ? word : undefined;
}

/** The word right behind a figure without a sign, if it is one by itself, and no figure follows that it may be of. */
function signBehind(
  { words, money: all }: TokenLine,
  { exact, sign, to }: Money,
): Word | undefined {
  const word = exact && sign === undefined ? words[to] : undefined;
  return isSign(word) && all.every(({ from }) => from !== to + 1) ? word : undefined;
}

/** Where a sign stands, by either edge and its middle: a column's signs share one of them. */
const placesOf = ({ x0, x1 }: Word, page: number): string[] =>
  [x0, x1, (x0 + x1) / 2].map((x, of) => `${page} ${of} ${Math.round(x)}`);

/** How far before its figure a sign stands (points, page apart): spaces of one width part each from its own. */
const distanceOf = ({ x1, size }: Word, { x0 }: Money): string[] =>
  x0 - x1 <= FAR * size ? [`before ${Math.round(2 * (x0 - x1))}`] : [];

/** Such a sign stands so many font sizes off at most. */
const FAR = 3;

/**
 * Signs in a column of their own, however far before the figures, or behind them, or as far before each, are those of the
 * figures: `+   352.31` over `-   125.00`, the form that Mexico's rules give to a card's statement. Of dashes alone nothing is
 * known: they may fill unused cells. `lines` are all of a document that have one; their figures are changed in place.
 */
export function readFarSigns(lines: readonly TokenLine[]): void {
  const found: { money: Money; isPlus: boolean; isBefore: boolean; places: string[] }[] = [];
  for (const line of lines)
    for (const money of line.money) {
      const before = signBefore(line, money);
      const sign = before ?? signBehind(line, money);
      if (!sign) continue;
      const apart = sign === before ? distanceOf(sign, money) : [];
      const places = [...placesOf(sign, line.page), ...apart];
      found.push({ money, isPlus: sign.text === '+', isBefore: sign === before, places });
    }
  const counts = new Map<string, { all: number; plus: number }>();
  for (const { isPlus, places } of found)
    for (const place of places) {
      const { all, plus } = counts.get(place) ?? { all: 0, plus: 0 };
      counts.set(place, { all: all + 1, plus: plus + Number(isPlus) });
    }
  const isColumn = (place: string): boolean => {
    const { all, plus } = counts.get(place) ?? { all: 0, plus: 0 };
    return all >= LEAST && plus > 0;
  };
  for (const { money, isPlus, isBefore, places } of found) {
    if (!places.some(isColumn)) continue;
    money.sign = isPlus ? '+' : '-';
    if (isBefore) money.from -= 1;
    else money.to += 1;
  }
}
