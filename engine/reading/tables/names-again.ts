import type { Header } from '../headings';
import type { TokenLine } from '../tokens';

/** How far (points) a name may stand from where the heading has it. */
const SAME = 1;

/**
 * Tells lines that print nothing but some of a heading's names again, in their places, as do tables that go on under another
 * cardholder's name: they are no row's text.
 */
export function namesAgain(
  lines: readonly TokenLine[],
  { from, to }: Header,
): (line: TokenLine) => boolean {
  const places = new Map<string, number[]>();
  for (const { words } of lines.slice(from, to))
    for (const { text, x0 } of words) {
      const same = places.get(text);
      if (same) same.push(x0);
      else places.set(text, [x0]);
    }
  const isName = ({ text, x0 }: TokenLine['words'][number]): boolean =>
    places.get(text)?.some((place) => Math.abs(place - x0) <= SAME) === true;
  return ({ words }) => words.every(isName);
}
