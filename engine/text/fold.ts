const cache = new Map<string, string>();
const CACHE_LIMIT = 50_000;

/** Diacritics; Thai writes its vowels and tones with marks: without them March is January. */
const MARKS = /(?!\p{Script=Thai})\p{M}/gu;
/** `#Saldo`: a mark before a name is no part of it; before a figure it says that it is a number. */
const EDGES = /^#(?=\p{L})|^[^\p{L}\p{N}$€£¥₹%#+\-−]+|[^\p{L}\p{N}$€£¥₹%#]+$/gu;
/** `intereses²`: the sign of a footnote behind a word; a unit, `m²`, has fewer letters. */
const FOOTNOTE = /(?<=\p{L}{3})[¹²³⁴-⁹]+(?=\P{L}*$)/u;
/** Letters that Unicode does not take apart, as printers without them write them. */
const WHOLE = /[łøđıßæœς’]/g;
const WRITTEN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  '’': "'",
};

const uncached = (word: string): string =>
  word
    .replace(/\(s\)/gi, 's')
    .replace(FOOTNOTE, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(WHOLE, (letter) => WRITTEN[letter] ?? letter)
    .replace(EDGES, '');

const isWordCode = (c: number): boolean =>
  (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || (c >= 48 && c <= 57);

const isUpper = (c: number): boolean => c >= 65 && c <= 90;

/** Whether a character stays as it is, but for its case. */
function isPlainAt(word: string, i: number): boolean {
  const c = word.charCodeAt(i);
  const edge = i === 0 || i === word.length - 1;
  return isWordCode(c) || !(edge || c > 126 || c === 39 || c === 40);
}

/** Most words are of letters and figures that need nothing but lower case. */
function isPlain(word: string): boolean {
  for (let i = 0; i < word.length; i += 1) if (!isPlainAt(word, i)) return false;
  return true;
}

/** Figures and words in lower case fold to themselves. */
function isFolded(word: string): boolean {
  for (let i = 0; i < word.length; i += 1)
    if (isUpper(word.charCodeAt(i)) || !isPlainAt(word, i)) return false;
  return true;
}

/**
 * One printed word as it is compared: lower case, no diacritics, no punctuation at its ends.
 * Punctuation alone folds to the empty string. Results are remembered, since statements repeat their words.
 */
export function fold(word: string): string {
  if (isFolded(word)) return word;
  const known = cache.get(word);
  if (known !== undefined) return known;
  const folded = isPlain(word) ? word.toLowerCase() : uncached(word);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(word, folded);
  return folded;
}

/** A phrase as its folded words; inner separators (`/ & ( )`) part words. */
export function foldPhrase(phrase: string): string[] {
  return phrase
    .replace(/\(s\)/gi, 's')
    .split(/[\s/&()·|]+/u)
    .map(fold)
    .filter((word) => word !== '');
}
