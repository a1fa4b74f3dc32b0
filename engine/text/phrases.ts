import { foldPhrase } from './fold';

export type Phrase<Tag> = { words: readonly string[]; tag: Tag };
/** Words from one on, up to another. */
export type Stretch = { from: number; to: number };
/** `from` and `to` (exclusive) index the words that were searched. */
export type Match<Tag> = Stretch & { tag: Tag };

/** Scripts that print no spaces between words: a phrase is looked for inside a word. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Any of `/ & ( ) · |`. */
const isJoint = (c: number): boolean =>
  c === 47 || c === 38 || c === 40 || c === 41 || c === 183 || c === 124;

function hasJoint(word: string): boolean {
  for (let i = 0; i < word.length; i += 1) if (isJoint(word.charCodeAt(i))) return true;
  return false;
}

/** `b/f` and `A/C` are printed as one word and given as two; undefined for a word without a joint. */
const partsOf = (word: string): string[] | undefined =>
  hasJoint(word) ? foldPhrase(word) : undefined;

const NONE: readonly never[] = [];

/** The next word that did not fold to nothing, `''` behind the last one; undefined where it is several by its joints. */
function wordBehind(words: readonly string[], at: number): string | undefined {
  let i = at + 1;
  while (words[i] === '') i += 1;
  const word = words[i] ?? '';
  return hasJoint(word) ? undefined : word;
}

/** Something that parts a word, such as a stroke. */
const JOINED = /[^\p{L}\p{N}]/u;

/**
 * Finds known phrases in a line's folded words, longest first. Phrases of one language or of all
 * may be put in; the same phrase under two tags matches with the first one given.
 */
export class PhraseIndex<Tag> {
  private readonly byFirst = new Map<string, Phrase<Tag>[]>();
  private readonly vocabulary = new Set<string>();
  private readonly bilingual: boolean;
  private readonly unspaced: { text: string; tag: Tag }[] = [];

  /** `bilingual`: a phrase's last word may be joined by a stroke to words that are not known. */
  constructor(entries: Iterable<readonly [phrase: string, tag: Tag]>, bilingual = false) {
    this.bilingual = bilingual;
    const seen = new Set<string>();
    for (const [text, tag] of entries) {
      const words = foldPhrase(text);
      const [first] = words;
      if (first === undefined) continue;
      const joined = words.join(' ');
      if (seen.has(joined)) continue;
      seen.add(joined);
      for (const word of words) this.vocabulary.add(word);
      if (UNSPACED.test(joined)) this.unspaced.push({ text: words.join(''), tag });
      const list = this.byFirst.get(first);
      if (list) list.push({ words, tag });
      else this.byFirst.set(first, [{ words, tag }]);
    }
    for (const list of this.byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
    this.unspaced.sort((a, b) => b.text.length - a.text.length);
  }

  /** Whether a folded word is part of any phrase. */
  knows(word: string): boolean {
    if (this.vocabulary.has(word)) return true;
    if (this.unspaced.length > 0 && UNSPACED.test(word)) return true;
    return (
      JOINED.test(word) && word.split(/[^\p{L}\p{N}]+/u).some((part) => this.vocabulary.has(part))
    );
  }

  /** The tag of the phrase that a folded word is as a whole. */
  tagOf(word: string): Tag | undefined {
    return this.byFirst.get(word)?.find(({ words }) => words.length === 1)?.tag;
  }

  /** Whether a phrase may begin with a folded word. */
  begins(word: string): boolean {
    if (word === '') return false;
    if (this.byFirst.has(partsOf(word)?.[0] ?? word)) return true;
    return this.unspaced.length > 0 && UNSPACED.test(word);
  }

  /** The longest phrase that begins at `from`; words that folded to nothing are passed over. */
  at(words: readonly string[], from: number): Match<Tag> | undefined {
    const first = words[from];
    if (first === undefined || first === '') return undefined;
    // No phrase's word has a joint: what is found as it is, has none.
    const whole = this.byFirst.get(first);
    const begun = whole ?? this.byFirst.get(partsOf(first)?.[0] ?? first);
    const next = whole ? wordBehind(words, from) : undefined;
    for (const phrase of begun ?? NONE) {
      // Of many that begin with one word, most go on otherwise: cheap to tell.
      const second = phrase.words[1];
      if (next !== undefined && second !== undefined && next !== second) continue;
      const to = this.follow(words, from, phrase.words);
      if (to !== undefined) return { tag: phrase.tag, from, to };
    }
    if (this.unspaced.length === 0 || !UNSPACED.test(first)) return undefined;
    const inside = this.unspaced.find((phrase) => first.includes(phrase.text));
    return inside && { tag: inside.tag, from, to: from + 1 };
  }

  /** All phrases of a line, left to right, not overlapping. */
  all(words: readonly string[]): Match<Tag>[] {
    const matches: Match<Tag>[] = [];
    for (let i = 0; i < words.length;) {
      const match = this.at(words, i);
      if (match) matches.push(match);
      i = match ? match.to : i + 1;
    }
    return matches;
  }

  private follow(
    words: readonly string[],
    from: number,
    phrase: readonly string[],
  ): number | undefined {
    let i = from;
    for (let k = 0; k < phrase.length; i += 1) {
      while (i > from && words[i] === '') i += 1;
      const word = words[i];
      if (word === undefined) return undefined;
      if (word === phrase[k]) k += 1;
      else {
        const parts = partsOf(word);
        if (!parts) return undefined;
        // `Saldo Awal/Initial Balance`: what follows a stroke says it once more, in another language.
        const own = this.bilingual && k > 0 ? parts.slice(0, phrase.length - k) : parts;
        if (!own.every((part, j) => part === phrase[k + j])) return undefined;
        k += own.length;
      }
    }
    return i;
  }
}
