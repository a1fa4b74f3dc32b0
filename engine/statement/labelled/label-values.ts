import { cellsOf, overlapOf, type Span } from '../../layout';
import type { Money, TokenLine } from '../../reading';
import { hasDigit, isKnownCurrency } from '../../text';
import { valueFarBelow } from './far-values';
import {
  endOf,
  isInSentence,
  isOnDay,
  NEAR,
  type Place,
  spanOf,
  standsOverValues,
} from './label-places';

const LINES_BELOW = 2;
/** A row may print zeros in its other columns before the balance. */
const MOST_VALUES = 3;

/** The exact figure that stands over or under a label, some lines below it (negative: above). */
export function figureBy(
  lines: readonly TokenLine[],
  place: Place,
  distance: number,
): Money | undefined {
  const line = lines[place.at];
  const other = lines[place.at + distance];
  if (!line || other?.page !== line.page) return undefined;
  if (!other.money.some(({ exact }) => exact)) return undefined;
  return figureIn(other, line, spanOf(line, place));
}

/** The exact figure of another line that stands over or under a place of this one. */
function figureIn(other: TokenLine, line: TokenLine, { x0, x1 }: Span): Money | undefined {
  const far = Math.abs(other.baseline - line.baseline);
  return other.money.find(
    (money) =>
      money.exact &&
      money.x0 < x1 + 8 &&
      money.x1 > x0 - 8 &&
      far <= NEAR * sizeOfFigure(money, other, line),
  );
}

/** The size of what is larger, a label or a figure: a box may set the figure larger than what it is called. */
const sizeOfFigure = ({ from }: Money, other: TokenLine, { size }: TokenLine): number =>
  Math.max(size, other.words[from]?.size ?? 0);

/** The figures that may be a label's value: those to its right, else one beneath it, or the only one before it. */
export function valuesFor(lines: readonly TokenLine[], place: Place): readonly Money[] {
  const near = valuesNear(lines, place);
  if (near.length > 0) return near;
  const far = valueFarBelow(lines, place);
  return far ? [far] : near;
}

/** `1,612.88   Minimum payment   43.18`: the figures up to what is called otherwise; with a day, it may be a row's text. */
function upToName(figures: readonly Money[], { words }: TokenLine): readonly Money[] {
  const end = figures.findIndex((money, i) => {
    const between = words.slice(figures[i - 1]?.to ?? money.from, money.from);
    return (
      between.some(({ text }) => NAME.test(text) && !isKnownCurrency(text)) &&
      !between.some(({ text }) => hasDigit(text))
    );
  });
  return end < 0 ? figures : figures.slice(0, end);
}

/** Letters that are no mark of a side: `CR`. */
const NAME = /\p{L}{3}/u;

/** In font sizes: what stands lower is on a line of its own. */
const LEVEL = 0.8;

/** The figure beside a label of two lines, halfway between them: alone in its line, and to the right. */
function figureLevel(line: TokenLine, below: TokenLine | undefined): Money | undefined {
  const [figure, ...more] = below?.money ?? [];
  if (!below || !figure?.exact || more.length > 0 || below.page !== line.page) return undefined;
  const isLevel = below.baseline - line.baseline <= LEVEL * line.size;
  return isLevel && below.x0 > line.x1 && figure.to - figure.from === below.words.length
    ? figure
    : undefined;
}

function valuesNear(lines: readonly TokenLine[], place: Place): readonly Money[] {
  const line = lines[place.at];
  if (!line) return [];
  const { to, until } = place;
  const figures = line.money.filter(({ exact }) => exact);
  const right = figures.filter((money) => money.from >= to && money.from < until);
  if (right.length > 0) return upToName(right, line).slice(0, MOST_VALUES);
  // `30/06/2026   6.380,02 €   Closing balance in your favour`, `3.214,55   Opening balance on 01/01/2025`.
  const isAtEnd = endOf(line, place) === line.words.length || isOnDay(line, to);
  if (figures.length === 1 && isAtEnd) return figures;
  const level = isAtEnd ? figureLevel(line, lines[place.at + 1]) : undefined;
  if (level) return [level];
  if (isInSentence(line, place) && !standsOverValues(line, lines[place.at + 1])) return [];
  const { x1 } = spanOf(line, place);
  for (let k = 1; k <= LINES_BELOW; k += 1) {
    const beneath = figureBy(lines, place, k);
    if (beneath) return [beneath];
    const below = lines[place.at + k];
    if (below?.page !== line.page) return [];
    if (below.baseline - line.baseline > NEAR * line.size) continue;
    // The last label of a line of labels, and the only figure beneath them, at the right, but for those under other labels.
    const exact = below.money.filter((money) => money.exact);
    const only = exact.at(-1);
    const isUnderOther = (money: Money): boolean =>
      cellsOf(line.words).some((cell) => cell.x1 < x1 && overlapOf(cell, money) > 0);
    const isOfDay = line.dates.length === 1 && isOnDay(line, to);
    const ends = isOfDay || (line.dates.length === 0 && to === line.words.length);
    const isLast = ends && only?.to === below.words.length;
    if (isLast && below.dates.length === 0 && exact.slice(0, -1).every(isUnderOther)) {
      const parts = cellsOf(line.words).length > 1 && only.x0 > x1;
      return parts ? [only] : [];
    }
  }
  return [];
}
