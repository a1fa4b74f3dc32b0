/** A page of more lines was not made for reading: to try every gutter in it would take long. */
export const MOST_LINES = 500;

/** What stands on each page, in printed order. */
export function byPage<Item>(
  items: readonly Item[],
  pageOf: (item: Item) => number | undefined,
): Map<number | undefined, Item[]> {
  const pages = new Map<number | undefined, Item[]>();
  let last: number | undefined;
  let own: Item[] | undefined;
  for (const item of items) {
    const page = pageOf(item);
    if (!own || page !== last) {
      own = pages.get(page) ?? [];
      pages.set(page, own);
      last = page;
    }
    own.push(item);
  }
  return pages;
}
