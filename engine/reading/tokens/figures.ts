import { isDigit } from '../../text';
import type { NumberFormat } from './number-format';

const MAX_DIGITS = 15;

const OTHER = { '.': ',', ',': '.' } as const;

/** `2.874.33`: groups by the decimal mark itself. */
const ONE_MARK = {
  '.': /^\d{1,3}(?:\.\d{3})+\.\d{2}$/,
  ',': /^\d{1,3}(?:,\d{3})+,\d{2}$/,
} as const;

/**
 * A figure in the document's way, or with its decimal mark before thousands, too; or, where it writes some the other way round
 * and this can be no other, in that.
 */
export function figureIn(body: string, format: NumberFormat): ReturnType<typeof parseFigure> {
  const figure = parseFigure(body, format);
  const { decimal, scale, mixed } = format;
  if (figure || !decimal) return figure;
  if (scale === 2 && ONE_MARK[decimal].test(body))
    return { minor: Number(body.replaceAll(decimal, '')), decimals: scale };
  return mixed ? parseFigure(body, { ...format, decimal: OTHER[decimal] }) : undefined;
}

/**
 * A figure (digits and separators only) in minor units, with the number of decimals that it printed;
 * undefined where it does not fit the format. Whole and one-decimal figures fit: documents print `5923.4` and `25`.
 */
function parseFigure(
  body: string,
  format: NumberFormat,
): { minor: number; decimals: number } | undefined {
  const mark = format.decimal?.charCodeAt(0);
  let digits = 0; // exact as long as they are no more than MAX_DIGITS
  let whole = 0;
  let decimals = 0;
  let inFraction = false;
  let sinceGroup = -1; // digits since the last group mark; -1: none yet
  for (let i = 0; i < body.length; i += 1) {
    const c = body.charCodeAt(i);
    if (isDigit(c)) {
      digits = 10 * digits + c - 48;
      if (inFraction) decimals += 1;
      else {
        whole += 1;
        if (sinceGroup >= 0) sinceGroup += 1;
      }
    } else if (c === mark) {
      if (inFraction) return undefined;
      if (sinceGroup >= 0 && sinceGroup !== 3) return undefined;
      inFraction = true;
    } else {
      if (inFraction || whole === 0 || whole - Math.max(sinceGroup, 0) > 3 * 6) return undefined;
      if (sinceGroup < 0 ? whole > 3 : sinceGroup !== 3 && sinceGroup !== 2) return undefined;
      sinceGroup = 0;
    }
  }
  if (sinceGroup >= 0 && !inFraction && sinceGroup !== 3) return undefined;
  if (inFraction && decimals === 0) return undefined;
  if (decimals > format.scale || whole + format.scale > MAX_DIGITS) return undefined;
  return { minor: digits * 10 ** (format.scale - decimals), decimals };
}
