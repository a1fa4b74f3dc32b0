import type { Page } from '../../pdf';
import { endsIn, hasLostSign, hasWideDigits, inUsualDigits, isDigit, withSign } from '../../text';

/** What a document prints, for what can be told of it as a whole. */
export type Texts = {
  /** Every text with a digit but for rates, as often as it is printed. */
  figures: string[];
  /** Each text once, but for those of digits and marks alone. */
  words: string[];
  /** Per figure, a word of three capitals printed right before it: maybe its currency. */
  codes: (string | undefined)[];
};

const CODE = /^[A-Z]{3}$/;

const FIRST_LETTER = 65;

export function textsOf(pages: readonly Page[]): Texts {
  const figures: string[] = [];
  const words = new Set<string>();
  const codes: Texts['codes'] = [];
  for (const page of pages) {
    let before: string | undefined;
    let isFigure = false;
    for (const { text } of page.words) {
      if (text === '%' && isFigure) {
        figures.pop();
        codes.pop();
      }
      let digits = false;
      let others = false;
      for (let i = 0; i < text.length && !(digits && others); i += 1) {
        const c = text.charCodeAt(i);
        if (isDigit(c)) digits = true;
        else if (c >= FIRST_LETTER) others = true;
      }
      isFigure = digits && !endsIn(text, '%');
      if (isFigure) {
        figures.push(text);
        codes.push(before);
      }
      if (others || !digits) words.add(text);
      before = others && !digits && text.length === 3 && CODE.test(text) ? text : undefined;
    }
  }
  return { figures, words: [...words], codes };
}

const isUnusual = (text: string): boolean => hasWideDigits(text) || hasLostSign(text);

const usual = (text: string): string =>
  hasWideDigits(text) ? inUsualDigits(text) : hasLostSign(text) ? withSign(text) : text;

/** Pages with their figures in the usual form: digits of whatever width, and signs of currencies; and what these print. */
export function withUsualFigures(pages: readonly Page[]): { pages: readonly Page[]; texts: Texts } {
  const texts = textsOf(pages);
  if (!texts.words.some(isUnusual)) return { pages, texts };
  const changed = pages.map((page) => ({
    ...page,
    words: page.words.map((word) =>
      isUnusual(word.text) ? { ...word, text: usual(word.text) } : word,
    ),
  }));
  return { pages: changed, texts: textsOf(changed) };
}
