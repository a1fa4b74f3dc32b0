import { cellsOf } from '../../layout';
import { isDated, type TokenLine } from '../../reading';
import type { Block } from './block';

/** Words of a title. */
const TITLE_WORDS = 5;
/** Left edges nearer than this (points) are one. */
const AT_LEFT = 2;

/**
 * A line set as the section's title is, and otherwise than its rows: in words that are not known, the title of what
 * comes next.
 */
export function isNextTitle(
  line: TokenLine,
  title: TokenLine,
  { entries }: Pick<Block, 'entries'>,
): boolean {
  const styleOf = ({ words: [word] }: TokenLine): string =>
    `${word?.font ?? ''} ${String(Math.round(word?.size ?? 0))}`;
  const row = entries.find((entry) => entry.kind === 'row');
  return (
    row?.kind === 'row' &&
    line.words.length <= TITLE_WORDS &&
    line.money.length === 0 &&
    line.dates.length === 0 &&
    Math.abs(line.x0 - title.x0) <= AT_LEFT &&
    styleOf(line) === styleOf(title) &&
    styleOf(line) !== styleOf(row.anchor)
  );
}

/** Names of columns at least. */
const NAMES = 3;

/**
 * Below dated rows and their closing balance, words in cells of their own: the heading of another table, whose names
 * are not known. Of a table whose own names are not known either, it may be the next account's.
 */
export function headsOther(
  line: TokenLine,
  { entries, segment }: Pick<Block, 'entries' | 'segment'>,
): boolean {
  const last = entries.at(-1);
  const isClosed = last?.kind === 'balance' && last.word === 'closing';
  return (
    isClosed &&
    segment.header !== undefined &&
    entries.some((entry) => entry.kind === 'row' && isDated(entry)) &&
    line.money.length === 0 &&
    line.dates.length === 0 &&
    cellsOf(line.words).length >= NAMES
  );
}
