import type { Line } from '../../layout';
import { settings } from '../../settings';
import { hasDigit } from '../../text';
import type { Lexicon } from '../vocabulary';
import { dateAt, type PrintedDate, startsLikeDate } from './dates';
import { readFarSigns } from './far-signs';
import { freeFigures } from './free-figures';
import { readLostCurrency } from './lost-currency';
import { type Money, moneyAt, type Setting } from './money';
import type { NumberFormat } from './number-format';
import { pageNumberFrom } from './page-numbers';
import { readEras } from './short-years';
import { type Said, type TokenLine, tokenLineOf } from './token-line';

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
  said?: Said,
): TokenLine {
  const dates: PrintedDate[] = [];
  const money: Money[] = [];
  const { words } = line;
  if (words.length > settings.lineWords)
    return tokenLineOf(line, index, { dates, money }, lexicon, said);
  for (let i = 0; i < words.length;) {
    const text = words[i]?.text ?? '';
    const digits = hasDigit(text);
    if (!digits && !startsLikeDate(text, lexicon)) {
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
  // Copies are as long as what they hold, and stay; what grew has room for more.
  return tokenLineOf(line, index, { dates: dates.slice(), money: money.slice() }, lexicon, said);
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
  const said: Said = new Map();
  const read = (line: Line, index: number, places?: Places): TokenLine => {
    const found = tokenise(line, index, format, lexicon, places, said);
    const from = pageNumberFrom(found, pages);
    if (from === undefined) return found;
    const money = found.money.filter((figure) => figure.to <= from);
    return tokenLineOf(line, index, { dates: found.dates, money }, lexicon, said);
  };
  const tokens = lines.map((line, index) => read(line, index));
  const grouped = tokens.some(hasGroups);
  const doubtful = tokens.filter((line) => isDoubtful(line) || (grouped && hasHead(line)));
  if (doubtful.length === 0) return settled(tokens, lexicon);
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
  return settled(tokens, lexicon);
}

/** What only the lines of the whole document tell: the era of their years, and figures that have a column. */
function settled(tokens: TokenLine[], { eras }: Lexicon): TokenLine[] {
  readEras(tokens, eras);
  readFarSigns(tokens);
  readLostCurrency(tokens);
  freeFigures(tokens);
  return tokens;
}

/** Groups of digits in letter-spaced print, where the document is known to part them with spaces; in font sizes. */
const WIDE_GROUP = 1.3;

/** `1`, `€1`: what a further group of three digits may follow. */
const SHORT_FIGURE = /^\D{0,3}\d{1,3}$/;
const GROUP = /^\d{3}(?!\d)/;
const DASH = /^[-–—]$/;

/** Which word holds a figure's first digits; before it, its sign or currency may stand: `EUR 1 234.56`. */
function headAt({ words }: Line, { from, to }: Money): number {
  let at = from;
  while (at < to && !hasDigit(words[at]?.text ?? '')) at += 1;
  return at;
}

/** `1 234.56`, in words of their own. */
function hasGroups(line: TokenLine): boolean {
  const { words, money } = line;
  for (const figure of money) {
    if (!figure.exact || figure.to - figure.from < 2) continue;
    const at = headAt(line, figure);
    if (at + 1 >= figure.to) continue;
    if (SHORT_FIGURE.test(words[at]?.text ?? '') && GROUP.test(words[at + 1]?.text ?? ''))
      return true;
  }
  return false;
}

/** It begins with what may be a date, or has a dash before a figure: its sign, or what fills an unused cell. */
function isDoubtful({ words, dates, money }: TokenLine): boolean {
  const [date] = dates;
  if (date?.weak === true && date.from === 0) return true;
  for (const { from, to } of money)
    if (to - from > 1 && DASH.test(words[from]?.text ?? '')) return true;
  return false;
}

const hasHead = (line: TokenLine): boolean =>
  line.money.some((money, i) => isHead(line, money, line.money[i + 1]));

/** `1` before `952.28`: maybe one figure, set wide. */
function isHead(line: Line, { exact, to, x1 }: Money, next: Money | undefined): boolean {
  const word = line.words[to - 1];
  if (!next || !word || exact || next.from !== to || !SHORT_FIGURE.test(word.text)) return false;
  return (
    next.exact &&
    GROUP.test(line.words[next.from]?.text ?? '') &&
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
