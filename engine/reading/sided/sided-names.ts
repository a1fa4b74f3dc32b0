import { type Cell, type Span, wordGapOf } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';
import { fold } from '../../text';
import { stack } from '../headings';
import type { TokenLine } from '../tokens';
import { type Lexicon, mayName, type Side } from '../vocabulary';

/** Lines that a heading has at most. */
const MOST_LINES = 3;

/** A heading that names a balance twice, once for each side; its lines are `from` to `to`, exclusive. */
export type SidedNames = {
  from: number;
  to: number;
  owed: Cell;
  held: Cell;
  /** The words that say the side of what is held. */
  sides: readonly Word[];
};

/** The side of a balance that a cell names, `Balance Dr`, and the words that say it. */
function sideOf(cell: Cell, lexicon: Lexicon): { side: Side; words: Word[] } | undefined {
  const folded = cell.words.map(({ text }) => fold(text));
  const names = lexicon.columns.all(folded);
  const balance = names.find(({ tag }) => tag === 'balance');
  const sides = names.flatMap(({ tag, from, to }) =>
    tag === 'debit' || tag === 'credit' ? { side: tag, words: cell.words.slice(from, to) } : [],
  );
  return balance && sides.length === 1 ? sides[0] : undefined;
}

/** The two balances among the cells of a heading, where columns of what moved are named beside them. */
function sidedIn(
  cells: readonly Cell[],
  lexicon: Lexicon,
): Omit<SidedNames, 'from' | 'to'> | undefined {
  const sided = cells.flatMap((cell) => {
    const side = sideOf(cell, lexicon);
    return side ? [{ cell, ...side }] : [];
  });
  const [owed, held] = (['debit', 'credit'] as const).map((side) =>
    sided.find((one) => one.side === side),
  );
  if (!owed || !held || sided.length > 2 || cells.length < sided.length + 2) return undefined;
  return { owed: owed.cell, held: held.cell, sides: held.words };
}

/** Every heading of a document that names balances by their sides. */
export function sidedNames(lines: readonly TokenLine[], lexicon: Lexicon): SidedNames[] {
  const found: SidedNames[] = [];
  const gap = wordGapOf(lines) + settings.headingGap;
  for (let from = 0; from < lines.length; from += 1) {
    const line = lines[from];
    if (!line || line.money.length > 0 || !mayName(line, 'headings')) continue;
    for (let to = from + 1; to <= from + MOST_LINES && to <= lines.length; to += 1) {
      const names = sidedIn(stack(lines.slice(from, to), gap), lexicon);
      if (!names) continue;
      found.push({ from, to, ...names });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** Whether a figure ends under a name, or stands in its width. */
export const isUnder = (figure: Span, name: Span): boolean =>
  Math.abs(figure.x1 - name.x1) <= UNDER || (figure.x0 >= name.x0 && figure.x1 <= name.x1);

/** How far a figure may end from the end of its column's name (points). */
const UNDER = 14;
