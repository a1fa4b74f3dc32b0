import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import type { Segment } from './segments';

/** A heading that names a cardholder: what stands under it is theirs. */
export type Holder = {
  /** As printed, without the number and its label; empty where only a number is printed. */
  name: string;
  /** As printed, with its masks. */
  number: string;
};

/** The heading lines that name cardholders; tables that stand abreast have lines of their own. */
export type Holders = {
  at: ReadonlyMap<TokenLine, Holder>;
  /** The one whose heading stands above the first table. */
  first: Holder | undefined;
};

/** A group of a card's number as statements print it: digits, masked or not. */
const GROUP = /^[\dXx*•·.-]{3,19}$/;
const SIGNS = /[\dXx*•]{3}/;
const MASKED = /[Xx*•·]{2}/;
/** Digits and masks of a card's number: 12 to 19, fewer where only the last ones are printed. */
const LEAST = 12;
const MOST = 19;
const MAX_WORDS = 10;
const LINES_ABOVE = 2;

/** Between a label's colon and what it names. */
const BEHIND_LABEL = /(?<=\p{L}:)(?=[\dXx*•])/u;
/** `Card 5355 22XX XXXX 1904, Jane Doe`: what parts a number from a name. */
const BEHIND_NUMBER = /(?<=^[\dXx*•·.-]{3,19}),$/;

/** Around the whole of a heading: `【…】`. */
const BRACKETS = /^[【〔［[]|[】〕］\]]$/gu;

const isName = (text: string): boolean => /^[\p{L}.'’,&()（）-]+:?$/u.test(text);

/** A masked card number in a line that has, but for its label, a name beside it; a mark (`CR`) is of the row above. */
function holderIn(line: TokenLine, lexicon: Lexicon): Holder | undefined {
  if (line.words.length > MAX_WORDS || line.dates.some((date) => !date.weak)) return undefined;
  // `Card number:XXXX`: set without a space.
  const texts = line.words.flatMap(({ text }) =>
    text.replace(BRACKETS, '').replace(BEHIND_NUMBER, '').split(BEHIND_LABEL),
  );
  const from = texts.findIndex((text) => GROUP.test(text) && SIGNS.test(text));
  if (from < 0) return undefined;
  let to = from;
  while (GROUP.test(texts[to] ?? '')) to += 1;
  const groups = texts.slice(from, to);
  const signs = groups.join('').replace(/[^\dXx*•·]/g, '').length;
  if (signs < LEAST || signs > MOST || !groups.some((group) => MASKED.test(group)))
    return undefined;
  if (texts.slice(to).some((text) => lexicon.markerOf(fold(text)))) return undefined;
  const rest = texts.filter((_, i) => i < from || i >= to);
  const at = rest.findIndex((_, i) => labelAt(rest, i, lexicon));
  const label = labelAt(rest, at, lexicon);
  const name = rest.filter((_, i) => !label || i < at || i >= label.to);
  if (!name.every(isName) || (name.length === 0 && !label)) return undefined;
  return { name: name.join(' ').replace(/:$/, ''), number: groups.join(' ') };
}

/** What calls a number a card's, at a place of some words. */
function labelAt(
  texts: readonly string[],
  at: number,
  lexicon: Lexicon,
): { to: number } | undefined {
  const match = lexicon.facts.at(texts.map(fold), at);
  return match?.tag === 'cardNumber' ? match : undefined;
}

/** What heads or ends a page is printed again on others: no heading within the table. */
function furnitureOf(lines: readonly TokenLine[]): ReadonlySet<number> {
  const indexes = new Set<number>();
  lines.forEach(({ page, index }, i) => {
    if (lines[i - 1]?.page !== page || lines[i + 1]?.page !== page) indexes.add(index);
  });
  return indexes;
}

/**
 * Headings of cardholders among the rows; none where fewer than two cards are named, since a row's own
 * details name its card, too: then the same number comes again and again.
 */
export function holdersOf(
  lines: readonly TokenLine[],
  segments: readonly Segment[],
  lexicon: Lexicon,
): Holders {
  const furniture = furnitureOf(lines);
  const at = new Map<TokenLine, Holder>();
  const times = new Map<string, number>();
  const note = (line: TokenLine): Holder | undefined => {
    const holder = furniture.has(line.index) ? undefined : holderIn(line, lexicon);
    if (!holder) return undefined;
    at.set(line, holder);
    times.set(holder.number, (times.get(holder.number) ?? 0) + 1);
    return holder;
  };
  const top = segments[0]?.header?.from ?? 0;
  const above = lines.slice(Math.max(0, top - LINES_ABOVE), top);
  const first = above.map(note).findLast((holder) => holder !== undefined);
  for (const segment of segments) for (const line of segment.lines) note(line);
  const pages = (lines.at(-1)?.page ?? 0) + 1;
  const headings = times.size > 1 && [...times.values()].every((count) => count <= pages + 1);
  return headings ? { at, first } : { at: new Map(), first: undefined };
}
