import { cellsOf, overlapOf, type Span } from '../layout';
import type { Word } from '../pdf';
import type { Group, RawRow, TokenLine } from '../reading';
import type { Block } from './blocks';
import type { Row } from './model';

/** What a line says of its row: the words that its description took of it, with what each became there. */
type Said = readonly { word: Word; text: string }[];

/** Edges (points) nearer than this touch. */
const TOUCH = 1;

const isRow = (entry: Block['entries'][number]): entry is RawRow => entry.kind === 'row';

/** Whether a description has `text` of a printed word: dots that lead to a figure are taken off. */
const isOf = (word: Word, text: string): boolean =>
  word.text === text || (word.text.startsWith(text) && /^\.+$/.test(word.text.slice(text.length)));

/** Whether a word of the line that carries a row's figures is part of its date or of one of these. */
function isTaken({ anchor, dates, cells }: RawRow, line: TokenLine, i: number): boolean {
  if (line !== anchor) return false;
  const own = [...dates, ...cells.map(({ money }) => money)];
  return own.some(
    (part) =>
      part !== undefined &&
      i >= part.from &&
      i < part.to &&
      (line.dates.some((date) => date === part) || line.money.some((money) => money === part)),
  );
}

/** The words of each line of a row that its description is made of; undefined where they are not found again in their order. */
function saidBy(row: RawRow): Said[] | undefined {
  const texts = row.description.flatMap((line) => line.split(' '));
  let at = 0;
  const said = row.lines
    .toSorted((a, b) => a.index - b.index)
    .map((line) => {
      const own: { word: Word; text: string }[] = [];
      for (const [i, word] of line.words.entries()) {
        const text = texts[at];
        if (text === undefined || !isOf(word, text) || isTaken(row, line, i)) continue;
        own.push({ word, text });
        at += 1;
      }
      return own;
    });
  return at === texts.length ? said : undefined;
}

/** Spans that touch, as one; from left to right. */
function united(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const { x0, x1 } of spans.toSorted((a, b) => a.x0 - b.x0)) {
    const last = list.at(-1);
    if (last && x0 <= last.x1 + TOUCH) last.x1 = Math.max(last.x1, x1);
    else list.push({ x0, x1 });
  }
  return list;
}

/** The names over a table, each a cell of one of its lines. */
const namesOf = ({ header }: Group, lines: readonly TokenLine[]): Span[] =>
  header ? lines.slice(header.from, header.to).flatMap(({ words }) => cellsOf(words)) : [];

/**
 * Columns of text between which white space goes through all rows, each under a name of its own; none where there is
 * but one.
 */
function textColumns(said: readonly Said[], names: readonly Span[]): Span[] {
  const cells = said.flatMap((line) => cellsOf(line.map(({ word }) => word)));
  const columns = united(cells);
  const isOver = (name: Span, column: Span): boolean => overlapOf(name, column) > 0;
  const isNamed = (column: Span): boolean =>
    names.some(
      (name) =>
        isOver(name, column) && columns.every((other) => other === column || !isOver(name, other)),
    );
  return columns.length > 1 && columns.every(isNamed) ? columns : [];
}

/** What each column says, line by line. */
const partsOf = (said: readonly Said[], columns: readonly Span[]): string[][] =>
  columns.flatMap((column) => {
    const part = said.flatMap((line) => {
      const own = line.filter(({ word }) => overlapOf(word, column) > 0);
      return own.length > 0 ? own.map(({ text }) => text).join(' ') : [];
    });
    return part.length > 0 ? [part] : [];
  });

/**
 * A description read column by column, what stands before the first cell of several lines with its first; undefined where no
 * cell goes on in a further line beside another.
 */
function byColumns(said: readonly Said[], columns: readonly Span[]): string[] | undefined {
  const parts = partsOf(said, columns);
  const first = parts.findIndex((part) => part.length > 1);
  const [wrapped, ...after] = parts.slice(Math.max(first, 0));
  if (first < 0 || parts.length < 2 || !wrapped) return undefined;
  const [top, ...more] = wrapped;
  return [[...parts.slice(0, first), top].join(' '), ...more, ...after.flat()];
}

/** The rows of each table. */
function rowsByGroup(blocks: readonly Block[]): ReadonlyMap<Group, RawRow[]> {
  const found = new Map<Group, RawRow[]>();
  for (const { group, entries } of blocks) {
    const rows = found.get(group) ?? [];
    found.set(group, rows);
    for (const entry of entries) if (isRow(entry)) rows.push(entry);
  }
  return found;
}

/**
 * Rows whose cells go on over several lines beside other cells, described column by column, as a person reads them, and not
 * line by line, which sets a number in the middle of a name. `lines` are the document's.
 */
export function describedByColumns(
  rows: readonly Row[],
  blocks: readonly Block[],
  lines: readonly TokenLine[],
): Row[] {
  const described = new Map<Row['entry'], string[]>();
  for (const [group, own] of rowsByGroup(blocks)) {
    // Of most tables, each row is described in one line; each line of a record is of other names.
    const { header } = group;
    if (!header || header.further || !own.some(({ description }) => description.length > 1))
      continue;
    const said = own.map((row) => [row, saidBy(row)] as const);
    const columns = textColumns(
      said.flatMap(([, of]) => of ?? []),
      namesOf(group, lines),
    );
    if (columns.length === 0) continue;
    for (const [row, of] of said) {
      const description = of && byColumns(of, columns);
      if (description) described.set(row, description);
    }
  }
  if (described.size === 0) return [...rows];
  return rows.map((row) => {
    const description = described.get(row.entry);
    return description ? { ...row, description } : row;
  });
}
