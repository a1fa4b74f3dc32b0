import type { Column } from '../layout';
import type { Cells } from './cells';
import type { Setting } from './setting';
import type { Style } from './style';
import { wrapLine } from './wrap';

/** One column's place; x from the left edge of the frame that the table stands in. */
export type Band = {
  column: Column;
  x0: number;
  x1: number;
  align: 'left' | 'right' | 'centre';
  heading: string[];
};

const FIGURES: ReadonlySet<Column> = new Set([
  'amount',
  'debit',
  'credit',
  'balance',
  'fee',
  'foreignAmount',
]);
/** Texts to measure, as they will be set. */
export type Sample = { cells: Cells; bold: boolean };

/** Narrower than this, a description is no pleasure to read. */
const LEAST_DESCRIPTION = 90;

/**
 * Lays the columns over so many points: each as wide as its widest text, the description what is left.
 * Undefined when nothing readable is left for the description: a smaller type is needed.
 */
export function bandsOf(
  samples: readonly Sample[],
  { layout, words, statement: { language } }: Setting,
  style: Style,
  room: number,
): Band[] | undefined {
  const { columns, table, description } = layout;
  const heading = (column: Column) => {
    if (table.headings === 'none') return '';
    const text = words.columns[column];
    return table.headingCase === 'upper' ? text.toLocaleUpperCase(language) : text;
  };
  const wide = new Map(
    columns.map((column) => [column, natural(column, samples, heading(column), style)]),
  );
  const taken = columns
    .filter((c) => c !== 'description')
    .reduce((sum, c) => sum + (wide.get(c) ?? 0), 0);
  const gaps = table.gap * (columns.length - 1);
  const left = room - taken - gaps;
  const described = columns.includes('description');
  if (left < (described ? LEAST_DESCRIPTION : 0)) return undefined;
  const descriptionWidth = description.width > 0 ? Math.min(description.width, left) : left;
  const spare = described ? left - descriptionWidth : left;
  const gap = table.gap + (columns.length > 1 ? spare / (columns.length - 1) : 0);
  let x = 0;
  return columns.map((column) => {
    const width = column === 'description' ? descriptionWidth : (wide.get(column) ?? 0);
    const band: Band = {
      column,
      x0: x,
      x1: x + width,
      align: FIGURES.has(column) ? table.figures : 'left',
      heading: wrapLine(heading(column), width, 'words', (text) => style.width(text, true)),
    };
    x += width + gap;
    return band;
  });
}

function natural(
  column: Column,
  samples: readonly Sample[],
  heading: string,
  style: Style,
): number {
  let width = Math.max(...heading.split(' ').map((word) => style.width(word, true)));
  for (const { cells, bold } of samples) {
    for (const text of cells[column] ?? []) width = Math.max(width, style.width(text, bold));
  }
  return width;
}
