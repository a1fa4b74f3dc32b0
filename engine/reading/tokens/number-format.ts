import { hasDigit } from '../../text';
import { isMixed, NO_VOTES, spacedFigures, vote, type Votes, voteSpaced } from './figure-votes';
import type { Texts } from './texts';

/** How a document writes amounts. Group marks are whatever is not the decimal mark. */
export type NumberFormat = {
  decimal: '.' | ',' | undefined;
  /** Decimals of a full amount: 2 for most currencies, 0 for yen, 3 for dinars. */
  scale: 0 | 2 | 3;
  /** False where `53.181` may be fifty-three or fifty-three thousand: nothing in the document tells. */
  certain: boolean;
  /** Decimals end at the last that is no zero: `12,500.5`, `₦25,000`. Then a figure with fewer may be an amount. */
  unpadded?: boolean;
  /** Other figures of the document are written the other way round: amounts `20,000.00`, balances `15.304,22`. */
  mixed?: boolean;
};

const BODY = /\d[\d.,'’\u00a0\u202f]*\d|\d/;
/** The same where nothing is around it; most dates are told by their strokes. */
const WHOLE_BODY = /^\d[\d.,'’\u00a0\u202f]*\d$/;
const DATE = /^\d\d[/-]\d\d[/-]/;
const POINT = 46;
const isStroke = (c: number): boolean => c === 45 || c === 47;
/** `05.01.`: a day and a month, and no amount. */
const DAY_MONTH_POINT = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.$/;

/** `2024.02.`, `2024.02`: a year and a month. */
const YEAR_MONTH = /^(?:19|20)\d\d\.(?:0[1-9]|1[0-2])\.?$/;

/** `25. 1.10`: behind a year of two figures, a month and a day. */
const SHORT_YEAR = /^\d{2}\.$/;
const MONTH_DAY = /^(?:[1-9]|1[0-2])\.(?:[1-9]|[12]\d|3[01])$/;

/** One decimal, behind groups, beside a sign, or behind three digits and no zero: nobody counts so. */
const UNPADDED =
  /^[^\d%]*\d{1,3}(?:,\d{3})+\.\d$|^[^\d%]*\d{1,3}(?:\.\d{3})+,\d$|^[-−+\p{Sc}]+\d+[.,]\d$|^\d{3,}[.,][1-9]$/u;

/** `120.0`: a figure as programs write it. */
const FLOAT = /^[^\d%]?\d{2,}[.,]0$/u;
/** So many show that it is the document's way. */
const FLOATS = 3;

/** Cheap to tell of most figures. */
function hasOneDecimal(text: string): boolean {
  const mark = text.charCodeAt(text.length - 2);
  return mark === 44 || mark === 46;
}

/** Of figures that end anywhere, one in ten ends in a zero: one in so many is text. */
const RARE = 0.02;

/**
 * Currencies of three decimals, by code, sign or name. Not by fils: so is a dirham's hundredth called, and sons are in
 * French.
 */
const THREE_DECIMALS = /^(?:KWD|BHD|OMR|JOD|TND|LYD|K\.?D\.?|B\.?D\.?|R\.?O\.?|dinars?)$/i;

/** Currencies without decimals, likewise; of Iraq's thousandths, nobody prints any. */
const WHOLE =
  /^(?:JPY|KRW|CLP|VND|ISK|PYG|IDR|HUF|IQD|Ft\.?|[Íí]sl\.?kr\.?|[Kk]rónur|¥|円|₩|원|₫)$/;

/** A code or a sign of three decimals, and no name, which several countries share. */
const isCodeOfThree = (text: string): boolean =>
  THREE_DECIMALS.test(text) && !text.toLowerCase().startsWith('dinar');

/** Whose dinars are printed whole: `Iraqi dinar`, `دينار عراقي`. */
const IRAQI = /^(?:iraqi|عراقي)$/i;

/** Decimals of so few figures, of all, may be of other currencies. */
const FEW = 0.2;
/** Whole figures by one with decimals, where the currency has none, or nothing says so. */
const WHOLE_BY_OTHERS = { known: 1.5, unknown: 8 };

/** Figures that show whole amounts by groups with spaces: where no currency says so, only very many are no other numbers. */
function wholeBySpaces(figures: readonly string[], decimal: number, isKnown: boolean): number {
  if (!isKnown && decimal > FEW * figures.length) return 0;
  const count = spacedFigures(figures);
  return isKnown || count > WHOLE_BY_OTHERS.unknown * Math.max(decimal, 1) ? count : 0;
}

/**
 * The format that most of these figures have; each one is a vote, grouped ones count more. Words without a figure
 * may name a currency; `hasDecimalComma` where the document's language writes one.
 */
export function numberFormatOf(
  { figures, words, codes }: Texts,
  hasDecimalComma = false,
): NumberFormat {
  const votes: Votes = { ...NO_VOTES };
  let dinars = false;
  let whole = false;
  let unpadded = 0;
  let floats = 0;
  const foreign: string[] = [];
  let own = 0;
  for (const text of words) {
    if (hasDigit(text)) continue;
    dinars ||= THREE_DECIMALS.test(text);
    whole ||= WHOLE.test(text);
  }
  // `Iraqi dinar`: by its name alone no thousandths are told of; a code beside it may be of another country's.
  if (words.some((text) => IRAQI.test(text)) && !words.some(isCodeOfThree)) dinars = false;
  for (let i = 0; i < figures.length; i += 1) {
    const text = figures[i] ?? '';
    if (hasOneDecimal(text)) {
      if (UNPADDED.test(text)) unpadded += 1;
      else if (FLOAT.test(text)) floats += 1;
    }
    if (isStroke(text.charCodeAt(2)) && DATE.test(text)) continue; // its first figure has two digits
    if (text.endsWith('.') && DAY_MONTH_POINT.test(text)) continue;
    if (text.charCodeAt(4) === POINT && YEAR_MONTH.test(text)) continue;
    if (MONTH_DAY.test(text) && SHORT_YEAR.test(figures[i - 1] ?? '')) continue;
    const body = WHOLE_BODY.test(text) ? text : BODY.exec(text)?.[0];
    if (body === undefined || body.length <= 2) continue;
    // Where such amounts are printed in another currency, they are foreign ones.
    const code = dinars || whole ? codes.get(i) : undefined;
    if (code !== undefined && !THREE_DECIMALS.test(code) && !WHOLE.test(code)) foreign.push(body);
    else if (vote(body, votes)) own += 1;
  }
  // … unless most are: then the whole currency is what is only spoken of.
  if (foreign.length > own) for (const body of foreign) vote(body, votes);
  if (votes.dotOrGroup + votes.commaOrGroup > 0) voteSpaced(figures, votes);
  const two = Math.max(votes.dot, votes.comma);
  votes.bare += wholeBySpaces(figures, two, whole);
  const three = Math.max(votes.dot3, votes.comma3);
  const either = Math.max(votes.dotOrGroup, votes.commaOrGroup);
  const comma = votes.comma3 + votes.commaOrGroup > votes.dot3 + votes.dotOrGroup;
  // Beside groups by a comma, `0.020` is a rate: the amounts have no decimals.
  const isRate = comma && votes.dot3 > votes.comma3;
  if ((three > two && !isRate) || (dinars && either > two)) {
    return { decimal: comma ? ',' : '.', scale: 3, certain: true };
  }
  // Whole amounts only (yen, won): grouped figures and hardly one with decimals.
  const { known, unknown } = WHOLE_BY_OTHERS;
  if (two < 1 || votes.bare > (whole ? known : unknown) * two) {
    // A figure of two groups shows that the mark groups; a dot alone may be decimal, and so may a comma where it is usual.
    const grouped = comma ? votes.commaGroups : votes.dotGroups;
    const isSure = (whole && !dinars) || grouped > 0 || (either === 0 && votes.bare > 0);
    const certain = isSure || (votes.commaOrGroup >= votes.dotOrGroup && !hasDecimalComma);
    return { decimal: undefined, scale: 0, certain };
  }
  if (floats >= FLOATS) unpadded += floats;
  return {
    decimal: votes.comma > votes.dot ? ',' : '.',
    scale: 2,
    certain: true,
    unpadded: unpadded > RARE * two || votes.bare > two,
    ...(isMixed(votes) ? { mixed: true } : {}),
  };
}
