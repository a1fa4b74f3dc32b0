import { cellsOf } from '../layout';
import { currencyNamed, isDated, type Placed, type TokenLine } from '../reading';

/** A summary's column of one currency, at the right edge (points) of the cell that names it. */
export type CurrencyColumn = { currency: string; x1: number };

/** A line that names the columns of a summary by currencies and nothing else: `RD$   US$`. */
export type CurrencyHead = { line: TokenLine; columns: readonly CurrencyColumn[] };

/** A title has few words; what has more is text. */
const TITLE_WORDS = 8;

/** How far below its heading a summary reaches, in lines. */
const SUMMARY_LINES = 12;

/** Points between the ends of a column's name and of its figures. */
const NEAR = 14;

/** The figure of a line that stands in each column of a summary; empty where one has none. */
function figuresUnder(line: TokenLine, { columns }: CurrencyHead): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { x1, exact } of line.money) {
    const column = exact && columns.find((one) => Math.abs(one.x1 - x1) <= NEAR);
    if (column) found.add(column.currency);
  }
  return found;
}

/** Summaries with a column for each of several currencies, borne out by two lines or more of a figure in each. */
export function currencyHeads(lines: readonly TokenLine[]): readonly CurrencyHead[] {
  return lines.flatMap((line, at) => {
    if (line.money.length > 0 || line.dates.length > 0) return [];
    const columns = cellsOf(line.words).flatMap(({ words, x1 }) => {
      const [word, ...more] = words;
      const currency = word && more.length === 0 ? currencyNamed(word.text) : undefined;
      return currency === undefined ? [] : [{ currency, x1 }];
    });
    if (
      columns.length < 2 ||
      new Set(columns.map(({ currency }) => currency)).size < columns.length
    )
      return [];
    const head = { line, columns };
    const borne = lines
      .slice(at + 1, at + 1 + SUMMARY_LINES)
      .filter((one) => one.page === line.page && figuresUnder(one, head).size === columns.length);
    return borne.length < 2 ? [] : [head];
  });
}

/** The only one of `currencies` that a line without figures names: `TRANSACCIONES EN DÓLARES US$`. */
function currencyOfTitle(
  { words, money, dates }: TokenLine,
  currencies: ReadonlySet<string>,
): string | undefined {
  if (money.length > 0 || dates.length > 0 || words.length > TITLE_WORDS) return undefined;
  const named = words.flatMap(({ text }) => currencyNamed(text) ?? []);
  const [only, ...others] = new Set(named.filter((one) => currencies.has(one)));
  return others.length === 0 ? only : undefined;
}

/**
 * The currency of each of a document's entries, where its summary has columns of several and each row stands under a title
 * that names one of these; undefined where it does not.
 */
export function titledCurrencies(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  heads: readonly CurrencyHead[],
): ReadonlyMap<Placed, string> | undefined {
  const named = new Set(heads.flatMap(({ columns }) => columns.map(({ currency }) => currency)));
  const found = new Map<Placed, string>();
  const ofRows = new Set<string>();
  let current: string | undefined;
  let next = heads[0]?.line.index ?? lines.length;
  for (const one of placed) {
    const { entry } = one;
    const isRow = entry.kind === 'row';
    const first = isRow ? entry.lines[0] : entry.line;
    for (; next <= (first?.index ?? -1); next += 1) {
      const line = lines[next];
      const isOfRow = isRow && line === first;
      if (line && !isOfRow) current = currencyOfTitle(line, named) ?? current;
    }
    if (isRow) next = Math.max(next, (entry.lines.at(-1)?.index ?? -1) + 1);
    if (current !== undefined) found.set(one, current);
    if (!isRow || !isDated(entry)) continue;
    if (current === undefined) return undefined;
    ofRows.add(current);
  }
  return ofRows.size > 1 ? found : undefined;
}

/** The currency of the summary's column that a figure stands in, by the nearest summary above it on its page. */
export function currencyUnder(
  line: TokenLine,
  x1: number,
  heads: readonly CurrencyHead[],
): string | undefined {
  const head = heads.findLast((one) => one.line.page === line.page && one.line.index < line.index);
  return head?.columns.find((column) => Math.abs(column.x1 - x1) <= NEAR)?.currency;
}
