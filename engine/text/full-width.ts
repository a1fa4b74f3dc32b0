const WIDE_DIGIT = /[０-９]/;
/** Digits and marks of any width, and what stands in dates and amounts: no part of a name. */
const OF_FIGURES = /^[\d\p{P}\p{S}０-９年月日円元令和平成昭民國国]+$/u;

/** Whether a word is a date or a figure in digits as wide as ideographs; a name with one in it is not. */
export const hasWideDigits = (text: string): boolean =>
  WIDE_DIGIT.test(text) && OF_FIGURES.test(text);

/** Such a word with its digits and marks in their usual form: `１，２００` is `1,200`. */
export const inUsualDigits = (text: string): string => text.normalize('NFKC');
