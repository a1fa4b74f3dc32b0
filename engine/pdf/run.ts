import { isDrawn } from './drawn-fonts';
import type { Pdfium } from './pdfium';
import { fontName } from './strings';
import { visibilityOf, type Visibility } from './visibility';

/** Characters that follow each other in one text object: they share its font, size and angle. */
export type Run = {
  /** Indexes into `Characters`; `end` is exclusive. */
  start: number;
  end: number;
  font: string;
  /** PDFium's handle of the font. */
  fontHandle: number;
  /** Its glyphs are drawings; see `drawn-fonts.ts`. */
  drawn: boolean;
  /** As displayed, in points. */
  size: number;
  /** The same along the text, which may be set wider or narrower. */
  width: number;
  /** As displayed, radians counter-clockwise, in [−π, π]. */
  angle: number;
  direction: Direction;
  visibility: Visibility;
};

/** Where the text runs to, as displayed. */
export type Direction = 'right' | 'up' | 'left' | 'down' | 'slanted';

/** What is known of fonts by PDFium's handle, kept for a document. */
export type Fonts = Map<number, Pick<Run, 'font' | 'drawn'>>;

const QUARTER = Math.PI / 2;

/** Radians off an axis up to which text counts as running along it. */
const OFF_AXIS = 0.02;

/** The run that begins at a character: what all characters of its text object share. */
export function newRun(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  object: number,
  fonts: Fonts,
  start: number,
  rotation: number,
): Run {
  const { call, scratch } = pdfium;
  const fontHandle = call.FPDFTextObj_GetFont(object);
  let known = fonts.get(fontHandle);
  if (known === undefined) {
    known = { font: fontName(pdfium, fontHandle), drawn: isDrawn(pdfium, fontHandle) };
    fonts.set(fontHandle, known);
  }
  let size = call.FPDFText_GetFontSize(textPage, index);
  let width = size;
  let angle = 0;
  if (call.FPDFText_GetMatrix(textPage, index, scratch) === 1) {
    const at = scratch >> 2;
    const floats = pdfium.floats();
    const a = floats[at] as number;
    const b = floats[at + 1] as number;
    const c = floats[at + 2] as number;
    const d = floats[at + 3] as number;
    // The height above the baseline, whatever the slant: area over width.
    const stretch = Math.hypot(a, b);
    width *= stretch;
    if (stretch > 0) size *= Math.abs(a * d - b * c) / stretch;
    angle = Math.atan2(b, a);
  }
  if (rotation !== 0) angle = normalAngle(angle - rotation * QUARTER);
  return {
    start,
    end: start,
    font: known.font,
    fontHandle,
    drawn: known.drawn,
    size,
    width,
    angle,
    direction: directionOf(angle),
    visibility: visibilityOf(pdfium, object),
  };
}

/** The same angle in [−π, π]. */
function normalAngle(angle: number): number {
  return angle - Math.round(angle / (4 * QUARTER)) * 4 * QUARTER;
}

function directionOf(angle: number): Direction {
  const quarters = Math.round(angle / QUARTER);
  if (Math.abs(angle - quarters * QUARTER) > OFF_AXIS) return 'slanted';
  if (quarters === 0) return 'right';
  if (quarters === 1) return 'up';
  return quarters === -1 ? 'down' : 'left';
}
