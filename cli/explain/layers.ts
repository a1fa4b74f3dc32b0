import type { Debug } from '@/engine';
import { type Line, linesOf, textOf } from '@/engine/layout';

type Assembly = NonNullable<Debug['assembly']>;
type Group = Parameters<Assembly['choices']['get']>[0];
type Choice = NonNullable<ReturnType<Assembly['choices']['get']>>;
type Statement = Assembly['statements'][number];

/** A mark on a page: points, origin top left. */
export type Mark = {
  /** 0-based. */
  page: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** What it is, told when it is pointed at. */
  title: string;
  /** Drawn as a warning. */
  doubtful?: boolean;
};

/** One stage's marks, shown and hidden together. */
export type Layer = { id: string; label: string; marks: Mark[] };

/** The stages of an extraction, in their order. */
export function layersOf(debug: Debug): Layer[] {
  const tables = [...(debug.assembly?.choices ?? [])];
  const statements = debug.assembly?.statements ?? [];
  const lines = linesOf(debug.pages);
  return [
    { id: 'words', label: 'Words', marks: wordMarks(debug) },
    { id: 'rules', label: 'Rules', marks: ruleMarks(debug) },
    { id: 'lines', label: 'Lines', marks: lines.map(lineMark) },
    {
      id: 'tokens',
      label: 'Dates and figures',
      marks: tables.flatMap(([group]) => tokenMarks(group)),
    },
    {
      id: 'headings',
      label: 'Headings',
      marks: tables.flatMap(([group]) => headingMarks(group, lines)),
    },
    { id: 'columns', label: 'Columns', marks: tables.flatMap(columnMarks) },
    { id: 'rows', label: 'Rows', marks: statements.flatMap(rowMarks) },
  ];
}

function wordMarks({ pages }: Debug): Mark[] {
  return pages.flatMap(({ index, words }) =>
    words.map(({ text, x0, x1, top, bottom, font, size, visible }) => ({
      page: index,
      x0,
      y0: top,
      x1,
      y1: bottom,
      title: `${text} — ${font || 'no font name'} ${size.toFixed(1)}${visible ? '' : ', unseen'}`,
      doubtful: !visible,
    })),
  );
}

function ruleMarks({ pages }: Debug): Mark[] {
  return pages.flatMap(({ index, rules }) =>
    rules.map(({ x0, x1, y }) => ({
      page: index,
      x0,
      y0: y - 0.5,
      x1,
      y1: y + 0.5,
      title: `rule at ${y.toFixed(1)}`,
    })),
  );
}

function lineMark(line: Line, index: number): Mark {
  const { page, x0, x1, top, bottom } = line;
  return { page, x0, y0: top, x1, y1: bottom, title: `line ${index + 1}: ${textOf(line)}` };
}

function tokenMarks(group: Group): Mark[] {
  return group.segments
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const place = { page: line.page, y0: line.top, y1: line.bottom };
      return [
        ...line.dates.map(({ x0, x1, weak }) => ({
          ...place,
          x0,
          x1,
          title: weak ? 'maybe a date' : 'date',
          doubtful: weak,
        })),
        ...line.money.map(({ x0, x1, minor, sign, marker, exact }) => ({
          ...place,
          x0,
          x1,
          title: [`${sign ?? ''}${minor} minor units`, marker, exact ? '' : 'maybe no amount']
            .filter(Boolean)
            .join(', '),
          doubtful: !exact,
        })),
      ];
    });
}

function headingMarks(group: Group, lines: readonly Line[]): Mark[] {
  return group.segments.flatMap(({ header }) => {
    if (header === undefined) return [];
    const own = lines.slice(header.from, header.to);
    const [first] = own;
    if (first === undefined) return [];
    return header.columns.map(({ role, x0, x1, text }) => ({
      page: first.page,
      x0,
      y0: first.top,
      x1,
      y1: Math.max(...own.map(({ bottom }) => bottom)),
      title: `“${text}”: ${role}`,
    }));
  });
}

function columnMarks([group, { best }]: readonly [Group, Choice]): Mark[] {
  return spansOf(group).flatMap(({ page, top, bottom }) => [
    ...group.columns.money.map(({ x0, x1, count, role }, index) => ({
      page,
      x0,
      y0: top,
      x1,
      y1: bottom,
      title: `column ${index + 1}: ${best.how.roles[index] ?? 'no role'}, ${count} figures, headed ${role ?? 'by nothing'}`,
      doubtful: best.how.roles[index] === undefined,
    })),
    ...group.columns.dates.map(({ x0, x1 }, index) => ({
      page,
      x0,
      y0: top,
      x1,
      y1: bottom,
      title: index === 0 ? 'dates' : 'second dates',
    })),
  ]);
}

function rowMarks({ rows, proof, scale }: Statement): Mark[] {
  const unproven = new Set(proof.unproven);
  const money = (minor: number | undefined): string =>
    minor === undefined ? '—' : (minor / 10 ** scale).toFixed(scale);
  return rows.map(({ id, date, amount, balance, description, source }) => ({
    page: source.page,
    x0: source.x0,
    y0: source.y0,
    x1: source.x1,
    y1: source.y1,
    title: `row ${id}: ${date.year}-${date.month}-${date.day}, amount ${money(amount)}, balance ${money(balance)}, ${description.join(' / ')}${unproven.has(id) ? ' — not proven' : ''}`,
    doubtful: unproven.has(id),
  }));
}

/** Where a table's segments stand, page by page. */
function spansOf(group: Group): { page: number; top: number; bottom: number }[] {
  return group.segments.flatMap(({ lines }) =>
    [...new Set(lines.map(({ page }) => page))].map((page) => {
      const own = lines.filter((line) => line.page === page);
      return {
        page,
        top: Math.min(...own.map(({ top }) => top)),
        bottom: Math.max(...own.map(({ bottom }) => bottom)),
      };
    }),
  );
}
