import { displayedAxes } from './axes';
import { settleDrawn } from './drawn-fonts';
import { isBlank } from './blank';
import { settlePhrases, settleUnmapped, UNMAPPED } from './mapping';
import type { Pdfium } from './pdfium';
import { newRun, type Fonts, type Run } from './run';
import { joinTwoBytes } from './two-bytes';

/**
 * A page's characters in displayed coordinates, one array per fact. The arrays are reused from page to page and are longer
 * than `count`.
 */
export type Characters = {
  count: number;
  /** How many are of fonts that don't say what they mean; see `mapping.ts`. */
  unmapped: number;
  runs: Run[];
  code: Int32Array;
  /** 1 where a character has the glyph box of the one before it (a ligature's second letter and the like). */
  sameGlyph: Uint8Array;
  x0: Float64Array;
  x1: Float64Array;
  top: Float64Array;
  bottom: Float64Array;
  /** The origin's y, or its x where the text runs up or down. */
  baseline: Float64Array;
};

const HYPHEN = 0x2d;
/** What PDFium makes of a hyphen at a line's end. */
const PDFIUM_HYPHEN = 2;
/** What Qt says that a blank glyph means: the first character that the font draws so. */
const QT_BLANK = 1;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const TAB = 9;
const SPACE = 32;

export function emptyCharacters(capacity = 8192): Characters {
  return {
    count: 0,
    unmapped: 0,
    runs: [],
    code: new Int32Array(capacity),
    sameGlyph: new Uint8Array(capacity),
    x0: new Float64Array(capacity),
    x1: new Float64Array(capacity),
    top: new Float64Array(capacity),
    bottom: new Float64Array(capacity),
    baseline: new Float64Array(capacity),
  };
}

/**
 * Reads a text page's characters. Spaces and line ends that PDFium made up are left out, whether they belong to a text object or
 * to none.
 * `buffer` is filled and returned, or a larger one if it is too small.
 */
export function readCharacters(
  pdfium: Pdfium,
  page: number,
  textPage: number,
  fonts: Fonts,
  buffer: Characters,
): Characters {
  const { call, scratch } = pdfium;
  const total = call.FPDFText_CountChars(textPage);
  const into = total > buffer.code.length ? emptyCharacters(total * 2) : buffer;
  const { code, sameGlyph, x0, x1, top, bottom, baseline } = into;
  const {
    FPDFText_GetTextObject,
    FPDFText_GetUnicode,
    FPDFText_GetLooseCharBox,
    FPDFText_GetCharOrigin,
    FPDFText_HasUnicodeMapError,
    FPDFText_IsHyphen,
    FPDFText_IsGenerated,
  } = call;
  const rotation = call.FPDFPage_GetRotation(page);
  const { turned, xSign, ySign, xShift, yShift } = displayedAxes(pdfium, page, rotation);
  const boxAddress = scratch;
  const originAddress = scratch + 16;
  const box = boxAddress >> 2;
  const origin = originAddress >> 3;
  let floats = pdfium.floats();
  let doubles = pdfium.doubles();

  const runs: Run[] = [];
  let run: Run | undefined;
  /** Where characters of drawn fonts begin along their text, by index. */
  const origins = new Map<number, number>();
  let object = 0;
  let count = 0;
  const unmapped: number[] = [];
  const controls = new Map<number, number>();
  let lastLeft = NaN;
  let lastRight = NaN;
  let lastX = NaN;
  let lastY = NaN;
  for (let index = 0; index < total; index++) {
    const owner = FPDFText_GetTextObject(textPage, index);
    if (owner === 0) continue;
    let unicode = FPDFText_GetUnicode(textPage, index);
    // Letters set apart are parted by PDFium as words are: how far apart they stand tells more.
    if (unicode === SPACE && FPDFText_IsGenerated(textPage, index) === 1) continue;
    if (unicode < SPACE) controls.set(count, unicode);
    if (FPDFText_HasUnicodeMapError(textPage, index) === 1) {
      unmapped.push(count);
    } else if (unicode < SPACE && unicode !== TAB) {
      if (unicode === LINE_FEED || unicode === CARRIAGE_RETURN) continue;
      if (unicode === PDFIUM_HYPHEN && FPDFText_IsHyphen(textPage, index) === 1) unicode = HYPHEN;
      else unicode = unicode === QT_BLANK && isBlank(pdfium, textPage, index) ? SPACE : UNMAPPED;
    }
    if (run === undefined || owner !== object) {
      object = owner;
      run = newRun(pdfium, textPage, index, object, fonts, count, rotation);
      runs.push(run);
    }
    FPDFText_GetLooseCharBox(textPage, index, boxAddress);
    FPDFText_GetCharOrigin(textPage, index, originAddress, originAddress + 8);
    if (floats.length === 0) {
      floats = pdfium.floats();
      doubles = pdfium.doubles();
    }
    const left = floats[box] as number;
    const upper = floats[box + 1] as number;
    const right = floats[box + 2] as number;
    const lower = floats[box + 3] as number;
    const x = doubles[origin] as number;
    const y = doubles[origin + 1] as number;
    const across0 = turned ? lower : left;
    const across1 = turned ? upper : right;
    const down0 = turned ? left : lower;
    const down1 = turned ? right : upper;
    x0[count] = (xSign === 1 ? across0 : -across1) + xShift;
    x1[count] = (xSign === 1 ? across1 : -across0) + xShift;
    top[count] = (ySign === 1 ? down0 : -down1) + yShift;
    bottom[count] = (ySign === 1 ? down1 : -down0) + yShift;
    baseline[count] = isUpright(run)
      ? ySign * (turned ? x : y) + yShift
      : xSign * (turned ? y : x) + xShift;
    if (run.drawn)
      origins.set(
        count,
        isUpright(run) ? xSign * (turned ? y : x) + xShift : ySign * (turned ? x : y) + yShift,
      );
    code[count] = unicode;
    sameGlyph[count] =
      left === lastLeft && right === lastRight && x === lastX && y === lastY ? 1 : 0;
    lastLeft = left;
    lastRight = right;
    lastX = x;
    lastY = y;
    count++;
    run.end = count;
  }
  into.count = count;
  into.runs = runs;
  settleDrawn(pdfium, into, origins);
  settleUnmapped(into, unmapped);
  into.unmapped = unmapped.length + (unmapped.length > 0 ? settlePhrases(into, unmapped) : 0);
  joinTwoBytes(into, controls);
  return into;
}

/** Its baseline is a height; of text that runs up or down, a place on the line. */
const isUpright = ({ direction }: Run): boolean => direction !== 'up' && direction !== 'down';
