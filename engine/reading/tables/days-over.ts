import type { Header } from '../headings';
import type { PrintedDate, TokenLine } from '../tokens';
import { isDateRole } from '../vocabulary';

/** `24/7/2024` right above a heading that names no dates: nothing but the day of the rows below. */
function dayOver(lines: readonly TokenLine[], { from, columns }: Header): PrintedDate | undefined {
  const [line, top] = [lines[from - 1], lines[from]];
  const [date] = line?.dates ?? [];
  if (!line || !date || line.page !== top?.page || date.weak) return undefined;
  const isAlone = date.from === 0 && date.to === line.words.length;
  return isAlone && !columns.some(({ role }) => isDateRole(role)) ? date : undefined;
}

/** By heading, the day that stands over it, where that is the document's way: one alone may be the day of issue. */
export function daysOver(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): ReadonlyMap<Header, PrintedDate> {
  const days = new Map(
    headers.flatMap((header) => {
      const day = dayOver(lines, header);
      return day ? [[header, day] as const] : [];
    }),
  );
  const different = new Set([...days.values()].map(({ value }) => JSON.stringify(value)));
  return different.size > 1 ? days : new Map();
}
