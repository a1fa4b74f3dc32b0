/** The last digits of a number, behind what masks the others: `****1234`, `...8842`. */
const MASKED = /^(?:[*xX•●#]{2,}|…|(?<!\.)\.{3})[- ]?\d{3,5}$/;
/** A word, or a part of one, that masks. */
const MASK = /^(?:[*xX•●#]{2,}|…|\.{3}|[*•●])$/;
const LAST = /^\d{3,5}$/;

/** The last digits of a masked number, with the masks before them, from word `at` on: `**** 4417`, `• • • • 7437`. */
export function maskedAt(texts: readonly string[], at: number): string | undefined {
  const text = texts[at] ?? '';
  if (MASKED.test(text)) return text;
  let to = at;
  while (MASK.test(texts[to] ?? '')) to += 1;
  const masks = texts.slice(at, to).join('');
  const last = texts[to] ?? '';
  return masks.length > 1 && LAST.test(last) ? texts.slice(at, to + 1).join(' ') : undefined;
}
