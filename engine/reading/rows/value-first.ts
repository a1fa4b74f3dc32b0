import { overlapOf } from '../../layout';
import { fold } from '../../text';
import type { Segment } from '../tables';
import { isDateRole, type Lexicon } from '../vocabulary';

/** Where a narrow column breaks a word: `Buchungs-` over `datum`. */
const HYPHEN = /(?<=\p{L})- (?=\p{Ll})/gu;

/**
 * `Valuta` as the only name of dates, and below it in its column, above all rows, the name of the transaction's: of two dates
 * that stand over each other the first one is the value's.
 */
export function namesValueFirst({ header, lines }: Segment, { columns }: Lexicon): boolean {
  const [name, ...more] = header?.columns.filter(({ role }) => isDateRole(role)) ?? [];
  if (name?.role !== 'valueDate' || more.length > 0) return false;
  const top = lines.slice(
    0,
    lines.findIndex(({ dates }) => dates.length > 0),
  );
  const below = top.flatMap(({ words }) => words.filter((word) => overlapOf(word, name) > 0));
  const text = below
    .map((word) => word.text)
    .join(' ')
    .replace(HYPHEN, '');
  return columns.at(text.split(' ').map(fold), 0)?.tag === 'date';
}
