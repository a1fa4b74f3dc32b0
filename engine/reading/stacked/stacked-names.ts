import type { ColumnRole } from '../../languages';
import { type Cell, cellsOf } from '../../layout';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import { isMovementRole, type Lexicon, mayName } from '../vocabulary';

/** The name of a column of balances beneath one of amounts: the place of its line, and where it ends (points). */
export type StackedName = { index: number; edge: number };

/** Names that stand under each other end nearer than this (points). */
const ONE_EDGE = 12;

function roleOf({ words }: Cell, lexicon: Lexicon): ColumnRole | undefined {
  const own = words.filter(({ text }) => fold(text) !== '');
  const match = lexicon.columns.at(
    own.map(({ text }) => fold(text)),
    0,
  );
  // `Amount EUR`: its currency is no further name.
  const rest = own.slice(match?.to ?? 0);
  return match && rest.every(({ text }) => lexicon.isCurrency(text)) ? match.tag : undefined;
}

/** The cells of a line that has nothing but names. */
const namesIn = (line: TokenLine): Cell[] =>
  mayName(line, 'columns') && line.money.length === 0 && line.dates.length === 0
    ? cellsOf(line.words)
    : [];

/** Where a heading of two lines names a balance right beneath an amount. */
export function stackedName(
  lines: readonly TokenLine[],
  lexicon: Lexicon,
): StackedName | undefined {
  let above: Cell[] = [];
  for (const line of lines) {
    const own = namesIn(line);
    const name = own.find(
      (cell) =>
        roleOf(cell, lexicon) === 'balance' &&
        above.some((over) => {
          const role = Math.abs(over.x1 - cell.x1) <= ONE_EDGE ? roleOf(over, lexicon) : undefined;
          return role !== undefined && isMovementRole(role);
        }),
    );
    if (name) return { index: line.index, edge: name.x1 };
    above = own;
  }
  return undefined;
}
