import type { Classified } from './classified';

/** Rows that show a way to print dates. */
const LEAST = 2;
/** Dates that stand under each other begin at one place (points). */
const ONE_START = 2;

/** Whether a row that begins with a date has a line above it that begins with another, and says what the row is of. */
function isUnder(row: Classified, above: Classified | undefined): boolean {
  const [own, upper] = [row.line.dates[0], above?.line.dates[0]];
  return (
    above?.kind === 'date' &&
    above.text !== '' &&
    above.line.page === row.line.page &&
    own?.from === 0 &&
    upper?.from === 0 &&
    Math.abs(own.x0 - upper.x0) <= ONE_START &&
    row.dates[0] !== undefined
  );
}

/**
 * Records of two lines, each of which begins with a date, the figures on the second: `02.07. Salary` over `30.06. Reference 112
 * 27.69`. The first date is the record's, as a heading names them, the other one a further date.
 */
export function withDaysFromAbove(items: readonly Classified[]): readonly Classified[] {
  const marked = items.filter(({ kind }) => kind === 'amount' || kind === 'date');
  const rows = marked.filter(({ kind }) => kind === 'amount');
  const first = marked.findIndex(({ kind }) => kind === 'amount');
  const under = new Set(
    marked.filter((row, i) => row.kind === 'amount' && isUnder(row, marked[i - 1])),
  );
  if (first < 1 || rows.length < LEAST || under.size < rows.length) return items;
  return items.map((item) =>
    under.has(item) ? { ...item, dates: [undefined, item.dates[0], ...item.dates.slice(1)] } : item,
  );
}
