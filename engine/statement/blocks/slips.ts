import { isDated, phrasesIn, type RawRow, type TokenLine } from '../../reading';
import type { Block } from './block';

/** Rows of a table that a slip is told from. */
const TABLE_ROWS = 3;

const datedRows = ({ entries }: Block): RawRow[] =>
  entries.flatMap((entry) => (entry.kind === 'row' && isDated(entry) ? entry : []));

/** Nothing but days and figures: what each is called stands over it. */
const isWordless = ({ words, dates, money }: TokenLine): boolean =>
  words.every((_, i) => [...dates, ...money].some(({ from, to }) => i >= from && i < to));

/**
 * A figure that the document states as what is owed, beside the day that it is due; beside others, such as the least that
 * is to be paid, where not a word says that it moved.
 */
const isDue = ({ anchor, cells, lines }: RawRow, owed: ReadonlySet<number>): boolean =>
  cells.some(({ money }) => owed.has(money.minor)) &&
  (cells.length === 1 || isWordless(anchor)) &&
  lines.some((line) => phrasesIn(line, 'facts').some(({ tag }) => tag === 'dueOn'));

/** `10/01/2024  28/12/2023  651.30  28,000.00` below what each is called: days and figures, and not a word. */
const areFacts = ([row, ...more]: readonly RawRow[]): boolean =>
  row !== undefined &&
  more.length === 0 &&
  row.description.length === 0 &&
  row.cells.length > 1 &&
  row.anchor.dates.length > 1;

/**
 * Without the slip by which a card's bill is paid: under no heading, nothing dated but what is `owed` (minor units) and
 * the day that it is due, where other tables have rows; and without facts of the statement that stand as it does.
 */
export function withoutSlips(blocks: readonly Block[], owed: ReadonlySet<number>): Block[] {
  const isSlip = (block: Block): boolean => {
    const rows = block.group.header ? [] : datedRows(block);
    return rows.length > 0 && (rows.every((row) => isDue(row, owed)) || areFacts(rows));
  };
  const isTable = (block: Block): boolean => datedRows(block).length >= TABLE_ROWS;
  return blocks.some(isTable) ? blocks.filter((block) => !isSlip(block)) : [...blocks];
}
