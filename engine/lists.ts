/** All items of some lists, one list after the other; `flatMap` takes several times as long for tens of thousands. */
export function joined<Item>(lists: Iterable<readonly Item[]>): Item[] {
  const all: Item[] = [];
  for (const list of lists) for (const item of list) all.push(item);
  return all;
}

/** A list with one more item, as long as what it holds: one that grows has room for more, which tens of thousands keep. */
export const withOne = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.length === 0 ? [item] : list.concat([item]);

/** The least of some numbers, however many: as arguments of `Math.min`, too many overflow the stack. */
export function least(numbers: Iterable<number>): number {
  let found = Infinity;
  for (const number of numbers) if (number < found) found = number;
  return found;
}

/** The greatest of some numbers, likewise. */
export function greatest(numbers: Iterable<number>): number {
  let found = -Infinity;
  for (const number of numbers) if (number > found) found = number;
  return found;
}
