import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';

const TENS = /^[0-3]$/;
const DAY = /^\d\.$/;
const MONTH = /^(?:0?[1-9]|1[0-2])\.$/;
const YEAR = /^(?:19|20)\d{2}$/;
/** Lines that begin so, at least: one may be numbered. */
const LEAST = 2;

/** The figure before a date's first one, where a line begins with both: `1 2. 10. 2024`. */
function tensOf({ words }: Line): number | undefined {
  const [tens, day, month, year] = words;
  if (!tens || !day || !month || !year) return undefined;
  if (!TENS.test(tens.text) || !DAY.test(day.text)) return undefined;
  if (!MONTH.test(month.text) || !YEAR.test(year.text)) return undefined;
  return day.x0 - tens.x1 <= settings.dateGap * tens.size ? Number(tens.text) : undefined;
}

const joined = (tens: Word, day: Word): Word => ({
  ...tens,
  text: tens.text + day.text,
  x1: day.x1,
});

/**
 * `1 2. 10. 2024`, `1 5. 10. 2024`: days whose two figures were set apart. Where they go up one by one, they are the rows' own
 * numbers.
 */
export function joinSplitDays(lines: readonly Line[], figures: readonly string[]): readonly Line[] {
  // Of most documents no figure is such a day.
  if (!figures.some((text) => text.length === 2 && DAY.test(text))) return lines;
  const tens = lines.map(tensOf);
  const found = tens.filter((figure) => figure !== undefined);
  const goesUp = found.every((figure, i) => i === 0 || figure === (found[i - 1] ?? 0) + 1);
  if (found.length < LEAST || goesUp) return lines;
  return lines.map((line, i) => {
    const [first, second, ...rest] = line.words;
    if (tens[i] === undefined || !first || !second) return line;
    return { ...line, words: [joined(first, second), ...rest] };
  });
}
