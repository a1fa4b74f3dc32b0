import { overlapOf } from '../../layout';
import { type Header, lineKind } from '../headings';
import { clipLine, type Money, type TokenLine } from '../tokens';
import { isDateRole, isMoneyRole, type Lexicon } from '../vocabulary';
import type { Caption, Segment } from './segment';

/** Edges (points) nearer than this are one. */
const SAME = 3;

/** `♦`: a mark, and no word. */
const MARK = /^[^\p{L}\p{N}]+$/u;

/** Whether nothing but a mark stands behind a figure. */
const isLast = ({ words }: TokenLine, { to }: Money): boolean =>
  to === words.length || (to === words.length - 1 && MARK.test(words[to]?.text ?? ''));

/** A date where a heading names dates, or begins, and one figure, at the line's end, in line with a name of money. */
function standsUnder(line: TokenLine, { columns }: Header): boolean {
  const { dates, money } = line;
  const [date] = dates;
  const figures = money.filter(({ exact }) => exact);
  const [figure] = figures;
  if (date?.from !== 0 || date.weak || !figure || figures.length > 1) return false;
  const days = columns.filter(({ role }) => isDateRole(role));
  const places = days.length > 0 ? days : columns.slice(0, 1);
  const isDate = places.some(({ x0 }) => Math.abs(x0 - date.x0) <= SAME);
  const isMoney = columns.some(
    (name) =>
      isMoneyRole(name.role) &&
      (Math.abs(name.x1 - figure.edge) <= SAME || overlapOf(name, figure) > 0),
  );
  return isDate && isMoney && isLast(line, figure);
}

const isText = ({ dates, money }: TokenLine): boolean =>
  dates.length === 0 && !money.some(({ exact }) => exact);

/** `Payments                Amount`: a title, without a name of money that the heading prints in the same place. */
function titleOf(line: TokenLine, { columns }: Header, lexicon: Lexicon): TokenLine {
  const last = line.words.at(-1);
  const name = columns.find(
    ({ role, text, x1 }) =>
      isMoneyRole(role) && text === last?.text && Math.abs(x1 - last.x1) <= SAME,
  );
  return (name && clipLine(line, -Infinity, name.x0 - SAME, lexicon)) ?? line;
}

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
    const kind = lineKind(titleOf(line, header, lexicon), lexicon, true);
    if (kind?.kind !== 'section') return [];
    const rows = rowsBelow(above, at, header);
    if (rows.length === 0) return [];
    const caption: Caption = { ...kind, line };
    return [{ header, caption, lines: rows, goesOn: false, abreast: undefined }];
  });
}
