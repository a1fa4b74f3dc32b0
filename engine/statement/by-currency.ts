import { joined } from '../lists';
import {
  type Entry,
  type Group,
  isDated,
  type Placed,
  type RowCell,
  type TokenLine,
} from '../reading';
import { FigureCurrencies } from './figure-currencies';
import { foreignColumns } from './foreign-columns';
import { currencyHeads, titledCurrencies } from './titled-currencies';

/** A document as the accounts of one currency print it. */
export type CurrencyView = {
  /** ISO 4217, or what stands for a currency that no code is sure of; undefined where the document is of one. */
  currency: string | undefined;
  lines: readonly TokenLine[];
  placed: readonly Placed[];
  groups: readonly Group[];
};

/** The currencies of the columns in which a row moves money. */
function currenciesIn({ group, entry }: Placed): ReadonlySet<string> {
  if (entry.kind !== 'row' || !isDated(entry)) return new Set();
  return new Set(
    entry.cells.flatMap(({ column, money }) =>
      money.minor === 0 ? [] : (group.columns.money[column]?.currency ?? []),
    ),
  );
}

/**
 * The currencies whose rows are their own: each has more rows that move nothing else than rows that move another one,
 * as where a purchase abroad is printed in both. One that never moves alone is what was paid abroad.
 */
function ownCurrencies(placed: readonly Placed[]): readonly string[] {
  const tallies = new Map<string, { alone: number; shared: number }>();
  for (const one of placed) {
    const currencies = currenciesIn(one);
    for (const currency of currencies) {
      const tally = tallies.get(currency) ?? { alone: 0, shared: 0 };
      tally[currencies.size === 1 ? 'alone' : 'shared'] += 1;
      tallies.set(currency, tally);
    }
  }
  const own = [...tallies].filter(([, { alone }]) => alone > 0);
  return own.every(([, { alone, shared }]) => alone > shared)
    ? own.map(([currency]) => currency)
    : [];
}

/** A table of which only the columns of one currency hold money, and those that name none. */
const tableIn = (group: Group, currency: string): Group => ({
  ...group,
  columns: {
    ...group.columns,
    money: group.columns.money.map((column) => {
      if (column.currency === undefined) return column;
      if (column.currency !== currency) return { ...column, role: 'reference' };
      return column.role === 'foreignAmount' ? { ...column, role: 'amount' } : column;
    }),
  },
});

/** What an entry prints of one currency; undefined where that is nothing and it prints another. */
function entryIn(
  { group, entry }: Placed,
  currency: string,
  lineIn: (line: TokenLine) => TokenLine,
): Entry | undefined {
  if (entry.kind !== 'row' && entry.kind !== 'balance' && entry.kind !== 'total') return entry;
  const currencyOf = ({ column }: RowCell): string | undefined =>
    group.columns.money[column]?.currency;
  const ofCurrency = (cells: readonly RowCell[]): RowCell[] =>
    cells.filter((cell) => [undefined, currency].includes(currencyOf(cell)));
  const cells = ofCurrency(entry.cells);
  const moves = (cell: RowCell): boolean =>
    currencyOf(cell) !== undefined && (entry.kind !== 'row' || cell.money.minor !== 0);
  if (entry.cells.some(moves) && !cells.some(moves)) return undefined;
  if (entry.kind === 'row')
    return { ...entry, cells, anchor: lineIn(entry.anchor), lines: entry.lines.map(lineIn) };
  const line = lineIn(entry.line);
  if (entry.kind === 'balance') return { ...entry, cells, line };
  const row = { ...entry.row, cells: ofCurrency(entry.row.cells), anchor: line };
  return { ...entry, cells, line, row };
}

/**
 * The document where only one currency's columns move anything: the others hold no amounts, `US$ 0,00  R$ 526,73`, or
 * what was paid abroad.
 */
function viewOfOnly(
  currency: string,
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  groups: readonly Group[],
): CurrencyView {
  const tables = new Map(groups.map((group) => [group, tableIn(group, currency)]));
  return {
    currency: undefined,
    lines,
    groups: [...tables.values()],
    placed: placed.map((one) => ({ ...one, group: tables.get(one.group) ?? one.group })),
  };
}

/** The document where no currency has rows of its own. */
function viewOfAll(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  groups: readonly Group[],
): CurrencyView {
  const tables = foreignColumns(lines, placed, groups);
  return {
    currency: undefined,
    lines,
    groups: groups.map((group) => tables.get(group) ?? group),
    placed: placed.map((one) => ({ ...one, group: tables.get(one.group) ?? one.group })),
  };
}

/** The document once for each currency that titles of its tables name, where a summary has columns of the same. */
function viewsOfTitles(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  groups: readonly Group[],
): readonly CurrencyView[] | undefined {
  const heads = currencyHeads(lines);
  const currencies = heads.length > 0 ? titledCurrencies(lines, placed, heads) : undefined;
  if (!currencies) return undefined;
  const order = [...new Set(currencies.values())];
  const figures = new FigureCurrencies(lines, placed, order, { heads, currencies });
  return order.map((currency) => ({
    currency,
    lines: lines.map((line) => figures.lineIn(line, currency)),
    groups,
    placed: placed.filter((one) => [undefined, currency].includes(currencies.get(one))),
  }));
}

/**
 * The document once for each currency that has columns and rows of its own in a table, `PESOS  DÓLARES`, in the order
 * of the columns, or under titles of its own: with the rows and the figures of that currency alone.
 */
export function currencyViews(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  groups: readonly Group[],
): readonly CurrencyView[] {
  const columns = joined(groups.map(({ columns: { money } }) => money));
  if (columns.every(({ currency }) => currency === undefined))
    return viewsOfTitles(lines, placed, groups) ?? [{ currency: undefined, lines, placed, groups }];
  const own = ownCurrencies(placed);
  const [only, ...others] = own;
  if (only !== undefined && others.length === 0) return [viewOfOnly(only, lines, placed, groups)];
  if (own.length < 2) return [viewOfAll(lines, placed, groups)];
  const order = [...new Set(columns.flatMap(({ currency }) => currency ?? []))];
  const figures = new FigureCurrencies(lines, placed, order);
  return order
    .filter((currency) => own.includes(currency))
    .map((currency) => {
      const seen = lines.map((line) => figures.lineIn(line, currency));
      const lineIn = (line: TokenLine): TokenLine => seen[line.index] ?? line;
      const tables = new Map(groups.map((group) => [group, tableIn(group, currency)]));
      return {
        currency,
        lines: seen,
        groups: [...tables.values()],
        placed: placed.flatMap((one) => {
          const entry = entryIn(one, currency, lineIn);
          const group = tables.get(one.group) ?? one.group;
          return entry ? { ...one, group, entry } : [];
        }),
      };
    });
}
