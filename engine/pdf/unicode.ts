/** What kind of character a code point is, as far as the building of words asks. */

export function isDigit(unicode: number): boolean {
  return unicode >= 0x30 && unicode <= 0x39;
}

export function isLetter(unicode: number): boolean {
  return (unicode | 0x20) >= 0x61 && ((unicode | 0x20) <= 0x7a || unicode >= 0xc0);
}

/** Plus, hyphen, dashes, minus, opening bracket, currency signs. */
export function isSign(unicode: number): boolean {
  return (
    isDash(unicode) ||
    unicode === 0x2b ||
    unicode === 0x28 ||
    unicode === 0x24 ||
    (unicode >= 0xa2 && unicode <= 0xa5) ||
    (unicode >= 0x20a0 && unicode <= 0x20cf)
  );
}

export function isDash(unicode: number): boolean {
  return unicode === 0x2d || unicode === 0x2212 || (unicode >= 0x2010 && unicode <= 0x2015);
}

export function isSpace(unicode: number): boolean {
  return (
    unicode === 0x20 ||
    unicode === 0xa0 ||
    unicode === 0x09 ||
    unicode === 0x202f ||
    unicode === 0x3000 ||
    (unicode >= 0x2000 && unicode <= 0x200a)
  );
}

/** Joiners, direction marks, and where a line may break: nothing that is seen. */
export function isZeroWidth(unicode: number): boolean {
  return (unicode >= 0x200b && unicode <= 0x200f) || unicode === 0x2060 || unicode === 0xfeff;
}

/** Digits of Arabic and Persian, and the marks within their figures: these run from left to right. */
const isArabicFigure = (unicode: number): boolean =>
  (unicode >= 0x660 && unicode <= 0x66c) || (unicode >= 0x6f0 && unicode <= 0x6f9);

/** Hebrew, Arabic and their presentation forms. */
export function isRightToLeft(unicode: number): boolean {
  return (
    unicode >= 0x590 &&
    !isArabicFigure(unicode) &&
    (unicode <= 0x8ff ||
      (unicode >= 0xfb1d && unicode <= 0xfdff) ||
      (unicode >= 0xfe70 && unicode <= 0xfefe))
  );
}

/** Vowel signs, accents and the like: drawn over the letter before, wherever their box may be. */
export function isCombiningMark(unicode: number): boolean {
  return unicode >= 0x300 && /^\p{M}$/u.test(String.fromCodePoint(unicode));
}
