import { cellsOf, overlapOf } from '../layout';
import {
  columnAt,
  type Columns,
  currencyNamed,
  type Money,
  type Placed,
  type TokenLine,
} from '../reading';
import { type CurrencyHead, currencyUnder } from './titled-currencies';

/** Lines above a figure that may name its currency, and how far they stand above it at most, in font sizes. */
const LINES_ABOVE = 2;
const REACH = 3;

/** The currency of the column that a figure stands in. */
function currencyIn(columns: Columns, line: TokenLine, figure: Money): string | undefined {
  const column = columnAt(columns, figure, line);
  return column === undefined ? undefined : columns.money[column]?.currency;
}

/** The currencies of tables by their titles, and the summaries that have columns of these. */
export type Titled = {
  heads: readonly CurrencyHead[];
  currencies: ReadonlyMap<Placed, string>;
};

const NOT_TITLED: Titled = { heads: [], currencies: new Map() };

/** Tells which of a document's currencies its figures are in: those that nothing says are in the first one. */
export class FigureCurrencies {
  private readonly placedAt = new Map<number, Placed>();
  private readonly tables: readonly Columns[];

  constructor(
    private readonly lines: readonly TokenLine[],
    placed: readonly Placed[],
    private readonly currencies: readonly string[],
    private readonly titled: Titled = NOT_TITLED,
  ) {
    this.tables = [...new Set(placed.map(({ group }) => group.columns))];
    for (const one of placed) {
      const { entry } = one;
      const own = entry.kind === 'row' ? entry.lines : [entry.line];
      for (const { index } of own) this.placedAt.set(index, one);
    }
  }

  /** A line with the figures of one currency alone; the line itself where it has no others. */
  lineIn(line: TokenLine, currency: string): TokenLine {
    if (line.money.length === 0) return line;
    const money = line.money.filter((figure) => this.of(line, figure) === currency);
    return money.length === line.money.length ? line : { ...line, money };
  }

  private of(line: TokenLine, figure: Money): string | undefined {
    return (
      this.byColumn(line, figure) ??
      this.byTitle(line) ??
      this.known(figure.currency) ??
      currencyUnder(line, figure.x1, this.titled.heads) ??
      this.nameAbove(line, figure) ??
      this.byOthers(line, figure) ??
      this.currencies[0]
    );
  }

  private known(word: string | undefined): string | undefined {
    const named = word === undefined ? undefined : currencyNamed(word);
    return named !== undefined && this.currencies.includes(named) ? named : undefined;
  }

  private byTitle({ index }: TokenLine): string | undefined {
    const one = this.placedAt.get(index);
    return one && this.titled.currencies.get(one);
  }

  private byColumn(line: TokenLine, figure: Money): string | undefined {
    const columns = this.placedAt.get(line.index)?.group.columns;
    return columns && currencyIn(columns, line, figure);
  }

  /** Outside of tables, figures that stand under each other's columns of one: a balance in each of its currencies. */
  private byOthers(line: TokenLine, figure: Money): string | undefined {
    const exact = line.money.filter((one) => one.exact);
    if (exact.length !== this.currencies.length) return undefined;
    for (const columns of this.tables) {
      const found = new Set(exact.map((one) => currencyIn(columns, line, one)));
      if (found.size === exact.length && !found.has(undefined))
        return currencyIn(columns, line, figure);
    }
    return undefined;
  }

  /** `SALDO ACTUAL U$S` over a figure. */
  private nameAbove(line: TokenLine, figure: Money): string | undefined {
    for (let k = 1; k <= LINES_ABOVE; k += 1) {
      const above = this.lines[line.index - k];
      if (above?.page !== line.page || line.baseline - above.baseline > REACH * line.size) break;
      const cell = cellsOf(above.words).find((one) => overlapOf(one, figure) > 0);
      if (cell) return this.known(cell.words.at(-1)?.text);
    }
    return undefined;
  }
}
