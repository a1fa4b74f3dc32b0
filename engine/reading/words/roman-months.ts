import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';

const MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const DAY = /^(?:0?[1-9]|[12]\d|3[01])\.?$/;
const YEAR = /^(?:19|20)\d{2}$/;
/** `6.XI.2024`, `6-XI-2024`. */
const WHOLE = /^(\d{1,2})[.\-/]([IVX]{1,4})[.\-/]((?:19|20)\d{2})$/;

/** Dates so written, at least: fewer may be anything. */
const LEAST = 3;

const monthOf = (text: string | undefined): number =>
  MONTHS.indexOf((text ?? '').replace(/\.$/, '')) + 1;

/** Year first, which can be taken for nothing else. */
const isoOf = (year: string, month: number, day: string): string =>
  [year, String(month).padStart(2, '0'), day.replace('.', '').padStart(2, '0')].join('-');

const isNear = (before: Word, word: Word): boolean =>
  word.x0 - before.x1 <= settings.dateGap * before.size;

/** The date that begins at a word, as one word, and how many it has. */
function dateAt(words: readonly Word[], i: number): { date: Word; count: number } | undefined {
  const [day, month, year] = [words[i], words[i + 1], words[i + 2]];
  if (!day) return undefined;
  const [, ofDay, ofMonth, ofYear] = WHOLE.exec(day.text) ?? [];
  if (ofDay !== undefined && ofYear !== undefined && monthOf(ofMonth) > 0)
    return { date: { ...day, text: isoOf(ofYear, monthOf(ofMonth), ofDay) }, count: 1 };
  if (!month || !year || !DAY.test(day.text) || !YEAR.test(year.text)) return undefined;
  const at = monthOf(month.text);
  if (at === 0 || !isNear(day, month) || !isNear(month, year)) return undefined;
  return { date: { ...day, text: isoOf(year.text, at, day.text), x1: year.x1 }, count: 3 };
}

/** `6 XI 2024`, `6.XI.2024`: months in Roman numerals, as Poland and Hungary write them. `words` are what the lines print. */
export function joinRomanMonths(lines: readonly Line[], words: readonly string[]): readonly Line[] {
  if (!words.some((text) => monthOf(text) > 0 || WHOLE.test(text))) return lines;
  let count = 0;
  const joined = lines.map((line) => {
    const own: Word[] = [];
    let found = 0;
    for (let i = 0; i < line.words.length;) {
      const word = line.words[i];
      const date = dateAt(line.words, i);
      if (date) found += 1;
      if (date) own.push(date.date);
      else if (word) own.push(word);
      i += date?.count ?? 1;
    }
    count += found;
    return found === 0 ? line : { ...line, words: own };
  });
  return count < LEAST ? lines : joined;
}
