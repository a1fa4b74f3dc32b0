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

/** Whether a line names a balance twice. */
function namesTwice(line: TokenLine, lexicon: Lexicon): boolean {
  // Of a row, nothing does: cheap to tell.
  if (!mayName(line, 'headings') || line.money.length > 0 || line.dates.length > 0) return false;
  const names = lexicon.columns.all(line.speech.folded).filter(({ tag }) => tag === 'balance');
  return names.length > 1;
}

/** Every heading of a document that names balances by their sides: it may begin above the line that has their name. */
export function sidedNames(lines: readonly TokenLine[], lexicon: Lexicon): SidedNames[] {
  const found: SidedNames[] = [];
  const twice: number[] = [];
  for (const [at, line] of lines.entries()) if (namesTwice(line, lexicon)) twice.push(at);
  if (twice.length === 0) return found;
  const gap = wordGapOf(lines) + settings.headingGap;
  for (const at of twice) {
    if (at < (found.at(-1)?.to ?? 0)) continue;
    const names = headingAt(lines, at, gap, lexicon);
    if (names) found.push(names);
  }
  return found;
}

/** The heading of fewest lines around one of them. */
function headingAt(
  lines: readonly TokenLine[],
  at: number,
  gap: number,
  lexicon: Lexicon,
): SidedNames | undefined {
  for (let size = 1; size <= MOST_LINES; size += 1)
    for (let from = Math.max(0, at - size + 1); from <= at; from += 1) {
      const own = lines.slice(from, from + size);
      if (own.some(({ money }) => money.length > 0)) continue;
      const names = sidedIn(stack(own, gap), lexicon);
      if (names) return { from, to: from + size, ...names };
    }
  return undefined;
}

/** Whether a figure ends under a name, or stands in its width. */
export const isUnder = (figure: Span, name: Span): boolean =>
  Math.abs(figure.x1 - name.x1) <= UNDER || (figure.x0 >= name.x0 && figure.x1 <= name.x1);

/** How far a figure may end from the end of its column's name (points). */
const UNDER = 14;
