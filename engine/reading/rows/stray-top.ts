import type { TokenLine } from '../tokens';
import { phrasesIn } from '../vocabulary';
import type { Entry, RawRow } from './entries';
import type { Open } from './open';

/** Rows below the first that tell whether rows print lines above their figures. */
const ENOUGH = 2;

const hasAbove = ({ anchor, lines }: RawRow): boolean =>
  lines.some(({ index }) => index < anchor.index);

/** `Billing cycle 20 Dec to 19 Jan`, `Previous balance 2,500.00`, `Credit limit 5,000.00`. */
const isOfDocument = (line: TokenLine): boolean =>
  (['facts', 'balances', 'documents'] as const).some((topic) => phrasesIn(line, topic).length > 0);

/**
 * Takes what stands above the figures of a part's first row out of it, where no other row has a line there: the rest
 * of a heading in words that are not known, set in more lines than the names that are. `texts`: how
 * many lines of its description stand there. Says whether it did.
 */
export function dropStrayTop(entries: readonly Entry[], texts: number, before: Open): boolean {
  const first = entries.find((entry) => entry.kind === 'row');
  if (!first || !hasAbove(first) || before.above) return false;
  const others = entries.flatMap((entry) => (entry.kind === 'row' && entry !== first ? entry : []));
  if (entries.slice(0, entries.indexOf(first)).some(({ kind }) => kind !== 'heading')) return false;
  if (others.some(hasAbove) || (others.length < ENOUGH && !before.row)) return false;
  const above = first.lines.filter(({ index }) => index < first.anchor.index);
  // A line with a date or a figure says something of the row, unless it says what that is of the document.
  const saysMore = (line: TokenLine): boolean =>
    (line.dates.length > 0 || line.money.length > 0) && !isOfDocument(line);
  if (above.some(saysMore)) return false;
  first.lines = first.lines.filter((line) => !above.includes(line));
  first.description.splice(0, texts);
  return true;
}
