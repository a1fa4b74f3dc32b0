import { overlapOf } from '../../layout';
import { type Header, lineKind } from '../headings';
import type { TokenLine } from '../tokens';
import { isDateRole, isMoneyRole, type Lexicon } from '../vocabulary';
import type { Caption, Segment } from './segment';

/** Edges (points) nearer than this are one. */
const SAME = 3;

/** A date where a heading names dates, and one figure, at the line's end, in line with a name of money. */
function standsUnder({ dates, money, words }: TokenLine, { columns }: Header): boolean {
  const [date] = dates;
  const figures = money.filter(({ exact }) => exact);
  const [figure] = figures;
  if (date?.from !== 0 || date.weak || !figure || figures.length > 1) return false;
  const isDate = columns.some(({ role, x0 }) => isDateRole(role) && Math.abs(x0 - date.x0) <= SAME);
  const isMoney = columns.some(
    (name) =>
      isMoneyRole(name.role) &&
      (Math.abs(name.x1 - figure.edge) <= SAME ||
        overlapOf(name, figure) > figure.x1 - figure.x0 - SAME),
  );
  return isDate && isMoney && figure.to === words.length;
}

const isText = ({ dates, money }: TokenLine): boolean =>
  dates.length === 0 && !money.some(({ exact }) => exact);

/** The rows right under a title, with the text of each. */
function rowsBelow(lines: readonly TokenLine[], at: number, header: Header): TokenLine[] {
  const rows: TokenLine[] = [];
  const [title] = lines.slice(at, at + 1);
  for (const line of lines.slice(at + 1)) {
    if (line.page !== title?.page) break;
    const goesOn = rows.length > 0 && isText(line) && line.x0 > (rows[0]?.x0 ?? 0) + SAME;
    if (!standsUnder(line, header) && !goesOn) break;
    rows.push(line);
  }
  return rows;
}

/**
 * `Payments` above the first heading, with rows that stand as those under it do: a table whose names are printed only where
 * those of the cards begin.
 */
export function titledRowsAbove(
  lines: readonly TokenLine[],
  header: Header,
  lexicon: Lexicon,
): Segment[] {
  const above = lines.slice(0, header.from);
  return above.flatMap((line, at): Segment[] => {
    if (!isText(line)) return [];
    const kind = lineKind(line, lexicon, true);
    if (kind?.kind !== 'section') return [];
    const rows = rowsBelow(above, at, header);
    if (rows.length === 0) return [];
    const caption: Caption = { ...kind, line };
    return [{ header, caption, lines: rows, goesOn: false, abreast: undefined }];
  });
}
