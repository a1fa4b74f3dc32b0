import type { Header } from '../headings';
import type { PrintedDate, TokenLine } from '../tokens';
import { isDateRole, type Lexicon, phrasesIn } from '../vocabulary';

/** `Posting date: 03/03/2025`: a column's name, with nothing behind but the balance that the day opens with. */
function isLabelled(line: TokenLine, { from, to }: PrintedDate, { columns }: Lexicon): boolean {
  const name = columns.at(line.speech.folded, 0);
  if (!name || !isDateRole(name.tag) || name.to !== from) return false;
  if (line.words[from - 1]?.text.endsWith(':') !== true) return false;
  if (to === line.words.length) return true;
  const names = phrasesIn(line, 'balances').some((phrase) => phrase.from === to);
  return names && line.money.length === 1 && line.money[0]?.to === line.words.length;
}

/** `24/7/2024` right above a heading that names no dates: nothing but the day of the rows below. */
function dayOver(
  lines: readonly TokenLine[],
  { from, columns }: Header,
  lexicon: Lexicon,
): PrintedDate | undefined {
  const [line, top] = [lines[from - 1], lines[from]];
  const [date] = line?.dates ?? [];
  if (!line || !date || line.page !== top?.page || date.weak) return undefined;
  const isAlone =
    (date.from === 0 && date.to === line.words.length) ||
    (line.dates.length === 1 && isLabelled(line, date, lexicon));
  return isAlone && !columns.some(({ role }) => isDateRole(role)) ? date : undefined;
}

/** By heading, the day that stands over it, where that is the document's way: one alone may be the day of issue. */
export function daysOver(
  lines: readonly TokenLine[],
  headers: readonly Header[],
  lexicon: Lexicon,
): ReadonlyMap<Header, PrintedDate> {
  const days = new Map(
    headers.flatMap((header) => {
      const day = dayOver(lines, header, lexicon);
      return day ? [[header, day] as const] : [];
    }),
  );
  const different = new Set([...days.values()].map(({ value }) => JSON.stringify(value)));
  return different.size > 1 ? days : new Map();
}
