import type { Header } from '../headings';
import type { PrintedDate, TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { tablesUnder } from './abreast-tables';
import { partedBelow } from './below-lists';
import { captionOf } from './captions';
import { dayOfStatement } from './day-of-statement';
import { daysOver } from './days-over';
import { furnitureAbove, furnitureOnTop } from './furniture';
import { withoutMonthTables } from './month-tables';
import { namesAgain } from './names-again';
import { withoutNext } from './next-head';
import { isOfOther } from './other-headings';
import { titledRowsAbove } from './rows-above';
import { carriesRow, type Segment } from './segment';
import { unheaded } from './unheaded';

/** With as many rows above all headings, what has none is no table. */
const SURELY_ROWS = 10;

const namesRate = ({ words }: TokenLine): boolean => words.some(({ text }) => text.includes('%'));

/** Rows under their headings, which may print the figure right behind the date. */
const rowsUnder = (lines: readonly TokenLine[]): number =>
  lines.filter(({ dates, money }) => {
    const [date, figure] = [dates[0], money[0]];
    return date?.from === 0 && !date.weak && figure?.exact && figure.from === dates.at(-1)?.to;
  }).length;

/** Lines that read as rows of transactions: a date first, a figure last; with two dates, words between. */
const rowsAmong = (lines: readonly TokenLine[]): number =>
  lines.filter(({ words, dates, money }) => {
    const [date, figure] = [dates[0], money.at(-1)];
    if (date?.from !== 0 || date.weak || !figure?.exact || figure.to !== words.length) return false;
    const taken = [...dates, ...money].reduce((sum, { from, to }) => sum + to - from, 0);
    return dates.length === 1 || taken < words.length;
  }).length;

/** A line with an amount and a date that begins it, behind a number maybe, or stands free: one in its text is of no row. */
const beginsRow = (line: TokenLine): boolean =>
  carriesRow(line) && line.dates.some((date) => date.from <= 1 || standsFree(date, line));

/** A date off the words on both sides, as in a column. */
function standsFree({ from, to, x0, x1 }: PrintedDate, { words, size }: TokenLine): boolean {
  const [before, behind] = [words[from - 1], words[to]];
  return (!before || x0 - before.x1 > size) && (!behind || behind.x0 - x1 > size);
}

/**
 * Cuts the document at its headings. What stands above the first heading is no segment, unless it has more rows
 * than stand under all headings: then these are of other tables, and that of the rows has none.
 */
export function segmentsOf(
  lines: TokenLine[],
  headers: readonly Header[],
  lexicon: Lexicon,
): Segment[] {
  const first = headers[0];
  if (!first) return unheaded(lines, lexicon);
  const above = lines.slice(0, first.from);
  const rows = rowsAmong(above);
  const under = lines.slice(first.from);
  const isBare = rows > 0 && rows > Math.max(rowsAmong(under), rowsUnder(under));
  // Where the names are not printed again, the letterhead may be.
  const furniture = new Set([...furnitureAbove(lines, headers, lexicon), ...furnitureOnTop(lines)]);
  const days = daysOver(lines, headers, lexicon);
  const ofStatement = dayOfStatement(lines, headers, lexicon);
  const headed: Segment[] = [];
  for (const [i, header] of headers.entries()) {
    if (isOfOther(header, lexicon)) continue;
    const next = headers[i + 1]?.from ?? lines.length;
    const isNamesAgain = namesAgain(lines, header);
    const printed = lines
      .slice(header.to, next)
      .filter((line) => !line.isProse && !furniture.has(line) && !isNamesAgain(line));
    const rest = withoutMonthTables(printed, lexicon);
    const body = withoutNext(rest, header, headers[i + 1], lines[next]);
    const day = ofStatement ?? (body.some(beginsRow) ? undefined : days.get(header));
    const caption = captionOf(lines, header, lexicon);
    const { lines: own, below } = partedBelow(body, header, headers.slice(0, i), lexicon);
    headed.push(...tablesUnder(header, { caption, day }, own, lexicon));
    if (below) headed.push(...tablesUnder(below.header, below, below.lines, lexicon));
  }
  if (!isBare) {
    const top = headed[0]?.header;
    // Rows right above the first heading, under a title of their own.
    return top && !headed[0]?.abreast
      ? [...titledRowsAbove(lines, top, lexicon), ...headed]
      : headed;
  }
  const bare = unheaded(above, lexicon);
  if (rowsAmong(above) < SURELY_ROWS) return [...bare, ...headed];
  return [
    ...bare.filter((segment) => rowsAmong(segment.lines) > 0),
    ...headed.filter(({ lines: own }) => own.some((line) => carriesRow(line) && !namesRate(line))),
  ];
}
