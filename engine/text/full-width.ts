const WIDE_DIGIT = /[０-９]/;
const WIDE_LETTER = /[Ａ-Ｚａ-ｚ]/;
/** Forms as wide as an ideograph, each so far behind its usual one. */
const WIDE = /[！-～]/g;
const OFFSET = 0xfee0;

/** Whether a word has digits as wide as ideographs, and is no name in such letters. */
export const hasWideDigits = (text: string): boolean =>
  WIDE_DIGIT.test(text) && !WIDE_LETTER.test(text);

/** Such a word with its digits and marks in their usual form: `１，２００` is `1,200`. */
export const inUsualDigits = (text: string): string =>
  text.replace(WIDE, (c) => String.fromCharCode(c.charCodeAt(0) - OFFSET));
