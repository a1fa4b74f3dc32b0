import type { Entry } from '../rows';
import type { Segment } from '../tables';
import type { Placed } from './groups';

/** Lists without descriptions that stand abreast: cheques, with number, date and amount. */
const isListAbreast = ({ abreast, header }: Segment): boolean =>
  abreast !== undefined &&
  header?.columns.every((column) => column.role !== 'description') === true;

const lineOf = (entry: Entry): number =>
  entry.kind === 'row' ? entry.anchor.index : entry.line.index;

const DIGITS = /\d+/;

/** The number that each row's text begins with; undefined where one has none. */
function numbersOf(placed: readonly Placed[]): number[] | undefined {
  const numbers = placed.flatMap(({ entry }) =>
    entry.kind === 'row' ? Number(DIGITS.exec(entry.description[0] ?? '')?.[0]) : [],
  );
  return numbers.some(Number.isNaN) ? undefined : numbers;
}

const rise = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));

/** Whether the rows' numbers rise down one list after the other, and not across them. */
function areNumberedDown(down: readonly Placed[], across: readonly Placed[]): boolean {
  const [own, other] = [numbersOf(down), numbersOf(across)];
  return own !== undefined && other !== undefined && rise(own) && !rise(other);
}

/**
 * Entries as they are read, per segment; those of lists that stand abreast line by line, unless they are numbered
 * down the lists.
 */
export function inReadingOrder(
  lists: readonly (readonly Placed[])[],
  segments: readonly Segment[],
): (readonly Placed[])[] {
  return lists.map((list, i) => {
    const segment = segments[i];
    if (!segment || !isListAbreast(segment)) return list;
    const halves = lists.filter((_, k) => segments[k]?.abreast === segment.abreast);
    if (halves[0] !== list) return [];
    const down = halves.flat();
    const across = down.toSorted((a, b) => lineOf(a.entry) - lineOf(b.entry));
    return areNumberedDown(down, across) ? down : across;
  });
}
