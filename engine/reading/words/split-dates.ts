import type { Line } from '../../layout';
import type { Word } from '../../pdf';

/** A date that ends in its separator: `2024-03-`, `23/03/`, `4-Mar-`, `2024年3月`. */
const BEGUN =
  /^(?:\d{4}[./-]\d{1,2}[./-]|\d{1,2}[./-]\d{1,2}[./-]|\d{1,2}[./-]\p{L}{3,10}[./-]|\d{4}[年년]\d{1,2}[月월])$/u;
/** `2024년 3월`, whose day stands below. */
const YEAR = /^\d{4}[年년]$/u;
const MONTH = /^\d{1,2}[月월]$/u;
/** A day, a month, or a year of some calendar: the end of a card's number is none. */
const REST = /^(?:\d{1,3}|(?:19|20|24|25|26)\d\d)$/;
/** `2025-`, whose `08-01` stands below. */
const YEAR_FIRST = /^(?:19|20)\d\d[./-]$/;
const MONTH_AND_DAY = /^\d{1,2}[./-]\d{1,2}$/;
const DAY = /^\d{1,2}[日일]$/u;
/** `2025-08-01T10:`, whose `39:04` stands below. */
const TIMED = /^\d{4}-\d\d-\d\dT(?:\d\d:){0,2}$/;
const TIME = /^\d\d(?::\d\d){0,2}$/;
const CJK = /[年년月월]$/u;

/** Any of `. / - : T`, or no letter of Latin. */
const isSeparator = (c: number): boolean =>
  (c >= 45 && c <= 47) || c === 58 || c === 84 || c > 0x1000;

const FORMS = [BEGUN, YEAR, YEAR_FIRST, TIMED] as const;

/** Whether a word is a date whose end stands elsewhere. */
export const isBegunDate = ({ text }: Word): boolean => isBegun(text);

function isBegun(text: string): boolean {
  // Most words end in a letter, and figures in a digit.
  const last = text.charCodeAt(text.length - 1);
  return isSeparator(last) && FORMS.some((form) => form.test(text));
}

/** How much lower the rest may stand, in line heights. */
const REACH = 1.8;

const restOf = ({ text }: Word): RegExp =>
  CJK.test(text) ? DAY : YEAR_FIRST.test(text) ? MONTH_AND_DAY : TIMED.test(text) ? TIME : REST;

/** Digits nearer than this, in font sizes, are of one number that is set letter by letter: a word space is wider. */
const SPREAD = 0.2;
const DIGITS = /^\d+$/;

/** A word and the digits right behind it: `1` `2` is no first day. */
function spreadFrom(words: readonly Word[], at: number): readonly Word[] {
  let to = at + 1;
  for (; DIGITS.test(words[to - 1]?.text ?? ''); to += 1) {
    const [before, next] = [words[to - 1], words[to]];
    if (!before || !next || !DIGITS.test(next.text)) break;
    if (next.x0 - before.x1 >= SPREAD * next.size) break;
  }
  return words.slice(at, to);
}

/** The rest of a date, in one word or in pieces. */
function restBelow(lines: readonly Line[], at: number, word: Word): readonly Word[] | undefined {
  const rest = restOf(word);
  for (const line of lines.slice(at + 1, at + 4)) {
    if (line.page !== lines[at]?.page || line.baseline - word.baseline > REACH * word.size)
      return undefined;
    for (const [i, other] of line.words.entries()) {
      if (Math.abs(other.x0 - word.x0) >= 0.5 * word.size) continue;
      const pieces = spreadFrom(line.words, i);
      if (rest.test(pieces.map(({ text }) => text).join(''))) return pieces;
    }
  }
  return undefined;
}

/** The last word of what may be a begun date, and its rest, if one stands below. */
type Begun = { last: Word; below: readonly Word[] };

function brokenDates(lines: readonly Line[]): Begun[] {
  const found: Begun[] = [];
  lines.forEach((line, at) => {
    let i = -1;
    for (const word of line.words) {
      i += 1;
      if (!isBegunDate(word)) continue;
      const month = YEAR.test(word.text) ? line.words[i + 1] : undefined;
      const last = month && MONTH.test(month.text) ? month : word;
      found.push({ last, below: restBelow(lines, at, word) ?? [] });
    }
  });
  return found;
}

/**
 * Those that are broken, where they begin at one edge with as many at least: a column breaks all its dates. `31.12.` among
 * others that end so is whole, and a year below it heads the rows of the next one.
 */
function mostlyBroken(dates: readonly Begun[]): readonly Begun[] {
  const counts = new Map<number, number>();
  for (const { last, below } of dates) {
    const x = Math.round(last.x0);
    counts.set(x, (counts.get(x) ?? 0) + (below.length > 0 ? 1 : -1));
  }
  return dates.filter(
    ({ last, below }) => below.length > 0 && (counts.get(Math.round(last.x0)) ?? 0) >= 0,
  );
}

/**
 * Dates that a narrow column broke after a separator are put together on their first line. `figures` are the texts with a
 * digit that the lines print.
 */
export function joinSplitDates(
  lines: readonly Line[],
  figures: readonly string[],
): readonly Line[] {
  if (!figures.some(isBegun)) return lines;
  const gone = new Set<Word>();
  const longer = new Map<Word, Word>();
  for (const { last, below } of mostlyBroken(brokenDates(lines))) {
    for (const piece of below) gone.add(piece);
    longer.set(last, { ...last, text: [last, ...below].map(({ text }) => text).join('') });
  }
  if (gone.size === 0) return lines;
  return lines.flatMap((line) => {
    const words = line.words
      .filter((word) => !gone.has(word))
      .map((word) => longer.get(word) ?? word);
    return words.length === 0 ? [] : [{ ...line, words, x0: words[0]?.x0 ?? line.x0 }];
  });
}
