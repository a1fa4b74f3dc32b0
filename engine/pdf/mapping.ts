import type { Characters } from './characters';

/** What stands for a character that its font gives no meaning: a wrong guess could turn into a wrong amount. */
export const UNMAPPED = 0xfffd;

/**
 * Of the characters of a font without a map to Unicode, PDFium gives the bare codes. Old fonts' codes are ASCII (with a ligature or
 * two below it); others' are glyph numbers, of which the digits and the first letters fall among the control characters.
 * Above this share of them, a font's codes are taken for glyph numbers.
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
