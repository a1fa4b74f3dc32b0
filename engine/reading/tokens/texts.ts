import type { Page, Word } from '../../pdf';
import {
  hasLostSign,
  hasOtherMinus,
  hasRadicals,
  hasTriangle,
  hasWideDigits,
  inUsualDigits,
  isDigit,
  isJapanese,
  leaderOf,
  withIdeographs,
  withMinus,
  withSign,
  withUsualMinus,
} from '../../text';

/** What a document prints, for what can be told of it as a whole. */
export type Texts = {
  /** Every text with a digit but for rates, as often as it is printed. */
  figures: string[];
  /** Each text once, but for those of digits and marks alone. */
  words: string[];
  /** By the place of a figure, a word of three capitals printed right before it: maybe its currency. */
  codes: ReadonlyMap<number, string>;
};

const CODE = /^[A-Z]{3}$/;

const FIRST_LETTER = 65;
const PERCENT = 37;

/** `0.02%`, `0.02%)`. */
const isRate = (text: string): boolean =>
  text.charCodeAt(text.length - 1) === PERCENT || text.charCodeAt(text.length - 2) === PERCENT;

/** What a text is made of: figures and rates have digits, codes three capitals. */
type Made = 'figure' | 'rate' | 'code' | 'other';

function hasLetter(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) >= FIRST_LETTER) return true;
  return false;
}

function madeOf(text: string): Made {
  for (let i = 0; i < text.length; i += 1)
    if (isDigit(text.charCodeAt(i))) return isRate(text) ? 'rate' : 'figure';
  return text.length === 3 && CODE.test(text) ? 'code' : 'other';
}

export function textsOf(pages: readonly Page[]): Texts {
  const figures: string[] = [];
  const codes = new Map<number, string>();
  // Pages repeat their words: what one is made of is told once. Of digits and marks alone, most are printed once.
  const words = new Map<string, Made>();
  for (const page of pages) {
    let before: string | undefined;
    let made: Made | undefined;
    for (const { text } of page.words) {
      if (text === '%' && made === 'figure') {
        figures.pop();
        codes.delete(figures.length);
      }
      // What begins with a digit is told at once, and looked up by nobody.
      made = isDigit(text.charCodeAt(0)) ? undefined : words.get(text);
      if (!made) {
        made = madeOf(text);
        const isNumber = made === 'figure' || made === 'rate';
        if (!isNumber || hasLetter(text)) words.set(text, made);
      }
      if (made === 'figure') {
        if (before !== undefined) codes.set(figures.length, before);
        figures.push(text);
      }
      before = made === 'code' ? text : undefined;
    }
  }
  return { figures, words: [...words.keys()], codes };
}

/** A text with its figures and ideographs in the usual form; `undefined` where they are. */
type Usual = (text: string) => string | undefined;

const usual: Usual = (text) =>
  hasWideDigits(text)
    ? inUsualDigits(text)
    : hasLostSign(text)
      ? withSign(text)
      : hasOtherMinus(text)
        ? withUsualMinus(text)
        : hasRadicals(text)
          ? withIdeographs(text)
          : undefined;

/** … in a document that is written in Japanese. */
const usualInJapan: Usual = (text) => {
  const plain = usual(text) ?? text;
  return hasTriangle(plain) ? withMinus(plain) : usual(text);
};

/** A figure without the dots that lead to it. */
function withoutLeader(word: Word, next: Word | undefined): Word {
  const dots = leaderOf(word.text, next?.text);
  if (dots === 0) return word;
  const width = (word.x1 - word.x0) / word.text.length;
  return { ...word, text: word.text.slice(dots), x0: word.x0 + dots * width };
}

/**
 * Pages with their figures in the usual form: digits of whatever width, signs of currencies, a minus for Japan's triangle,
 * ideographs for radicals, no dots that lead to them; and what these print.
 */
export function withUsualFigures(pages: readonly Page[]): { pages: readonly Page[]; texts: Texts } {
  const texts = textsOf(pages);
  const usualOf = texts.words.some(isJapanese) ? usualInJapan : usual;
  const isLed = texts.figures.some((text, i) => leaderOf(text, texts.figures[i + 1]) > 0);
  if (!isLed && !texts.words.some((text) => usualOf(text) !== undefined)) return { pages, texts };
  const changed = pages.map((page) => ({
    ...page,
    words: page.words.map((word, i) => {
      const text = usualOf(word.text);
      const plain = text === undefined ? word : { ...word, text };
      return isLed ? withoutLeader(plain, page.words[i + 1]) : plain;
    }),
  }));
  return { pages: changed, texts: textsOf(changed) };
}
