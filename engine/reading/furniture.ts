import type { Header } from './headers';
import type { TokenLine } from './token-line';

/** How far a line may stand from where it stood on the page before, in points. */
const SAME_PLACE = 3;

const isAt = (line: TokenLine, head: TokenLine | undefined): boolean =>
  head !== undefined && Math.abs(head.baseline - line.baseline) <= SAME_PLACE;

const textOf = ({ words }: TokenLine): string => words.map(({ text }) => text).join(' ');

/**
 * The letterhead that is printed again above a heading that is printed again: each of its lines stands, word for
 * word and at the same place, above the first heading, where no rows are.
 */
export function furnitureAbove(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): ReadonlySet<TokenLine> {
  const [first, ...others] = headers;
  const top = first && lines[first.from];
  const furniture = new Set<TokenLine>();
  if (!first || !top || others.length === 0) return furniture;
  const heads = new Map<string, TokenLine>();
  for (const line of lines.slice(0, first.from))
    if (line.page === top.page) heads.set(textOf(line), line);
  if (heads.size === 0) return furniture;
  for (const { from } of others) {
    const page = lines[from]?.page;
    if (page === undefined || page === top.page) continue;
    for (let at = from - 1; lines[at]?.page === page; at -= 1) {
      const line = lines[at];
      if (line && isAt(line, heads.get(textOf(line)))) furniture.add(line);
    }
  }
  return furniture;
}

/** The letterhead at the top of later pages: line for line what the first page begins with, and no figures. */
export function furnitureOnTop(lines: readonly TokenLine[]): ReadonlySet<TokenLine> {
  const furniture = new Set<TokenLine>();
  let begun = 0;
  lines.forEach((line, at) => {
    if (line.page === lines[0]?.page) return;
    if (line.page !== lines[at - 1]?.page) begun = 0;
    const head = lines[begun];
    const same = head?.page === lines[0]?.page && textOf(line) === (head && textOf(head));
    if (!same || !isAt(line, head) || line.money.some(({ exact }) => exact)) begun = Infinity;
    else {
      furniture.add(line);
      begun += 1;
    }
  });
  return furniture;
}
