import { parts, type Day } from '../calendar';

/** How days are written: the months' names, and whether in capitals. */
export type DayForm = {
  months: readonly (readonly [long: string, short: string])[];
  capitals: boolean;
  /** ISO 639-1, for the rules of capitals. */
  language: string;
  /** `HH:MM`, for forms that print it. */
  time: string;
};

/**
 * A day by a pattern of d do dd M MM MMM MMMM yy yyyy HH:mm. Other characters stand for themselves, letters in
 * single quotes too.
 */
export function formatDay(
  day: Day,
  form: string,
  { months, capitals, language, time }: DayForm,
): string {
  const { year, month, date } = parts(day);
  const [long, short] = months[month - 1] ?? ['', ''];
  const tokens: Record<string, string> = {
    d: String(date),
    do: date + ordinal(date),
    'HH:mm': time,
    dd: String(date).padStart(2, '0'),
    M: String(month),
    MM: String(month).padStart(2, '0'),
    MMM: short,
    MMMM: long,
    yy: String(year % 100).padStart(2, '0'),
    yyyy: String(year),
  };
  const text = form.replaceAll(/'[^']*'|HH:mm|do|d{1,2}|M{1,4}|y{4}|y{2}/g, (token) =>
    token.startsWith("'") ? token.slice(1, -1) : (tokens[token] ?? token),
  );
  return capitals ? text.toLocaleUpperCase(language) : text;
}

/** The English ending of 1st, 2nd, 3rd, 4th. */
function ordinal(date: number): string {
  const teens = date > 10 && date < 14;
  return (teens ? undefined : ['th', 'st', 'nd', 'rd'][date % 10]) ?? 'th';
}

/** Does a form name the year? */
export const hasYear = (form: string): boolean => form.includes('y');

/** A printed date over two lines, broken after its last separator (`2024-03-` / `01`). */
export function splitDay(printed: string): string[] {
  const at = Math.max(
    ...['-', '/', '.', ' ', '年', '月'].map((mark) => printed.trimEnd().lastIndexOf(mark)),
  );
  if (at <= 0 || at === printed.length - 1) return [printed];
  return [printed.slice(0, at + 1).trimEnd(), printed.slice(at + 1)];
}
