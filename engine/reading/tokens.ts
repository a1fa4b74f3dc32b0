import type { Line } from '../layout';
import { settings } from '../settings';
import { fold } from '../text';
import { dateAt, type PrintedDate } from './dates';
import type { Lexicon } from './lexicon';
import { type Money, moneyAt, type Setting } from './money';
import type { NumberFormat } from './number-format';
import { isPageNumber } from './page-numbers';

/** A line with its dates and figures found. Words that belong to neither are text. */
export type TokenLine = Line & {
  /** Place in the document, over all pages. */
  index: number;
  dates: PrintedDate[];
  /** Left to right. */
  money: Money[];
};

const couldBegin = (text: string): boolean => {
  const c = text.charCodeAt(0);
  return c < 128 ? c !== 47 && c !== 46 : true;
};
const HAS_DIGIT = /\d/;

function datedLater(line: Line, from: number, lexicon: Lexicon): boolean {
  return line.words.some((_, i) => i >= from && dateAt(line, i, lexicon)?.weak === false);
}

/** What is known of where the document's figures stand. */
type Places = Setting & { isFigure: (money: Money) => boolean };

/**
 * Finds dates first, then figures among the words that are left. What begins a line and may be either (`2.18`)
 * is a day and month unless it stands where figures do.
 */
export function tokenise(
  line: Line,
  index: number,
  format: NumberFormat,
  lexicon: Lexicon,
  places?: Places,
): TokenLine {
  const dates: PrintedDate[] = [];
  const money: Money[] = [];
  const { words } = line;
  for (let i = 0; i < words.length;) {
    const text = words[i]?.text ?? '';
    const digits = HAS_DIGIT.test(text);
    if (!digits && !couldBegin(text)) {
      i += 1;
      continue;
    }
    const date = dateAt(line, i, lexicon);
    const amount =
      digits && (!date || date.weak)
        ? moneyAt(line, i, format, lexicon, money.at(-1)?.to, places)
        : undefined;
    // `2.18` is an amount rather than a day and month, unless the line begins with it and has no other date.
    const figure =
      amount?.exact &&
      (i > 0 ||
        amount.marker !== undefined ||
        places?.isFigure(amount) ||
        datedLater(line, date?.to ?? 0, lexicon));
    if (date && !figure) {
      dates.push(date);
      i = date.to;
      continue;
    }
    const previous = money.at(-1);
    if (amount && (!previous || amount.from >= previous.to)) {
      money.push(amount);
      i = amount.to;
    } else i += 1;
  }
  return { ...line, index, dates, money };
}

/** Figures that must share an edge for another thing there to be one. */
const COLUMN = 3;

/** Every line of a document, tokenised; what may be a date or a figure is decided by where the figures stand. */
export function tokeniseAll(
  lines: readonly Line[],
  format: NumberFormat,
  lexicon: Lexicon,
): TokenLine[] {
  const pages = (lines.at(-1)?.page ?? 0) + 1;
  const read = (line: Line, index: number, places?: Places): TokenLine => {
    const found = tokenise(line, index, format, lexicon, places);
    return isPageNumber(found, pages) ? { ...found, money: [] } : found;
  };
  const tokens = lines.map((line, index) => read(line, index));
  const grouped = tokens.some((line) => line.money.some((money) => isGrouped(line, money)));
  const doubtful = tokens.filter(
    (line) =>
      (line.dates[0]?.weak === true && line.dates[0].from === 0) ||
      line.money.some(({ from }) => /^[-–—]$/.test(line.words[from]?.text ?? '')) ||
      (grouped && line.money.some((money, i) => isHead(line, money, line.money[i + 1]))),
  );
  if (doubtful.length === 0) return tokens;
  const figures = tokens.flatMap(({ money }) => money.filter(({ exact }) => exact));
  const left = countBy(figures, ({ x0 }) => x0);
  const right = countBy(figures, ({ edge }) => edge);
  const isFigure = ({ x0, edge }: Money): boolean =>
    near(left, x0) >= COLUMN || near(right, edge) >= COLUMN;
  const isFiller: Setting['isFiller'] = ({ x1 }) => near(right, x1) >= COLUMN;
  const groupGap = grouped ? WIDE_GROUP : settings.groupGap;
  for (const { index } of doubtful) {
    const line = lines[index];
    if (line) tokens[index] = read(line, index, { isFigure, isFiller, groupGap });
  }
  return tokens;
}

/** Groups of digits in letter-spaced print, where the document is known to part them with spaces; in font sizes. */
const WIDE_GROUP = 1.3;

const isGrouped = ({ words }: Line, { from, exact }: Money): boolean =>
  exact && /^\d{1,3}$/.test(words[from]?.text ?? '') && /^\d{3}/.test(words[from + 1]?.text ?? '');

/** `1` before `952.28`: maybe one figure, set wide. */
function isHead({ words }: Line, { from, to, exact, x1 }: Money, next: Money | undefined): boolean {
  const word = words[from];
  if (!next || !word || exact || next.from !== to || !/^\d{1,3}$/.test(word.text)) return false;
  return (
    next.exact &&
    /^\d{3}(?!\d)/.test(words[next.from]?.text ?? '') &&
    next.x0 - x1 <= WIDE_GROUP * word.size
  );
}

function countBy(
  figures: readonly Money[],
  placeOf: (money: Money) => number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const figure of figures) {
    const place = Math.round(placeOf(figure));
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

const near = (counts: ReadonlyMap<number, number>, x: number): number =>
  [-1, 0, 1].reduce((sum, step) => sum + (counts.get(Math.round(x) + step) ?? 0), 0);

const foldedLines = new WeakMap<TokenLine, readonly string[]>();

/** Folded words that are neither date nor figure; the rest are empty strings, so that indexes stay. */
export function foldedText(line: TokenLine): readonly string[] {
  const known = foldedLines.get(line);
  if (known) return known;
  const folded: string[] = [];
  for (const { from, to, weak } of line.dates) if (!weak) blank(folded, from, to);
  for (const { from, to, exact } of line.money) if (exact) blank(folded, from, to);
  for (let i = 0; i < line.words.length; i += 1) folded[i] ??= fold(line.words[i]?.text ?? '');
  foldedLines.set(line, folded);
  return folded;
}

function blank(folded: string[], from: number, to: number): void {
  for (let i = from; i < to; i += 1) folded[i] = '';
}
