import type { ForeignAmount } from '@/utils/contract';
import { wasCurrencyCode } from '../text';

const FIGURE = String.raw`\d{1,3}(?:[ ,.'’]\d{3})*(?:[.,]\d{1,3})?|\d+(?:[.,]\d{1,3})?`;
const BEFORE = new RegExp(String.raw`\b([A-Z]{3})\s?(${FIGURE})(?![\d.,]*\d)`, 'gu');
const AFTER = new RegExp(String.raw`(?<![\d.,])(${FIGURE})\s?([A-Z]{3})\b`, 'gu');
/** A rate is a decimal fraction of three digits and more behind an at sign or a stroke, or at a line's end. */
const RATE = /(?:@|\bx\b|\/|\p{L}{3,}:?)\s*(\d{1,6}[.,]\d{3,8})(?![\d.,]*\d)/gu;

/** A code and a figure, maybe far apart: most descriptions hold none, which is cheap to tell. */
const mayBeForeign = (line: string): boolean => HAS_DIGIT.test(line) && HAS_CODE.test(line);
const HAS_DIGIT = /\d/;
const HAS_CODE = /[A-Z]{3}/;

const HAS_DECIMALS = /[.,]\d{1,3}$/;

/** Digits with whichever marks, the last of which is the decimal mark if one to three digits follow unevenly. */
function numberOf(text: string): number | undefined {
  const compact = text.replace(/[ '’]/g, '');
  const at = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  const decimals = at < 0 ? 0 : compact.length - at - 1;
  const whole = at >= 0 && decimals === 3 && !/^0[.,]/.test(compact);
  const value =
    at < 0 || whole
      ? Number(compact.replace(/[.,]/g, ''))
      : Number(`${compact.slice(0, at).replace(/[.,]/g, '')}.${compact.slice(at + 1)}`);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * The foreign amount of a description, and its rate where one is printed. Only one currency may be named, and it
 * must not be the statement's own, which has to be known.
 */
export function foreignIn(
  description: readonly string[],
  own: string | undefined,
): ForeignAmount | undefined {
  if (own === undefined || !description.some(mayBeForeign)) return undefined;
  const found = new Map<string, number | undefined>();
  let rate: number | undefined;
  for (const line of description) {
    const pairs = [
      ...[...line.matchAll(BEFORE)].map(([, currency = '', figure = '']) => ({ currency, figure })),
      ...[...line.matchAll(AFTER)].map(([, figure = '', currency = '']) => ({ currency, figure })),
    ].filter(({ currency }) => wasCurrencyCode(currency) && currency !== own);
    const rates = [...line.matchAll(RATE)]
      .map(([, figure = '']) => figure)
      .filter((figure) => !pairs.some((pair) => pair.figure === figure));
    rate ??= rates[0] === undefined ? undefined : Number(rates[0].replace(',', '.'));
    // `TOP 10`, `ALL 500`: words can be codes, so that a figure without decimals needs a rate beside it.
    for (const { currency, figure } of pairs)
      if (!found.has(currency) && (HAS_DECIMALS.test(figure) || rates.length > 0))
        found.set(currency, numberOf(figure));
  }
  const [only, ...more] = found;
  if (!only || more.length > 0) return undefined;
  const [currency, amount] = only;
  return {
    currency,
    ...(amount === undefined ? {} : { amount }),
    ...(rate === undefined ? {} : { rate }),
  };
}
