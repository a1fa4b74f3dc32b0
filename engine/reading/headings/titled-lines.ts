import { clipLine, type TokenLine } from '../tokens';
import { type Lexicon, mayName } from '../vocabulary';
import type { Header } from './header';
import { hasFigures } from './heading-cells';

/** Type of a title, in sizes of the names that share its line. */
const LARGER = 1.15;

/** White space between the two, in font sizes. */
const GUTTER = 3;

/** Lines of a heading are at most so many font sizes apart. */
const LEADING = 1.9;

/** Lines that a heading may have. */
const MOST_LINES = 5;

/** The line without the title that it begins with; undefined where there is none. */
function besideTitle(line: TokenLine, below: TokenLine, lexicon: Lexicon): TokenLine | undefined {
  // Most lines are rows: cheap to tell.
  if (!mayName(line, 'headings') || hasFigures(line)) return undefined;
  const size = line.words.at(-1)?.size ?? 0;
  if (line.size <= LARGER * size) return undefined;
  if (below.page !== line.page || below.size > LARGER * size) return undefined;
  if (below.baseline - line.baseline > LEADING * size) return undefined;
  const isLarge = ({ size: own }: TokenLine['words'][number]): boolean => own > LARGER * size;
  const at = line.words.findIndex((word) => !isLarge(word));
  const [last, first] = [line.words[at - 1], line.words[at]];
  if (!last || !first || line.words.slice(at).some(isLarge)) return undefined;
  return first.x0 - last.x1 > GUTTER * size
    ? clipLine(line, first.x0, Infinity, lexicon)
    : undefined;
}

/**
 * `YOUR PURCHASES            Amount` over `Date  Details`: a title in larger type on the line of a name, above the other
 * names, is none of them. `read` reads the heading that some lines begin with.
 */
export function headerBesideTitle(
  lines: readonly TokenLine[],
  i: number,
  lexicon: Lexicon,
  read: (lines: readonly TokenLine[]) => Header | undefined,
): Header | undefined {
  const [line, below] = [lines[i], lines[i + 1]];
  const own = line && below && besideTitle(line, below, lexicon);
  if (!own) return undefined;
  const header = read([own, ...lines.slice(i + 1, i + 1 + MOST_LINES)]);
  return header && header.to > 1 ? { ...header, from: i, to: i + header.to } : undefined;
}
