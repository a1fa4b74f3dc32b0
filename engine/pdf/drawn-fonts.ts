import type { Characters } from './characters';
import type { Pdfium } from './pdfium';
import type { Run } from './run';

/** A drawing's size differs from its font's by less than this factor. */
const SAME_SIZE = 2.5;

/** Whether a font is made of drawings (Type 3), as mainframes and old TeX print: no file is behind it, nor a substitute's. */
export function isDrawn({ call, scratch, bytes }: Pdfium, fontHandle: number): boolean {
  const length = scratch + 32;
  if (call.FPDFFont_GetFontData(fontHandle, 0, 0, length) !== 1) return true;
  return bytes()
    .subarray(length, length + 4)
    .every((byte) => byte === 0);
}

/**
 * Puts the characters of such fonts from their `origins` to where the next ones begin, unless they stand so. PDFium's box of a
 * drawn glyph may be what its drawing declares: the bare ink, or the largest glyph's.
 */
export function settleDrawn(
  pdfium: Pdfium,
  characters: Characters,
  origins: ReadonlyMap<number, number>,
): void {
  if (origins.size === 0) return;
  const fonts = new Map<string, Run[]>();
  for (const run of characters.runs) {
    if (!run.drawn || run.direction === 'slanted') continue;
    settleSize(characters, run);
    const key = `${run.fontHandle} ${run.direction}`;
    const own = fonts.get(key);
    if (own) own.push(run);
    else fonts.set(key, [run]);
  }
  for (const runs of fonts.values()) settleFont(pdfium, characters, runs, origins);
}

/** All runs are of one font and direction. */
function settleFont(
  pdfium: Pdfium,
  { code, x0, x1, top, bottom }: Characters,
  runs: readonly Run[],
  origins: ReadonlyMap<number, number>,
): void {
  const direction = runs[0]?.direction;
  const [starts, ends] = direction === 'right' || direction === 'left' ? [x0, x1] : [top, bottom];
  const forth = direction === 'right' || direction === 'down';
  const boxes: Span[] = [];
  const advanced: Span[] = [];
  for (const run of runs) {
    const near = TOUCH * run.size;
    for (let k = run.start; k < run.end; k++) {
      const [start, end] = [starts[k] as number, ends[k] as number];
      boxes.push(forth ? { k, near, from: start, to: end } : { k, near, from: -end, to: -start });
      const from = (origins.get(k) ?? start) * (forth ? 1 : -1);
      advanced.push({ k, near, from, to: from + advanceOf(pdfium, run, code[k] as number) });
    }
  }
  if (abutting(advanced) <= abutting(boxes)) return;
  for (const { k, from, to } of advanced) {
    if (to <= from) continue;
    starts[k] = forth ? from : -to;
    ends[k] = forth ? to : -from;
  }
}

/** Of character `k`, along the text; what is nearer than `near` touches it. */
type Span = { k: number; from: number; to: number; near: number };

/** Distances that are none, in em. */
const TOUCH = 0.02;

/** How many characters end where the next ones begin: in print, most do. */
const abutting = (spans: readonly Span[]): number =>
  spans.filter(({ to, near }, i) => Math.abs((spans[i + 1]?.from ?? Infinity) - to) < near).length;

/** How far a glyph moves the next one, in points; 0 where the font does not say which glyph it is. */
function advanceOf(
  { call, scratch, floats }: Pdfium,
  { fontHandle, width }: Run,
  unicode: number,
): number {
  const address = scratch + 32;
  if (call.FPDFFont_GetGlyphWidth(fontHandle, unicode, width, address) !== 1) return 0;
  return floats()[address >> 2] ?? 0;
}

/** Drawn fonts may be of any size by name, scaled by their own matrix: then their tallest glyph tells. */
function settleSize({ top, bottom, x0, x1 }: Characters, run: Run): void {
  const [starts, ends] =
    run.direction === 'up' || run.direction === 'down' ? [x0, x1] : [top, bottom];
  let tallest = 0;
  for (let k = run.start; k < run.end; k++)
    tallest = Math.max(tallest, (ends[k] as number) - (starts[k] as number));
  if (tallest > run.size * SAME_SIZE || tallest * SAME_SIZE < run.size) run.size = tallest;
}
