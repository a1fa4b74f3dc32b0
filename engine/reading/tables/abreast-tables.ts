import { type Header, lineKind, readFurtherLines, startsOf } from '../headings';
import { clipLine, type TokenLine, whiteSpaceBefore } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { withoutLeftBox } from './left-box';
import { withoutRightList } from './right-list';
import type { Segment } from './segment';

/** So far (points) left of its name a column may begin. */
const OUTDENT = 12;

/** Words that begin so far (points) left of the white space begin at it. */
const EDGE = 0.5;

/** Lines with more than one date: of rows that stand abreast. */
const rowsOf = (lines: readonly TokenLine[]): TokenLine[] =>
  lines.filter(({ dates }) => dates.length > 1);

/** A sum that is named under one of the tables abreast, and printed under another: it is of all, and no row. */
function isSumAcross(line: TokenLine, edges: readonly number[], lexicon: Lexicon): boolean {
  const second = edges[1] ?? Infinity;
  if (line.dates.length > 0 || line.x0 >= second || line.money.length === 0) return false;
  const isNamed = lineKind(line, lexicon, true)?.kind === 'total';
  return isNamed && line.money.every(({ x0 }) => x0 >= second);
}

/** The table that stands under a heading, or the tables, where it names its columns once for each. */
export function tablesUnder(
  header: Header,
  { caption, day }: { caption: Segment['caption']; day?: Segment['day'] },
  lines: TokenLine[],
  lexicon: Lexicon,
): Segment[] {
  const starts = startsOf(header.columns);
  if (starts.length === 0) {
    const further = header.further && readFurtherLines(lines, header, lexicon);
    const own = { header, caption, day, lines: further?.lines ?? lines, goesOn: false };
    return [
      withoutRightList(withoutLeftBox({ ...own, abreast: undefined, further }, lexicon), lexicon),
    ];
  }
  const size = header.columns.length / starts.length;
  const between = starts.slice(1).map((start, i) => {
    const edge = header.columns[(i + 1) * size - 1]?.x1 ?? 0;
    return whiteSpaceBefore(rowsOf(lines), start - OUTDENT, edge) - EDGE;
  });
  const edges = [0, ...between, Infinity];
  const across = new Set(lines.filter((line) => isSumAcross(line, edges, lexicon)));
  return starts.map((_, i) => {
    const [x0 = 0, x1 = Infinity] = edges.slice(i, i + 2);
    const columns = header.columns.slice(i * size, (i + 1) * size);
    const isLast = i === starts.length - 1;
    const clipped = lines.flatMap((line) =>
      across.has(line) ? (isLast ? line : []) : (clipLine(line, x0, x1, lexicon) ?? []),
    );
    return {
      header: { ...header, columns },
      caption,
      lines: clipped,
      goesOn: false,
      abreast: header,
    };
  });
}
