import type { ColumnRole } from '../../languages';
import { overlapOf, type Span } from '../../layout';
import type { HeaderColumn } from '../headings';
import type { Segment } from '../tables';
import type { Money, TokenLine } from '../tokens';
import { accountCurrencies, isMoneyRole } from '../vocabulary';
import { type Cluster, clusters, isCell, mostIn } from './clusters';
import { pair } from './paired-headings';
import { withoutLone, withoutStrays } from './stray-clusters';

/** A column of figures: where it stands, how many figures it holds, and what its heading says. */
export type MoneyColumn = {
  x0: number;
  x1: number;
  /** Mean right edge of its figures. */
  edge: number;
  /** Mean middle of its figures. */
  center: number;
  /** Mean left edge of its figures. */
  start: number;
  /** How far their right edges lie apart. */
  spread: number;
  count: number;
  role: ColumnRole | undefined;
  /** The currency that its heading names, beside another one's column (`accountCurrencies`). */
  currency?: string | undefined;
  /** It stands under a name, be it of no money that moves: `Billed now`. */
  isNamed: boolean;
};

const isUnder = (m: Span, h: Span): boolean => m.x1 > h.x0 - 4 && m.x0 < h.x1 + 4;

/** A figure without decimals that stands by itself under a heading. */
const isLoose = (m: Money, headings: readonly HeaderColumn[]): boolean =>
  !m.exact && m.alone && headings.some((h) => isUnder(m, h));

function hasLoose(lines: readonly TokenLine[], headings: readonly HeaderColumn[]): boolean {
  for (const { money } of lines)
    for (const figure of money) if (!figure.exact && isLoose(figure, headings)) return true;
  return false;
}

/** The columns of figures of a segment, from left to right, under their headings. */
export function moneyColumns(segment: Segment): MoneyColumn[] {
  const headings = (segment.header?.columns ?? []).filter((column) => isMoneyRole(column.role));
  const rows = headings.length > 0 ? [] : rowLines(segment);
  const lines = rows.length > 0 ? rows : segment.lines;
  let list = clusters(lines, isCell);
  if (headings.length > 0) {
    // Amounts printed without decimals count where a heading stands above them.
    if (hasLoose(lines, headings)) {
      const all = clusters(lines, (m) => isLoose(m, headings) || isCell(m));
      // Below the rows, a figure without decimals may stand in what is printed small.
      const isDated = all.some(({ dated, count }) => dated > 0.5 * count);
      const isExact = ({ x0, x1 }: Cluster): boolean =>
        list.some((exact) => exact.x0 < x1 && exact.x1 > x0);
      // Under a name that exact figures stand under, fewer others are of a text that reaches below it.
      const isOfOthers = (some: Cluster): boolean =>
        headings.some(
          (h) =>
            isUnder(some, h) && list.some((exact) => isUnder(exact, h) && exact.count > some.count),
        );
      const loose = all.filter(
        (some) => isExact(some) || ((!isDated || some.dated > 0) && !isOfOthers(some)),
      );
      if (loose.length > list.length || list.length === 0) list = loose;
    }
  }
  if (headings.length === 0 && list.length > 1) list = withoutStrays(list, lines);
  if (headings.length > 0 && list.length > headings.length) list = withoutLone(list);
  const paired = pair(list, headings, (heading) => nextAfter(heading, segment));
  const most = mostIn(list);
  const currencies = accountCurrencies(headings);
  return list.flatMap((cluster, i) => {
    const heading = paired[i];
    const stray = cluster.count < Math.max(2, 0.1 * most) || cluster.dated === 0;
    if (headings.length > 0 && !heading && (stray || isOfText(cluster, segment))) return [];
    const { x0, x1, count } = cluster;
    const edge = cluster.edges / count;
    const center = cluster.centers / count;
    const start = cluster.starts / count;
    const spread = cluster.high - cluster.low;
    const currency = heading && currencies.get(heading);
    const isNamed = segment.header?.columns.some((name) => overlapOf(name, cluster) > 0) === true;
    const role = heading?.role;
    return [{ x0, x1, edge, center, start, spread, count, role, currency, isNamed }];
  });
}

/** Of so many of a table's rows, what a column that none of its names is for holds is more than their text. */
const MOST_ROWS = 0.5;

/**
 * Whether what moves, on either side or with its balance, has its own names, and these figures stand under that of
 * the text in few rows.
 */
function isOfText({ x0, x1, count }: Cluster, segment: Segment): boolean {
  const names = segment.header?.columns ?? [];
  const isNamed = (...roles: ColumnRole[]): boolean =>
    roles.every((role) => names.some((name) => name.role === role));
  if (!isNamed('debit', 'credit') && !isNamed('amount', 'balance')) return false;
  const isOfDescription = names.some(
    (name) => name.role === 'description' && x0 >= name.x0 && x1 < nextAfter(name, segment),
  );
  return isOfDescription && count < MOST_ROWS * rowLines(segment).length;
}

/** Where the name right of another begins. */
function nextAfter({ x1 }: HeaderColumn, { header }: Segment): number {
  const after = header?.columns.filter((column) => column.x0 >= x1) ?? [];
  return after.reduce((least, { x0 }) => Math.min(least, x0), Infinity);
}

export function hasCell({ money }: TokenLine): boolean {
  for (const { exact, alone } of money) if (exact && alone) return true;
  return false;
}

/** Lines with a date and a figure; where a day's date is printed once or above its rows, those with a figure. */
export function rowLines({ lines }: Segment): readonly TokenLine[] {
  const top = lines.findIndex((line) => line.dates.length > 0);
  const figured: TokenLine[] = [];
  const dated: TokenLine[] = [];
  for (let i = Math.max(top, 0); i < lines.length; i += 1) {
    const line = lines[i];
    if (!line || !hasCell(line)) continue;
    figured.push(line);
    if (line.dates.length > 0) dated.push(line);
  }
  return dated.length < 0.5 * figured.length ? figured : dated;
}
