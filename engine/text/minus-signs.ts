/** Dashes and minuses that fonts and typesetters set for a minus: a hyphen, a figure dash, a bar, a small or a wide minus. */
const OTHER_MINUS = /[\u2010-\u2012\u2015\u2043\u207b\u02d7\u2796\ufe63\uff0d]/u;
const OTHER_MINUSES = new RegExp(OTHER_MINUS, 'gu');

/** A figure, maybe with a currency's letters, or a sign by itself: no name with a hyphen. */
const OF_FIGURES = /^(?:\p{L}{1,3}\.?)?[\d\p{P}\p{S}]+(?:\p{L}{1,3}\.?)?$/u;

/** Whether a word is a figure, or a sign, with such a minus. */
export const hasOtherMinus = (text: string): boolean =>
  OTHER_MINUS.test(text) && OF_FIGURES.test(text);

/** Such a word with the usual minus. */
export const withUsualMinus = (text: string): string => text.replace(OTHER_MINUSES, '-');
