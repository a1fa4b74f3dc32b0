import { beginsCell, cellsOf, overlapOf, type Span, textOf } from '../../layout';
import {
  endsInPoints,
  mayName,
  type Money,
  phrasesIn,
  signed,
  tellsOfPoints,
  type TokenLine,
} from '../../reading';
import { hasDigit, isKnownCurrency } from '../../text';

/** A balance that a label states anywhere in the document, in minor units as printed. */
export type LabelledBalance = {
  word: 'opening' | 'closing' | 'forward';
  minor: number;
  money: Money;
  line: TokenLine;
};

const LINES_BELOW = 2;
/** A row may print zeros in its other columns before the balance. */
const MOST_VALUES = 3;

/** A label in a line: the words of its phrase, and where the next label begins. */
type Place = { at: number; from: number; to: number; until: number };

/** Words of a cell that are a label at most: more are a sentence. */
const LONGEST_LABEL = 8;

/** Where a label's cell ends: `Current balance/Baki semasa (RM)` has more words than its phrase. */
function endOf(line: TokenLine, { from, to, until }: Place): number {
  let end = 0;
  for (const { words } of cellsOf(line.words)) {
    const start = end;
    end += words.length;
    if (from < start || from >= end) continue;
    const isPlain = [...line.money, ...line.dates].every(
      (one) => one.from >= end || one.to <= start,
    );
    return isPlain && words.length <= LONGEST_LABEL && until >= end ? Math.max(to, end) : to;
  }
  return to;
}

/** Words that names set a word space apart make a cell of at most: what is longer is prose, and has no figure beneath. */
const LONGEST_CELL = 16;
/** … and so many words before a label: `purchases of earlier months (included in the previous balance)`. */
const LONGEST_BEFORE = 4;

function isInSentence(line: TokenLine, { from }: Place): boolean {
  if (line.words.length <= LONGEST_BEFORE) return false;
  let start = 0;
  for (const { words } of cellsOf(line.words)) {
    const isOwn = from < start + words.length;
    if (isOwn) return words.length > LONGEST_CELL || from - start > LONGEST_BEFORE;
    start += words.length;
  }
  return false;
}

/** Several figures, and no date, beneath a line without one: it is of names, however near they are set. */
const standsOverValues = ({ page, money }: TokenLine, below: TokenLine | undefined): boolean =>
  money.length === 0 && below?.page === page && below.money.filter(({ exact }) => exact).length > 1;

/** Letters of the words that lead to a label's day at most: `al`, `per`. */
const LONGEST_LEAD = 3;

/** Whether all that stands from a word on is a day: `on 01/01/2025`. */
function isOnDay({ words, dates, speech }: TokenLine, from: number): boolean {
  const day = dates.at(-1);
  if (!day || day.weak || day.from < from || day.to < words.length) return false;
  return speech.folded.slice(from, day.from).every((word) => word.length <= LONGEST_LEAD);
}

const spanOf = (line: TokenLine, place: Place): Span => ({
  x0: line.words[place.from]?.x0 ?? line.x0,
  x1: line.words[endOf(line, place) - 1]?.x1 ?? line.x1,
});

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

/** A figure stands so many font sizes over or under its label at most. */
const NEAR = 3;

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

/** Lines that names beside a label may go on over, and how far below it the values stand, in font sizes. */
const TALLEST = 4;
const TALL = 5;

/**
 * The figure under a label whose neighbours are names of several lines, so that the values of all stand further down: with
 * nothing between the two, in a line of several figures.
 */
function valueFarBelow(lines: readonly TokenLine[], place: Place): Money | undefined {
  const line = lines[place.at];
  if (!line || line.money.length > 0) return undefined;
  const { x0, x1 } = spanOf(line, place);
  const names = cellsOf(line.words).filter((cell) => cell.x1 <= x0 || cell.x0 >= x1);
  let goesOn = false;
  for (const below of lines.slice(place.at + 1, place.at + 1 + TALLEST)) {
    if (below.page !== line.page || below.baseline - line.baseline > TALL * line.size)
      return undefined;
    const figures = below.money.filter(({ exact }) => exact);
    if (figures.length > 1 && goesOn)
      return figures.find((money) => money.x0 < x1 + 8 && money.x1 > x0 - 8);
    // What stands between goes on with other names.
    goesOn =
      figures.length === 0 &&
      cellsOf(below.words).every(
        (cell) =>
          (cell.x1 <= x0 || cell.x0 >= x1) && names.some((name) => overlapOf(name, cell) > 0),
      );
    if (!goesOn) return undefined;
  }
  return undefined;
}

/**
 * `마이신한포인트 전월잔액 12,840`: the balance of points, which the word before names, in a cell of its own where it begins the line;
 * what is set larger is a title beside.
 */
function isOfPoints({ words }: TokenLine, from: number): boolean {
  const [before, word] = [words[from - 1], words[from]];
  return (
    before?.size === word?.size &&
    (from === 1 || !beginsCell(words, from)) &&
    endsInPoints(before?.text ?? '')
  );
}

/** Words of a title at most. */
const LONGEST_TITLE = 6;

/** `Reward Points Summary` right over a line of names, of which one is a balance's: what stands beneath are points. */
function isUnderPoints(line: TokenLine, above: TokenLine | undefined): boolean {
  if (line.money.length > 0 || above?.page !== line.page) return false;
  return (
    above.money.length === 0 &&
    above.words.length <= LONGEST_TITLE &&
    line.baseline - above.baseline <= NEAR * line.size &&
    tellsOfPoints(textOf(above))
  );
}

/** Every labelled opening, closing and forwarded balance, in printed order. `lines` are the whole document's. */
export function labelledBalances(lines: readonly TokenLine[]): LabelledBalance[] {
  const found: LabelledBalance[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line && mayName(line, 'balances') && line.words.length <= 40) {
      for (const balance of balancesIn(line, at, lines)) found.push(balance);
    }
  }
  return found;
}

/** The balances that the labels of one line state, which stands at a place of all. */
function balancesIn(line: TokenLine, at: number, lines: readonly TokenLine[]): LabelledBalance[] {
  const matches = phrasesIn(line, 'balances');
  return matches.flatMap(({ tag: word, from, to }, i) => {
    if (word === 'other' || isOfPoints(line, from) || isUnderPoints(line, lines[at - 1])) return [];
    // `a balance of 1,000.00 at 18%` is prose.
    if (line.money.some((money) => money.from >= from && money.to <= to)) return [];
    const until = matches[i + 1]?.from ?? Infinity;
    const values = valuesFor(lines, { at, from, to, until });
    return values.map((money) => ({ word, minor: signed(money), money, line }));
  });
}

/**
 * The one balance that labels of a word state, minor units as printed: behind each label the first figure that is not
 * zero. Undefined where they state different ones.
 */
export function soleBalance(
  labels: readonly LabelledBalance[],
  word: LabelledBalance['word'],
): number | undefined {
  const stated = new Map<TokenLine, number>();
  for (const label of labels)
    if (label.word === word && !stated.get(label.line)) stated.set(label.line, label.minor);
  const [first, ...others] = new Set(stated.values());
  return others.length === 0 ? first : undefined;
}
