/** Radicals, which some fonts' maps name in place of the ideographs that look the same: `⾦` for `金`. */
const RADICAL = /[\u2e80-\u2fdf]/;
const RADICALS = /[\u2e80-\u2fdf]/g;

/** Those of the supplement that Unicode gives no compatible ideograph, by what they look like. */
const SUPPLEMENT: Readonly<Record<string, string>> = {
  '⺠': '民',
  '⻄': '西',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻋': '车',
  '⻑': '長',
  '⻓': '长',
  '⻔': '门',
  '⻗': '雨',
  '⻘': '青',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻢': '马',
  '⻥': '鱼',
  '⻨': '麦',
  '⻩': '黄',
  '⻬': '齐',
  '⻭': '齿',
  '⻯': '龙',
};

/** Whether a word has a radical, which no word is written with. */
export const hasRadicals = (text: string): boolean => RADICAL.test(text);

/** Such a word with the ideographs that were meant. */
export const withIdeographs = (text: string): string =>
  text.replace(RADICALS, (radical) => SUPPLEMENT[radical] ?? radical.normalize('NFKC'));
