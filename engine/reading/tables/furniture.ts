import { textOf } from '../../layout';
import { type Header, lineKind } from '../headings';
import { printsYear, type TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';

/** How far a line may stand from where it stood on the page before, in points. */
const SAME_PLACE = 3;

const isAt = (line: TokenLine, head: TokenLine | undefined): boolean =>
  head !== undefined && Math.abs(head.baseline - line.baseline) <= SAME_PLACE;

const DIGITS = /\d+/g;

/** A line's words without their numbers: its page's and its date's may be others. */
const formOf = (line: TokenLine): string => textOf(line).replace(DIGITS, '#');

/** A line's words that are of no date or figure: what a summary says of each account. */
function labelsOf({ words, dates, money }: TokenLine): string {
  const taken = [...dates, ...money];
  const own = words.filter((_, i) => !taken.some(({ from, to }) => i >= from && i < to));
  return textOf({ words: own }).replace(DIGITS, '#');
}

const hasFigure = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);

/**
 * The letterhead that is printed again above a heading that is printed again: each of its lines stands above the first
 * heading, where no rows are, word for word and at the same place; or, of lines without figures at the top of a page,
 * with other numbers; or, of the head of another account's page, with other figures.
 */
export function furnitureAbove(
  lines: readonly TokenLine[],
  headers: readonly Header[],
  lexicon: Lexicon,
): ReadonlySet<TokenLine> {
  const [first, ...others] = headers;
  const top = first && lines[first.from];
  const furniture = new Set<TokenLine>();
  if (!first || !top || others.length === 0) return furniture;
  const heads = new Map<string, TokenLine>();
  const forms = new Set<string>();
  const stated = new Map<string, TokenLine>();
  for (const line of lines.slice(0, first.from)) {
    if (line.page !== top.page) continue;
    heads.set(textOf(line), line);
    if (!hasFigure(line)) forms.add(formOf(line));
    else if (labelsOf(line) !== '') stated.set(labelsOf(line), line);
  }
  if (heads.size === 0) return furniture;
  for (const { from } of others) {
    const page = lines[from]?.page;
    if (page === undefined || page === top.page) continue;
    const above: TokenLine[] = [];
    for (let at = from - 1; lines[at]?.page === page; at -= 1) {
      const line = lines[at];
      if (line) above.push(line);
    }
    const onTop = !above.some(hasFigure);
    for (const line of above) {
      const again = onTop && forms.has(formOf(line));
      // What is a balance or a sum by its first words is read as one.
      const isOther =
        hasFigure(line) && isAt(line, stated.get(labelsOf(line))) && !lineKind(line, lexicon);
      if (again || isOther || isAt(line, heads.get(textOf(line)))) furniture.add(line);
    }
  }
  return furniture;
}

const WHOLE_NUMBER = /^\d{1,3}$/;

/** Whether a line says what another says, but for the number of its page: of each, one word that rises as pages do. */
function isSameBut(line: TokenLine, head: TokenLine): boolean {
  if (line.words.length !== head.words.length) return false;
  const pages = line.page - head.page;
  const others = line.words.filter(({ text }, i) => text !== head.words[i]?.text);
  return others.every((word) => {
    // A day that rises heads other rows.
    if (line.dates.some((date) => printsYear(date) && word.x0 >= date.x0 && word.x0 < date.x1))
      return false;
    const before = head.words[line.words.indexOf(word)]?.text ?? '';
    if (word.text.replace(DIGITS, '#') !== before.replace(DIGITS, '#')) return false;
    // `14/1` and `14/2`: of its numbers one rises as pages do.
    const own: readonly string[] = word.text.match(DIGITS) ?? [];
    const first: readonly string[] = before.match(DIGITS) ?? [];
    const [number = '', ...more] = own.filter((one, i) => one !== first[i]);
    const from = first[own.indexOf(number)] ?? '';
    return (
      more.length === 0 && WHOLE_NUMBER.test(number) && Number(number) - Number(from) === pages
    );
  });
}

/** Pages on which a line with figures is printed again, at least, before it is of no row. */
const LEAST_AGAIN = 2;

/**
 * The letterhead at the top of later pages: line for line what the first page begins with, but for the page's number.
 * Of lines with figures, those that all pages print so, the first one, too.
 */
export function furnitureOnTop(lines: readonly TokenLine[]): ReadonlySet<TokenLine> {
  const furniture = new Set<TokenLine>();
  const figured = new Map<TokenLine, TokenLine[]>();
  let begun = 0;
  lines.forEach((line, at) => {
    if (line.page === lines[0]?.page) return;
    if (line.page !== lines[at - 1]?.page) begun = 0;
    const head = lines[begun];
    const isOfFirst = head !== undefined && head.page === lines[0]?.page;
    if (!isOfFirst || !isSameBut(line, head) || !isAt(line, head)) {
      begun = Infinity;
      return;
    }
    begun += 1;
    if (!hasFigure(line)) furniture.add(line);
    else if (figured.has(head)) figured.get(head)?.push(line);
    else figured.set(head, [line]);
  });
  const pages = (lines.at(-1)?.page ?? 0) - (lines[0]?.page ?? 0);
  for (const [head, again] of figured)
    if (again.length === pages && pages >= LEAST_AGAIN)
      for (const line of [head, ...again]) furniture.add(line);
  return furniture;
}
