/** `......47,63`: dots that lead to a figure; three alone may stand for digits, `...4472`, unless decimals follow. */
const LEADER = /^\.{3,}(?=[(+-]?\d[\d.,']*[.,]\d\d\b)|^\.{5,}(?=[(+-]?\d)/;

/** How many of a text's letters are dots that lead to a figure; 0 of most. */
export const leaderOf = (text: string): number =>
  text.startsWith('...') ? (LEADER.exec(text)?.[0].length ?? 0) : 0;
