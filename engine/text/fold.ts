const cache = new Map<string, string>();
const CACHE_LIMIT = 50_000;

const MARKS = /\p{M}+/gu;
const EDGES = /^[^\p{L}\p{N}$€£¥₹%#+\-−]+|[^\p{L}\p{N}$€£¥₹%#]+$/gu;
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
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(WHOLE, (letter) => WRITTEN[letter] ?? letter)
    .replace(EDGES, '');

const isWordCode = (c: number): boolean =>
  (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || (c >= 48 && c <= 57);

/** Most words are of letters and figures that need nothing but lower case; undefined for the rest. */
function plain(word: string): string | undefined {
  let upper = false;
  for (let i = 0; i < word.length; i += 1) {
    const c = word.charCodeAt(i);
    const edge = i === 0 || i === word.length - 1;
    if (!isWordCode(c) && (edge || c > 126 || c === 39 || c === 40)) return undefined;
    if (c >= 65 && c <= 90) upper = true;
  }
  return upper ? word.toLowerCase() : word;
}

/**
 * One printed word as it is compared: lower case, no diacritics, no punctuation at its ends.
 * Punctuation alone folds to the empty string. Results are remembered, since statements repeat their words.
 */
export function fold(word: string): string {
  const simple = plain(word);
  if (simple !== undefined) return simple;
  const known = cache.get(word);
  if (known !== undefined) return known;
  const folded = uncached(word);
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
