/** Digits as wide as ideographs, and those that Arabic and Persian are written with. */
const WIDE_DIGIT = /[０-９٠-٩۰-۹]/;
/** Digits and marks of any width, and what stands in dates and amounts: no part of a name. */
const OF_FIGURES = /^[\d\p{P}\p{S}０-９٠-٩۰-۹年月日円元令和平成昭民國国]+$/u;

/** Whether a word is a date or a figure in digits of another form than `0` to `9`; a name with one in it is not. */
export const hasWideDigits = (text: string): boolean =>
  WIDE_DIGIT.test(text) && OF_FIGURES.test(text);

const ARABIC_DIGIT = /[٠-٩۰-۹]/g;

/** Such a word with its digits and marks in their usual form: `１，２００` is `1,200`, `١٬٢٠٠٫٥٠` is `1,200.50`. */
export const inUsualDigits = (text: string): string =>
  text
    .normalize('NFKC')
    // The last four bits of their codes are what they count.
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
