import { cellsOf } from '../layout';
import type { Lexicon, TokenLine } from '../reading';
import { fold } from '../text';

/** Lines at a page's head and foot that may print its number. */
const EDGE = 8;
/** `1 of 3`, `: 1 / 3`, `1 (3)`: behind a page's name. */
const COUNTED = /^[\s:.#]*(\d{1,4})\s*(?:[/(|-]|\p{L}{1,4}\.?)\s*(\d{1,4})(?!\d)/u;
/** Words behind a page's name that may be its number and how many there are. */
const BEHIND = 5;

/** A page's place in the file, and what it prints: its number, of so many. */
export type Numbered = { page: number; number: number; of: number };

/** Whether a folded text, or a part of it that a stroke parts, is what a page is called. */
const namesPage = (folded: string, { pageWords }: Lexicon): boolean =>
  folded.includes('/')
    ? folded.split('/').some((part) => pageWords.has(part))
    : pageWords.has(folded);

/** … of a text as printed, whose parts are folded each by itself. */
const isPage = (text: string, lexicon: Lexicon): boolean =>
  namesPage(text.includes('/') ? text.split('/').map(fold).join('/') : fold(text), lexicon);

function numberIn({ words, page, speech }: TokenLine, lexicon: Lexicon): Numbered | undefined {
  if (!speech.folded.some((folded) => folded !== '' && namesPage(folded, lexicon)))
    return undefined;
  for (const cell of cellsOf(words)) {
    const at = cell.words.findIndex(({ text }) => isPage(text, lexicon));
    if (at < 0) continue;
    const name = words.findIndex((word) => word === cell.words[at]);
    const behind = words.slice(name + 1, name + 1 + BEHIND).map(({ text }) => text);
    const [, number, of] = COUNTED.exec(behind.join(' ')) ?? [];
    if (number === undefined || of === undefined) continue;
    const read = { page, number: Number(number), of: Number(of) };
    if (read.number > 0 && read.number <= read.of) return read;
  }
  return undefined;
}

/** What each page prints of its number, where it prints it at its head or foot. */
export function pageNumbers(lines: readonly TokenLine[], lexicon: Lexicon): Numbered[] {
  const found: Numbered[] = [];
  let start = 0;
  for (let i = 1; i <= lines.length; i += 1) {
    if (lines[i]?.page === lines[start]?.page) continue;
    const own = lines.slice(start, i);
    const edges = own.length <= 2 * EDGE ? own : [...own.slice(0, EDGE), ...own.slice(-EDGE)];
    for (const line of edges) {
      const number = numberIn(line, lexicon);
      if (!number) continue;
      found.push(number);
      break;
    }
    start = i;
  }
  return found;
}

/**
 * Whether pages are missing by the numbers that they print, `Page 1 of 3` and no third: more than there are pages without a
 * number in their place. A file may bind several statements, each counted by itself.
 */
export function missesPages(numbers: readonly Numbered[], pages: number): boolean {
  return numbers.some(({ page, number, of }, i) => {
    const [before, after] = [numbers[i - 1], numbers[i + 1]];
    const goesOn = before?.of === of && before.number < number;
    const missedBefore = goesOn ? number - before.number : number;
    const placesBefore = goesOn ? page - before.page : page - (before?.page ?? -1);
    const ends = after?.of !== of || after.number <= number;
    const placesAfter = (after?.page ?? pages) - page - 1;
    return missedBefore > placesBefore || (ends && of - number > placesAfter);
  });
}

/** The pages that begin to be counted again where the page before was the last one, and the places of their first lines. */
export function countedAgain(
  numbers: readonly Numbered[],
  lines: readonly TokenLine[],
): ReadonlyMap<number, number> {
  const pages = numbers.flatMap(({ page, number }, i) => {
    const before = numbers[i - 1];
    const isNext = before?.page === page - 1 && before.number === before.of;
    return number === 1 && isNext ? page : [];
  });
  if (pages.length === 0) return new Map();
  const firsts = new Map<number, number>();
  lines.forEach(({ page }, at) => {
    if (lines[at - 1]?.page !== page) firsts.set(page, at);
  });
  return new Map(pages.flatMap((page) => [[page, firsts.get(page) ?? 0] as const]));
}
