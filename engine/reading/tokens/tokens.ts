import type { Line } from '../../layout';
import { withOne } from '../../lists';
import { settings } from '../../settings';
import { hasDigit } from '../../text';
import type { Lexicon } from '../vocabulary';
import { dateAt, type PrintedDate, startsLikeDate } from './dates';
import { hasGroups, hasHead, isDoubtful, isPlain, WIDE_GROUP } from './doubts';
import { readFarMarks } from './far-marks';
import { readFarSigns } from './far-signs';
import { freeFigures } from './free-figures';
import { readLostCurrency } from './lost-currency';
import { readLetterMarks } from './letter-marks';
import type { Money } from './money';
import { moneyAt } from './read-money';
import type { Setting } from './setting';
import type { NumberFormat } from './number-format';
import { pageNumberFrom } from './page-numbers';
import { near } from './parted-dates';
import { readEras } from './short-years';
import { Said } from './said';
import { type TokenLine, tokenLineOf } from './token-line';
import { readYearHeadings } from './year-headings';

function datedLater(line: Line, from: number, lexicon: Lexicon): boolean {
  return line.words.some((_, i) => i >= from && dateAt(line, i, lexicon)?.weak === false);
}

/** What is known of where the document's figures stand, and the dates that lines begin with. */
type Places = Setting & {
  isFigure: (money: Money) => boolean;
  isDay: (money: Money) => boolean;
};

/** `22.14`, `1,234.56`: by itself, with its decimals, it may be a day and month, but is no date beyond doubt. */
const DECIMAL = /^(?:\d+|\d{1,3}(?:[.,]\d{3})+)[.,]\d{2}$/;

/** A figure behind other words, with nothing near that a date goes on with: an amount, if it can be one. */
const isAmount = (line: Line, i: number, text: string): boolean =>
  i > 0 && DECIMAL.test(text) && near(line, i + 1) === undefined;

/** `3.` before a title. */
const ORDINAL = /^\d{1,2}[.)]$/;

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
  const { words } = line;
  if (words.length > settings.lineWords)
    return tokenLineOf(line, index, { dates: [], money: [] }, lexicon, said);
  // Most lines have both: a list is made for what was found.
  let dates: PrintedDate[] | undefined;
  let money: Money[] | undefined;
  for (let i = 0; i < words.length;) {
    const text = words[i]?.text ?? '';
    const digits = hasDigit(text) && !(i === 0 && text.length < 4 && ORDINAL.test(text));
    if (!digits && !startsLikeDate(line, i, lexicon)) {
      i += 1;
      continue;
    }
    const previous = money?.at(-1);
    const floor = previous?.to;
    const alone = isAmount(line, i, text)
      ? moneyAt(line, i, format, lexicon, floor, places)
      : undefined;
    const date = alone?.exact ? undefined : dateAt(line, i, lexicon);
    const amount =
      alone ??
      (digits && (!date || date.weak)
        ? moneyAt(line, i, format, lexicon, floor, places)
        : undefined);
    // `2.18` is an amount rather than a day and month, unless the line begins with it and has no other date, or stands
    // where others begin with one.
    const figure =
      amount?.exact &&
      (i > 0 ||
        amount.marker !== undefined ||
        (!places?.isDay(amount) &&
          (places?.isFigure(amount) || datedLater(line, date?.to ?? 0, lexicon))));
    if (date && !figure) {
      dates = dates ? withOne(dates, date) : [date];
      i = date.to;
      continue;
    }
    if (amount && (!previous || amount.from >= previous.to)) {
      money = money ? withOne(money, amount) : [amount];
      i = amount.to;
    } else i += 1;
  }
  return tokenLineOf(line, index, { dates: dates ?? [], money: money ?? [] }, lexicon, said);
}

/** Figures that must share an edge for another thing there to be one. */
const COLUMN = 3;

/** A line, its page's number without figures. */
function withoutPageNumber(
  line: TokenLine,
  pages: number,
  lexicon: Lexicon,
  said: Said,
): TokenLine {
  const from = pageNumberFrom(line, pages);
  if (from === undefined) return line;
  const money = line.money.filter((figure) => figure.to <= from);
  return tokenLineOf(line, line.index, { dates: line.dates, money }, lexicon, said);
}

/** Every line of a document, tokenised; what may be a date or a figure is decided by where the figures stand. */
export function tokeniseAll(
  lines: readonly Line[],
  format: NumberFormat,
  lexicon: Lexicon,
): TokenLine[] {
  const pages = (lines.at(-1)?.page ?? 0) + 1;
  const said = new Said(lexicon);
  const tokens: TokenLine[] = [];
  /** Most lines are plain, of most documents all: what is asked of others need not be asked of these. */
  const others: TokenLine[] = [];
  for (const line of lines) {
    const read = tokenise(line, tokens.length, format, lexicon, undefined, said);
    const found = withoutPageNumber(read, pages, lexicon, said);
    tokens.push(found);
    if (!isPlain(found)) others.push(found);
  }
  const grouped = others.some(hasGroups);
  const doubtful = others.filter((line) => isDoubtful(line) || (grouped && hasHead(line)));
  if (doubtful.length === 0) return settled(tokens, others, lexicon);
  const figures = tokens.flatMap(({ money }) => money.filter(({ exact }) => exact));
  const left = countBy(figures, ({ x0 }) => x0);
  const right = countBy(figures, ({ edge }) => edge);
  const isFigure = ({ x0, edge }: Money): boolean =>
    countAt(left, x0) >= COLUMN || countAt(right, edge) >= COLUMN;
  const days = countBy(tokens.flatMap(firstDate), ({ x0 }) => x0);
  const isDay = ({ x0 }: Money): boolean =>
    countAt(days, x0) >= COLUMN && countAt(days, x0) > countAt(left, x0);
  const isFiller: Setting['isFiller'] = ({ x1 }) => countAt(right, x1) >= COLUMN;
  const groupGap = grouped ? WIDE_GROUP : settings.groupGap;
  for (const { index } of doubtful) {
    const line = lines[index];
    if (!line) continue;
    const places = { isFigure, isDay, isFiller, groupGap };
    const read = tokenise(line, index, format, lexicon, places, said);
    tokens[index] = withoutPageNumber(read, pages, lexicon, said);
  }
  const again = others.flatMap(({ index }) => tokens[index] ?? []);
  return settled(tokens, again, lexicon);
}

/**
 * What only the lines of the whole document tell: the era of their years, the years above their days, and figures that
 * have a column. `others` are the lines that are not plain.
 */
function settled(tokens: TokenLine[], others: readonly TokenLine[], lexicon: Lexicon): TokenLine[] {
  readEras(tokens, lexicon.eras);
  readYearHeadings(tokens);
  readFarSigns(others);
  readLostCurrency(tokens, others);
  readLetterMarks(tokens, others);
  freeFigures(tokens, others, lexicon);
  readFarMarks(tokens, lexicon);
  return tokens;
}

/** The date that a line begins with. */
const firstDate = ({ dates: [date] }: TokenLine): PrintedDate[] => (date?.from === 0 ? [date] : []);

function countBy<Found>(
  found: readonly Found[],
  placeOf: (one: Found) => number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of found) {
    const place = Math.round(placeOf(one));
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

const countAt = (counts: ReadonlyMap<number, number>, x: number): number =>
  [-1, 0, 1].reduce((sum, step) => sum + (counts.get(Math.round(x) + step) ?? 0), 0);
