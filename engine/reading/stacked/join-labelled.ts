import { type Line, lineOf } from '../../layout';
import type { Word } from '../../pdf';
import type { Header } from '../headings';
import type { TokenLine } from '../tokens';
import { isMoneyRole, type Lexicon } from '../vocabulary';
import type { Labelled } from './labelled-lines';
import { type LabelledRecord, labelledRecords } from './labelled-records';

/** Points between two columns. */
const GAP = 24;
/** What goes on below a value begins where it does (points). */
const ONE_START = 3;
/** … and follows within so many sizes of its type. */
const NEXT = 2.5;
/** Sizes of type between two lines of one text. */
const UNDER = 1.2;
/** Heights of a line between a heading and the first record below it. */
const ABOVE = 1.5;

/** Where the values of a label stand; those of money end at the right edge. */
type Column = { x0: number; x1: number; isRight: boolean };

const widthOf = (words: readonly Word[]): number => (words.at(-1)?.x1 ?? 0) - (words[0]?.x0 ?? 0);

/** A column for each label, in the order in which records print them. */
function columnsOf(records: readonly LabelledRecord[], from: number): Map<string, Column> {
  const widths = new Map<string, { width: number; isRight: boolean }>();
  for (const { name, role, label, value } of records.flat()) {
    const width = Math.max(widths.get(name)?.width ?? 0, widthOf(label), widthOf(value));
    widths.set(name, { width, isRight: isMoneyRole(role) });
  }
  const columns = new Map<string, Column>();
  let x0 = from;
  for (const [name, { width, isRight }] of widths) {
    columns.set(name, { x0, x1: x0 + width, isRight });
    x0 += width + GAP;
  }
  return columns;
}

/** Words set in a column, on the height of a line. */
function inColumn(words: readonly Word[], column: Column | undefined, baseline: number): Word[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!column || !first || !last) return [];
  const by = column.isRight ? column.x1 - last.x1 : column.x0 - first.x0;
  return words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by, baseline }));
}

/** A column's name without its colon, which ends no name. */
const asName = (label: readonly Word[]): Word[] =>
  label.map((word) => ({ ...word, text: word.text.replace(/[:：]$/u, '') }));

/** A record in one line, which stands where its own lines are printed. */
function joined(record: LabelledRecord, columns: ReadonlyMap<string, Column>): Line[] {
  const first = record[0]?.line;
  if (!first) return [];
  const words = record.flatMap(({ name, value }) =>
    inColumn(value, columns.get(name), first.baseline),
  );
  if (words.length === 0) return [];
  const own = record.map(({ line }) => line).filter(({ page }) => page === first.page);
  return [
    {
      ...lineOf(first.page, words, first.scale),
      top: first.top,
      bottom: Math.max(...own.map(({ bottom }) => bottom)),
      x1: Math.max(...own.map(({ x1 }) => x1)),
    },
  ];
}

/** The labels as the heading of a table, above a record. */
function headingOver(
  { line }: Labelled,
  labels: ReadonlyMap<string, readonly Word[]>,
  columns: ReadonlyMap<string, Column>,
): Line {
  const baseline = line.baseline - ABOVE * line.size;
  const words = [...labels].flatMap(([name, label]) =>
    inColumn(asName(label), columns.get(name), baseline),
  );
  const up = ABOVE * line.size;
  return lineOf(
    line.page,
    words.map((word) => ({ ...word, top: word.baseline - word.size, bottom: line.top - up / 2 })),
    line.scale,
  );
}

/** A line below a value, or what goes on below it, that goes on with that: it begins where the value does. */
const goesOn = (line: TokenLine, { value: [first] }: Labelled, above: TokenLine): boolean =>
  first !== undefined &&
  line.page === above.page &&
  Math.abs(line.x0 - first.x0) <= ONE_START &&
  line.baseline - above.baseline <= NEXT * line.size;

/** A line that goes on with a value, under it in its column, right below the line that its record was put in. */
function below(line: TokenLine, column: Column | undefined, over: Line | undefined): Line {
  const baseline = over?.page === line.page ? over.baseline + UNDER * line.size : line.baseline;
  return lineOf(line.page, inColumn(line.words, column, baseline), line.scale);
}

/**
 * Records whose every line says what it states, `Date: 12/07`, `Amount: -32.61`, each put in one line under their labels, as a
 * table prints them. Undefined where there are none.
 */
export function joinLabelled(
  lines: readonly TokenLine[],
  _: readonly Header[],
  lexicon: Lexicon,
): Line[] | undefined {
  const records = labelledRecords(lines, lexicon);
  const top = records[0]?.[0];
  if (!top) return undefined;
  const columns = columnsOf(records, top.line.x0);
  const labels = new Map(records.flat().map(({ name, label }) => [name, label]));
  const begins = new Map(records.map((record) => [record[0]?.line, record]));
  const byLine = new Map(records.flat().map((one) => [one.line, one]));
  const all: Line[] = [];
  let page: number | undefined;
  /** The value that lines below may go on with, and the last line of it. */
  let value: Labelled | undefined;
  let above: TokenLine | undefined;
  for (const line of lines) {
    const record = begins.get(line);
    const own = byLine.get(line);
    if (record?.[0]) {
      if (line.page !== page) all.push(headingOver(record[0], labels, columns));
      ({ page } = line);
      all.push(...joined(record, columns));
    }
    if (own) value = own;
    else if (value && above && goesOn(line, value, above))
      all.push(below(line, columns.get(value.name), all.at(-1)));
    else {
      value = undefined;
      all.push(line);
    }
    above = line;
  }
  return all;
}
