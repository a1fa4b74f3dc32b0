import type { TokenLine } from '../../reading';
import type { Solution } from '../solving';

/** What leads to a line's figure, up to its colon: `Transaction amount:`. */
function labelOf({ words, money }: TokenLine): string | undefined {
  const figure = money.find(({ exact }) => exact);
  const end = figure ? words.findIndex(({ text }) => text.endsWith(':')) : -1;
  if (!figure || end < 0 || end >= figure.from) return undefined;
  return words
    .slice(0, end + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** Records that label what they print, of which some are in no row: other lines have the label of the first row's figure. */
export function leavesLabelled({ values }: Solution, lines: readonly TokenLine[]): boolean {
  const first = values.find(({ entry, amount }) => entry.kind === 'row' && amount !== undefined);
  const label = first?.entry.kind === 'row' ? labelOf(first.entry.anchor) : undefined;
  if (label === undefined) return false;
  const own = new Set(
    values.flatMap(({ entry }) => (entry.kind === 'row' ? entry.lines : entry.line)),
  );
  return lines.some((line) => !own.has(line) && labelOf(line) === label);
}
