import type { Layout } from '../layout';
import type { Row } from '../model';
import type { Band } from './columns';
import type { Flow } from './flow';
import { cutItem, type Item, type Strip } from './items';
import type { Style } from './style';

/** What a table prints when a page ends; rows are those of this page, and all so far. */
export type PageTurn = {
  /** Before the page ends. */
  foot: (page: readonly Row[], sofar: readonly Row[]) => Item[];
  /** At the head of the next page, below the headings. */
  head: (sofar: readonly Row[]) => Item[];
};

/** Draws items under headings, over as many frames as it takes. */
export function drawTable(
  flow: Flow,
  items: readonly Item[],
  bands: readonly Band[],
  layout: Layout,
  style: Style,
  turn: PageTurn,
): void {
  const height = (item: Item) => item.lines * style.line + layout.table.rowGap;
  const reserved = turn.foot([], []).reduce((sum, item) => sum + height(item), 0);
  const sofar: Row[] = [];
  let page = 0;
  const shifted = () =>
    bands.map((band) => ({ ...band, x0: band.x0 + flow.x0, x1: band.x1 + flow.x0 }));
  const put = (item: Item, index = 0) => {
    drawItem(flow, item, index, shifted(), layout, style, height(item));
    flow.y += height(item);
  };
  const turnPage = () => {
    for (const item of turn.foot(sofar.slice(page), sofar)) put(item);
    page = sofar.length;
    flow.nextFrame();
    if (layout.table.repeatHeadings) drawHeadings(flow, shifted(), layout, style);
    for (const item of turn.head(sofar)) put(item);
  };
  if (flow.room < style.line * 6) flow.nextFrame();
  drawHeadings(flow, shifted(), layout, style);
  items.forEach((item, i) => {
    const room = flow.room - reserved;
    const lines = Math.floor(room / style.line);
    if (height(item) <= room) {
      put(item, i);
    } else if (layout.description.acrossPages && lines >= 1 && item.lines > lines) {
      const [above, below] = cutItem(item, lines);
      put(above, i);
      if (item.row) sofar.push(item.row);
      turnPage();
      put(below, i);
      return;
    } else {
      turnPage();
      put(item, i);
    }
    if (item.row) sofar.push(item.row);
  });
}

function drawHeadings(flow: Flow, bands: readonly Band[], layout: Layout, style: Style): void {
  const lines = Math.max(...bands.map(({ heading }) => heading.filter(Boolean).length));
  if (lines === 0) return;
  const { headingAlign } = layout.table;
  bands.forEach((band, column) => {
    const first = lines - band.heading.length;
    band.heading.forEach((text, i) => {
      const align = headingAlign === 'cell' ? band.align : headingAlign;
      const baseline = flow.y + style.size + (first + i) * style.line;
      const x = startOf(band, align, style.width(text, true));
      flow.draw(style.text(text, x, baseline, { face: style.bold, colour: style.accent, column }));
    });
  });
  flow.y += lines * style.line + 3;
  flow.draw({
    kind: 'rule',
    x0: flow.x0,
    x1: flow.x1,
    y0: flow.y,
    y1: flow.y,
    colour: style.accent,
  });
  flow.y += 4;
}

function drawItem(
  flow: Flow,
  item: Item,
  index: number,
  bands: readonly Band[],
  layout: Layout,
  style: Style,
  height: number,
): void {
  const { rules, rowGap } = layout.table;
  const top = flow.y - rowGap / 2;
  if (rules === 'zebra' && index % 2 === 1) {
    flow.draw({
      kind: 'block',
      x: flow.x0 - 3,
      y: top,
      width: flow.x1 - flow.x0 + 6,
      height,
      colour: '#f4f4f4',
      round: 0,
    });
  }
  for (const strip of item.strips) drawStrip(flow, strip, item.bold, bands, style);
  if (rules === 'rows' || rules === 'grid') {
    const y = top + height;
    flow.draw({ kind: 'rule', x0: flow.x0, x1: flow.x1, y0: y, y1: y, colour: '#cccccc' });
  }
  if (rules === 'grid') {
    const edges = bands.slice(1).map((band, i) => (band.x0 + (bands[i]?.x1 ?? band.x0)) / 2);
    for (const x of [flow.x0 - 3, ...edges, flow.x1 + 3]) {
      flow.draw({ kind: 'rule', x0: x, x1: x, y0: top, y1: top + height, colour: '#cccccc' });
    }
  }
}

function drawStrip(
  flow: Flow,
  { at, cells }: Strip,
  bold: boolean,
  bands: readonly Band[],
  style: Style,
): void {
  for (const { column, text } of cells) {
    const index = bands.findIndex((band) => band.column === column);
    const band = bands[index];
    if (!band) continue;
    const x = startOf(band, band.align, style.width(text, bold));
    const face = bold ? style.bold : style.face;
    flow.draw(style.text(text, x, flow.y + style.size + at * style.line, { face, column: index }));
  }
}

function startOf({ x0, x1 }: Band, align: Band['align'], width: number): number {
  if (align === 'left') return x0;
  return align === 'right' ? x1 - width : (x0 + x1 - width) / 2;
}
