/** All items of some lists, one list after the other; `flatMap` takes several times as long for tens of thousands. */
export function joined<Item>(lists: Iterable<readonly Item[]>): Item[] {
  const all: Item[] = [];
  for (const list of lists) for (const item of list) all.push(item);
  return all;
}
