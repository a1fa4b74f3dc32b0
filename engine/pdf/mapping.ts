import type { Characters } from './characters';

/** What stands for a character that its font gives no meaning: a wrong guess could turn into a wrong amount. */
export const UNMAPPED = 0xfffd;

/**
 * Of the characters of a font without a map to Unicode, PDFium gives the bare codes. Old fonts' codes are ASCII (with
 * a ligature or two below it); others' are glyph numbers, of which the digits and the first letters fall among the
 * control characters. Above this share of them, a font's codes are taken for glyph numbers.
 */
const MOST_CONTROLS = 0.1;

/** Replaces what can't be meant by `UNMAPPED`: `indexes` are the characters whose fonts have no map, in order. */
export function settleUnmapped(characters: Characters, indexes: readonly number[]): void {
  if (indexes.length === 0) return;
  const { code } = characters;
  const fonts = new Map<number, { codes: number; controls: number }>();
  const handles = fontHandles(characters, indexes);
  indexes.forEach((index, at) => {
    const handle = handles[at] as number;
    const font = fonts.get(handle) ?? { codes: 0, controls: 0 };
    fonts.set(handle, font);
    font.codes++;
    if (isControl(code[index] as number)) font.controls++;
  });
  indexes.forEach((index, at) => {
    const font = fonts.get(handles[at] as number);
    const glyphNumbers = font !== undefined && font.controls > font.codes * MOST_CONTROLS;
    if (glyphNumbers || isControl(code[index] as number)) code[index] = UNMAPPED;
  });
}

const SPACE = 0x20;

/**
 * One glyph that is said to mean several words, in a font that leaves others without a meaning: its map is wrong.
 * Replaces these by `UNMAPPED`, and returns how many characters they were.
 */
export function settlePhrases(characters: Characters, indexes: readonly number[]): number {
  const fonts = new Set(fontHandles(characters, indexes));
  let settled = 0;
  for (const { start, end, fontHandle } of characters.runs)
    if (fonts.has(fontHandle)) settled += settleRun(characters, start, end);
  return settled;
}

/** The same for the characters from one on, up to another, all of one font. */
function settleRun({ code, sameGlyph }: Characters, start: number, end: number): number {
  let settled = 0;
  let first = start;
  for (let k = start + 1; k <= end; k += 1) {
    if (k < end && sameGlyph[k] === 1) continue;
    // A blank that is none of its ends: words stand on either side.
    const blank = code.subarray(first + 1, Math.max(first + 1, k - 1)).includes(SPACE);
    if (blank) {
      code.fill(UNMAPPED, first, k);
      settled += k - first;
    }
    first = k;
  }
  return settled;
}

/** The font of each of `indexes`. */
function fontHandles({ runs }: Characters, indexes: readonly number[]): number[] {
  let at = 0;
  return indexes.map((index) => {
    while ((runs[at]?.end ?? Infinity) <= index) at++;
    return runs[at]?.fontHandle ?? 0;
  });
}

/** Not Latin-1 text. */
function isControl(unicode: number): boolean {
  return unicode < 0x20 || (unicode >= 0x7f && unicode < 0xa0) || unicode > 0xff;
}
