/**
 * `......47,63`: dots that lead to a figure; without decimals they stand for digits, `......4472`, or a word of the
 * figure follows.
 */
const LEADER = /^\.{3,}(?=[(+-]?\d[\d.,']*[.,]\d\d\b)|^\.{5,}(?=[(+-]?\d{1,3}$)/;
const NEXT_GROUP = /^\d{3}(?:[.,]\d\d)?$/;
const HAS_DECIMALS = /[.,]\d\d\b/;

/** How many of a text's letters are dots that lead to a figure, which may go on in the `next` text; 0 of most. */
export function leaderOf(text: string, next = ''): number {
  if (!text.startsWith('...')) return 0;
  const dots = LEADER.exec(text)?.[0].length ?? 0;
  return HAS_DECIMALS.test(text) || NEXT_GROUP.test(next) ? dots : 0;
}
