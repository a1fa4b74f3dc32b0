import type { Column, Layout } from '../layout';
import type { Row } from '../model';
import type { Cells } from './cells';

/** Texts on one height of an item. */
export type Strip = {
  /** Lines below the item's first line; may be a half. */ at: number;
  cells: { column: Column; text: string }[];
};

/** Something that stands in a table: a row of money, or a line such as "Opening balance". */
export type Item = { strips: Strip[]; lines: number; bold: boolean; row: Row | undefined };

const DATES: ReadonlySet<Column> = new Set(['date', 'valueDate']);
const COUNT = (lines: readonly string[] | undefined) => lines?.length ?? 0;

/** Puts a row's cells on heights, the description (already wrapped) against the rest as the layout says. */
export function itemOf(
  cells: Cells,
  layout: Layout,
  { bold = false, row }: { bold?: boolean; row?: Row } = {},
): Item {
  const described = COUNT(cells.description);
  const others = layout.columns
    .filter((column) => column !== 'description')
    .map((column) => COUNT(cells[column]));
  const tallest = Math.max(1, ...others);
  const lines = Math.max(tallest, described);
  const offset = { first: 0, middle: 0.5, last: 1 }[layout.description.anchor];
  const strips = new Map<number, Strip>();
  for (const column of layout.columns) {
    const texts = cells[column] ?? [];
    const room = column === 'description' ? tallest - described : described - tallest;
    const first = DATES.has(column) && layout.date.line === 'first';
    const start = first ? 0 : Math.max(0, room) * offset;
    texts.forEach((text, i) => {
      const at = start + i;
      const strip = strips.get(at) ?? { at, cells: [] };
      strip.cells.push({ column, text });
      strips.set(at, strip);
    });
  }
  return { strips: [...strips.values()].sort((a, b) => a.at - b.at), lines, bold, row };
}

/** Cuts an item after as many whole lines; what is left starts on its own first line. */
export function cutItem(item: Item, lines: number): [Item, Item] {
  const head = item.strips.filter((strip) => strip.at < lines);
  const tail = item.strips
    .filter((strip) => strip.at >= lines)
    .map((strip) => ({ ...strip, at: strip.at - lines }));
  return [
    { ...item, strips: head, lines },
    { ...item, strips: tail, lines: item.lines - lines },
  ];
}
