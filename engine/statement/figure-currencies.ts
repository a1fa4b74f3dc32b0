import { cellsOf, overlapOf } from '../layout';
import { columnAt, currencyNamed, type Money, type Placed, type TokenLine } from '../reading';

/** Lines above a figure that may name its currency, and how far they stand above it at most, in font sizes. */
const LINES_ABOVE = 2;
const REACH = 3;

/** Tells which of a document's currencies its figures are in: those that nothing says are in the first one. */
export class FigureCurrencies {
  private readonly placedAt = new Map<number, Placed>();

  constructor(
    private readonly lines: readonly TokenLine[],
    placed: readonly Placed[],
    private readonly currencies: readonly string[],
  ) {
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
      this.known(figure.currency) ??
      this.nameAbove(line, figure) ??
      this.currencies[0]
    );
  }

  private known(word: string | undefined): string | undefined {
    const named = word === undefined ? undefined : currencyNamed(word);
    return named !== undefined && this.currencies.includes(named) ? named : undefined;
  }

  private byColumn(line: TokenLine, figure: Money): string | undefined {
    const columns = this.placedAt.get(line.index)?.group.columns;
    const column = columns && columnAt(columns, figure, line);
    return column === undefined ? undefined : columns?.money[column]?.currency;
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
