/** `▲3,480`, `¥△1,200`: a triangle before digits. */
const TRIANGLE = /^(\p{Sc}?)[▲△](?=\p{Sc}?\d)/u;

/** Letters that only Japanese is written with. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word is Japanese, whose books set a triangle for a minus; elsewhere it may say that something rose. */
export const isJapanese = (text: string): boolean => KANA.test(text);

export const hasTriangle = (text: string): boolean => TRIANGLE.test(text);

/** Such a figure with a minus. */
export const withMinus = (text: string): string => text.replace(TRIANGLE, '$1-');
