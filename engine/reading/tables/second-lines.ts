import type { TokenLine } from '../tokens';
import { carriesRow } from './segment';

/** Rows whose second lines are set alike, so many at least, show how their table sets them. */
const SEVERAL = 3;

/** Half a point: what is set alike differs by less. */
const placeOf = (x0: number, leading: number): string =>
  `${String(Math.round(2 * x0))} ${String(Math.round(2 * leading))}`;

const hasNumber = ({ words }: TokenLine): boolean => words.some(({ text }) => /\d{4}$/.test(text));

/** Tells of a line whether the second lines of several rows, which end in no number, are set as it is below its own. */
export class SecondLines {
  private counts: Map<string, number> | undefined;

  constructor(private readonly lines: readonly TokenLine[]) {}

  has(line: TokenLine): boolean {
    const place = this.placeOf(line);
    if (place === undefined) return false;
    this.counts ??= this.counted();
    return (this.counts.get(place) ?? 0) >= SEVERAL;
  }

  private counted(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const line of this.lines) {
      const place = hasNumber(line) ? undefined : this.placeOf(line);
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return counts;
  }

  /** How a line stands right below a row's first one, behind its date; undefined where it does not. */
  private placeOf({ index, page, x0, baseline, dates, money }: TokenLine): string | undefined {
    const row = this.lines[index - 1];
    const date = row?.dates[0];
    if (row?.page !== page || date?.from !== 0 || !carriesRow(row)) return undefined;
    if (x0 <= date.x1 || dates[0]?.from === 0 || money.some(({ exact }) => exact)) return undefined;
    return placeOf(x0, baseline - row.baseline);
  }
}
