/** All items of some lists, one list after the other; `flatMap` takes several times as long for tens of thousands. */
export function joined<Item>(lists: Iterable<readonly Item[]>): Item[] {
  const all: Item[] = [];
  for (const list of lists) for (const item of list) all.push(item);
  return all;
}

/** A list with one more item, as long as what it holds: one that grows has room for more, which tens of thousands keep. */
export function withOne<Item extends object>(list: readonly Item[], item: Item): Item[] {
  const first = list[0];
  const second = list[1];
  if (!first) return [item];
  // Most lists end at two, which `concat` takes several times as long to make.
  return second ? list.concat([item]) : [first, item];
}

/** Places in a list; whether one is among them. */
export type Places = Pick<ReadonlySet<number>, 'has'>;

/** Places in a list of so many items: of tens of thousands, marks are several times as cheap as a set. */
export class Marked implements Places {
  private readonly marks: Uint8Array;

  constructor(size: number) {
    this.marks = new Uint8Array(size);
  }

  add(place: number): void {
    this.marks[place] = 1;
  }

  has(place: number): boolean {
    return this.marks[place] === 1;
  }
}

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

/** The first of what is read of some items; undefined where nothing is. */
export function firstOf<Item, Value>(
  items: Iterable<Item>,
  read: (item: Item) => Value | undefined,
): Value | undefined {
  for (const item of items) {
    const value = read(item);
    if (value !== undefined) return value;
  }
  return undefined;
}
