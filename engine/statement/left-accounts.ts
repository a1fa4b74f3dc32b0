import type { LabelledBalance } from './labelled';
import type { AccountStatement, Row } from './model';

const lastLine = ({ entry }: Row): number =>
  entry.kind === 'row' ? (entry.lines.at(-1) ?? entry.anchor).index : entry.line.index;

const endsOf = ({ opening, closing }: AccountStatement): number[] =>
  [opening, closing].flatMap((minor) => (minor === undefined ? [] : Math.abs(minor)));

/**
 * Below the last rows, an opening balance is stated and right behind it a closing one, to which something moved it, and neither
 * is of a statement that was read: an account none of whose rows were.
 */
export function leavesAccount(
  labels: readonly LabelledBalance[],
  statements: readonly AccountStatement[],
): boolean {
  const last = statements.at(-1)?.rows.at(-1);
  if (!last) return false;
  const from = lastLine(last);
  const own = new Set(statements.flatMap(endsOf));
  const isOther = ({ minor }: LabelledBalance): boolean => !own.has(Math.abs(minor));
  const below = labels
    .filter(({ line: { index } }) => index > from)
    .toSorted((a, b) => a.line.index - b.line.index);
  return below.some((opening, i) => {
    const closing = below[i + 1];
    return (
      opening.word === 'opening' &&
      closing?.word === 'closing' &&
      opening.minor !== closing.minor &&
      isOther(opening) &&
      isOther(closing)
    );
  });
}
