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

function restBelow(lines: readonly Line[], at: number, word: Word): [Line, Word] | undefined {
  const rest = restOf(word);
  for (const line of lines.slice(at + 1, at + 4)) {
    if (line.page !== lines[at]?.page || line.baseline - word.baseline > REACH * word.size)
      return undefined;
    const found = line.words.find(
      (other) => Math.abs(other.x0 - word.x0) < 0.5 * word.size && rest.test(other.text),
    );
    if (found) return [line, found];
  }
  return undefined;
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
  lines.forEach((line, at) => {
    let i = -1;
    for (const word of line.words) {
      i += 1;
      if (!isBegunDate(word)) continue;
      const month = YEAR.test(word.text) ? line.words[i + 1] : undefined;
      const last = month && MONTH.test(month.text) ? month : word;
      const below = restBelow(lines, at, word);
      if (!below) continue;
      gone.add(below[1]);
      longer.set(last, { ...last, text: last.text + below[1].text });
    }
  });
  if (gone.size === 0) return lines;
  return lines.flatMap((line) => {
    const words = line.words
      .filter((word) => !gone.has(word))
      .map((word) => longer.get(word) ?? word);
    return words.length === 0 ? [] : [{ ...line, words, x0: words[0]?.x0 ?? line.x0 }];
  });
}
