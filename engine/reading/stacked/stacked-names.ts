import type { ColumnRole } from '../../languages';
import { type Cell, cellsOf } from '../../layout';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import { isMovementRole, type Lexicon, mayName } from '../vocabulary';

/** Where a balance stands beside the amount that leads to it: beneath it mostly, or above. */
export type Way = 'beneath' | 'above';

/** Names of a column of balances and of one of amounts, under each other: the place of the lower one, and its end (points). */
export type StackedName = { index: number; edge: number; balance: Way };

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

const movesMoney = (role: ColumnRole | undefined): boolean =>
  role !== undefined && isMovementRole(role);

/** Whether a name beneath another is a balance's under an amount's, or the other way round. */
function wayOf(over: ColumnRole | undefined, own: ColumnRole | undefined): Way | undefined {
  if (own === 'balance' && movesMoney(over)) return 'beneath';
  return over === 'balance' && movesMoney(own) ? 'above' : undefined;
}

/** Where a heading of two lines names a balance right beneath an amount, or above it. */
export function stackedName(
  lines: readonly TokenLine[],
  lexicon: Lexicon,
): StackedName | undefined {
  let above: Cell[] = [];
  for (const line of lines) {
    const own = namesIn(line);
    for (const cell of own)
      for (const over of above) {
        if (Math.abs(over.x1 - cell.x1) > ONE_EDGE) continue;
        const balance = wayOf(roleOf(over, lexicon), roleOf(cell, lexicon));
        if (balance) return { index: line.index, edge: cell.x1, balance };
      }
    above = own;
  }
  return undefined;
}
