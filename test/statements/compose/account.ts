import { addDays } from '../calendar';
import type { Column, Layout } from '../layout';
import type { Account, Minor, Row } from '../model';
import { bodyOf, type Entry, type Total } from './body';
import { amountCells, balanceText, cellsOf, type Cells } from './cells';
import type { Band } from './columns';
import { fitColumns } from './fit';
import type { Flow } from './flow';
import { itemOf, type Item } from './items';
import { dayText, type Setting } from './setting';
import { drawTable, type PageTurn } from './table';
import { wrapLine } from './wrap';

/** A row as it came to stand on paper. */
export type PrintedRow = {
  row: Row;
  /** As printed, after wrapping. */
  description: string[];
  /** Whether its balance is printed. */
  balance: boolean;
};

/** What of an account came to stand on paper, in printed order. */
export type PrintedAccount = { rows: PrintedRow[]; totals: Total[] };

/** An entry with its texts by column. */
type Filled = { entry: Entry; cells: Cells };

/** Draws one account's table or tables. */
export function drawAccount(flow: Flow, account: Account, setting: Setting): PrintedAccount {
  const { layout } = setting;
  const entries = bodyOf(account, layout, setting.words);
  const filled = entries.map((entry, i): Filled => ({
    entry,
    cells: entryCells(entry, entries[i - 1], entries[i + 1], setting),
  }));
  const measured = [
    ...filled.map(({ entry, cells }) => ({ cells, bold: entry.kind !== 'row' })),
    ...sumCells(account.rows, setting).map((cells) => ({ cells, bold: true })),
  ];
  const { bands, style } = fitColumns(measured, setting, flow.x1 - flow.x0);
  const fitted: Setting = { ...setting, style };
  const wrapped = filled.map(({ entry, cells }): Filled => ({
    entry,
    cells: wrapCells(cells, bands, fitted),
  }));
  const turn = turnOf(account, fitted);
  for (const table of tablesOf(wrapped, layout)) {
    if (table.title) drawTitle(flow, table.title, fitted);
    const items = table.body.map(({ entry, cells }) => itemFor(entry, cells, layout));
    drawTable(flow, items, bands, layout, style, turn);
    flow.y += table.title ? style.line * 0.8 : 0;
  }
  return {
    rows: wrapped.flatMap(({ entry, cells }) =>
      entry.kind === 'row'
        ? [
            {
              row: entry.row,
              description: cells.description ?? [],
              balance: cells.balance !== undefined,
            },
          ]
        : [],
    ),
    totals: entries.flatMap((entry) =>
      (entry.kind === 'heading' || entry.kind === 'total') && entry.total ? [entry.total] : [],
    ),
  };
}

const itemFor = (entry: Entry, cells: Cells, layout: Layout): Item =>
  itemOf(cells, layout, entry.kind === 'row' ? { row: entry.row } : { bold: true });

function entryCells(
  entry: Entry,
  before: Entry | undefined,
  after: Entry | undefined,
  setting: Setting,
): Cells {
  const { layout, statement } = setting;
  switch (entry.kind) {
    case 'row': {
      const { row } = entry;
      const same = (other: Entry | undefined) =>
        other?.kind === 'row' && other.row.date === row.date;
      const first = !same(before);
      const last = !same(after);
      const lastInTime = layout.order === 'newest first' ? first : last;
      return cellsOf(row, { firstOfDay: first, lastOfDay: lastInTime }, setting);
    }
    case 'day':
      return { date: [dayText(entry.day, 'table', setting)] };
    case 'balance': {
      const day = entry.which === 'opening' ? addDays(statement.from, -1) : statement.to;
      return {
        ...labelCells(entry.label, layout),
        ...(layout.columns.includes('date') ? { date: [dayText(day, 'table', setting)] } : {}),
        ...balanceCells(entry.amount, setting),
      };
    }
    case 'heading':
      return {
        ...labelCells(entry.text, layout),
        ...(entry.total ? amountCells(entry.total.amount, layout, statement) : {}),
      };
    case 'total':
      return {
        ...labelCells(entry.text, layout),
        ...amountCells(entry.total.amount, layout, statement),
      };
  }
}

/** Where a line's words go: the description, else the first column. */
function labelCells(text: string, { columns }: Layout): Cells {
  const column: Column = columns.includes('description') ? 'description' : (columns[0] ?? 'date');
  return { [column]: [text] };
}

/** A balance in its column; where there is none, in the column of amounts. */
function balanceCells(amount: Minor, { layout, statement }: Setting): Cells {
  const text = [balanceText(amount, layout, statement)];
  if (layout.columns.includes('balance')) return { balance: text };
  return layout.columns.includes('amount') ? { amount: text } : {};
}

function wrapCells(cells: Cells, bands: readonly Band[], { layout, style }: Setting): Cells {
  const band = bands.find(({ column }) => column === 'description');
  const { description } = cells;
  if (!band || !description) return cells;
  const measure = (text: string) => style.width(text);
  const lines = description.flatMap((line) =>
    wrapLine(line, band.x1 - band.x0, layout.description.wrap, measure),
  );
  return { ...cells, description: lines };
}

/** One table, or one for each heading. */
function tablesOf(
  filled: readonly Filled[],
  { sections }: Layout,
): { title?: string; body: Filled[] }[] {
  if (sections.headings === 'line') return [{ body: [...filled] }];
  const tables: { title?: string; body: Filled[] }[] = [{ body: [] }];
  for (const one of filled) {
    if (one.entry.kind === 'heading') tables.push({ title: one.entry.text, body: [] });
    else tables.at(-1)?.body.push(one);
  }
  return tables.filter(({ title, body }) => title !== undefined || body.length > 0);
}

function drawTitle(flow: Flow, title: string, { style }: Setting): void {
  if (flow.room < style.line * 8) flow.nextFrame();
  flow.y += style.line * 0.5;
  for (const text of wrapLine(title, flow.x1 - flow.x0, 'words', (line) =>
    style.width(line, true),
  )) {
    flow.draw(style.text(text, flow.x0, flow.y + style.size, { face: style.bold }));
    flow.y += style.line;
  }
  flow.y += style.line * 0.4;
}

function turnOf(account: Account, setting: Setting): PageTurn {
  const { layout, words } = setting;
  const { forward, pageTotals } = layout.furniture;
  const line = (label: string, amount: Minor) =>
    itemOf({ ...labelCells(label, layout), ...balanceCells(amount, setting) }, layout, {
      bold: true,
    });
  const after = (rows: readonly Row[]) => rows.at(-1)?.balance ?? account.opening;
  const sum = (rows: readonly Row[]): Item => {
    const cells = sumCells(rows, setting).reduce((all, one) => ({ ...all, ...one }), {});
    return itemOf({ ...labelCells(words.pageTotal, layout), ...cells }, layout, { bold: true });
  };
  return {
    foot: (page, sofar) => [
      ...(pageTotals ? [sum(page)] : []),
      ...(forward ? [line(words.carriedForward, after(sofar))] : []),
    ],
    head: (sofar) => (forward ? [line(words.broughtForward, after(sofar))] : []),
  };
}

/** The sums of rows, money in and money out apart where the columns are. */
function sumCells(rows: readonly Row[], { layout, statement }: Setting): Cells[] {
  const total = (wanted: (amount: Minor) => boolean) =>
    rows.reduce((all, { amount }) => (wanted(amount) ? all + amount : all), 0);
  const sums = layout.columns.includes('debit')
    ? [total((amount) => amount < 0), total((amount) => amount > 0)]
    : [total(() => true)];
  return sums.map((amount) => amountCells(amount, layout, statement));
}
