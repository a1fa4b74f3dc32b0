import { hasDigit, isDigit } from '../../text';
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
/** `05.01`: as likely a day and a month as an amount. */
const DAY_MONTH = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/;

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

type Votes = {
  dot: number;
  comma: number;
  dot3: number;
  comma3: number;
  bare: number;
  /** `53.181`, `53,181`: one mark and three digits. */
  dotOrGroup: number;
  commaOrGroup: number;
  /** `1.234.567`, `1,234,567`: two groups show what the mark is. */
  dotGroups: number;
  commaGroups: number;
  /** `1,234.56`, `1.234,56`: figures that can be written in one way only. */
  dotForSure: number;
  commaForSure: number;
};

/** So many of either show that a document writes figures in two ways, and so large a share of all. */
const MIXED = { least: 3, share: 0.1 };

const isMixed = ({ dotForSure, commaForSure }: Votes): boolean =>
  Math.min(dotForSure, commaForSure) >=
  Math.max(MIXED.least, MIXED.share * (dotForSure + commaForSure));

/**
 * Currencies of three decimals, by code, sign or name. Not by fils: so is a dirham's hundredth called, and sons are in
 * French.
 */
const THREE_DECIMALS = /^(?:KWD|BHD|OMR|JOD|TND|LYD|K\.?D\.?|B\.?D\.?|R\.?O\.?|dinars?)$/i;

/** What figures speak for with groups and decimals, of which each has a mark. */
const SURE = 4;

/** Forms of figures, with what they speak for and how much; the first that fits counts. */
const FORMS: readonly (readonly [form: RegExp, side: keyof Votes, weight: number])[] = [
  [/^\d{1,3}(?:[,'’]\d{2,3})+\.\d{2}$/, 'dot', SURE],
  [/^\d{1,3}(?:[.'’]\d{3})+,\d{2}$/, 'comma', SURE],
  [DAY_MONTH, 'dot', 0.2],
  [/^\d+\.\d{2}$/, 'dot', 1],
  [/^\d+,\d{2}$/, 'comma', 1],
  // `12,500.5`: groups and a decimal, none of which is filled up with a zero.
  [/^\d{1,3}(?:,\d{3})+\.\d$/, 'dot', 1],
  [/^\d{1,3}(?:\.\d{3})+,\d$/, 'comma', 1],
  [/^\d{1,3}(?:,\d{3})+\.\d{3}$|^0\.\d{3}$/, 'dot3', 2],
  [/^\d{1,3}(?:\.\d{3})+,\d{3}$|^0,\d{3}$/, 'comma3', 2],
  [/^\d+\.\d$/, 'dot', 0.1],
  [/^\d{1,3}(?:[.,'’]\d{3})+$/, 'bare', 1],
];
const DOT_OR_GROUP = /^\d{1,3}\.\d{3}$/;
const COMMA_OR_GROUP = /^\d{1,3},\d{3}$/;
const DOT_GROUPS = /^\d{1,3}(?:\.\d{3}){2,}$/;
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3}){2,}$/;

/** Counts what a figure speaks for, and tells whether it has the form of an amount. */
function vote(body: string, votes: Votes): boolean {
  let fits = false;
  for (const [form, side, weight] of FORMS) {
    if (!form.test(body)) continue;
    votes[side] += weight;
    if (weight === SURE) votes[side === 'dot' ? 'dotForSure' : 'commaForSure'] += 1;
    fits = true;
    break;
  }
  const mark = body.at(-4);
  if (mark === '.' && DOT_OR_GROUP.test(body)) votes.dotOrGroup += 1;
  if (mark === ',' && COMMA_OR_GROUP.test(body)) votes.commaOrGroup += 1;
  if (mark === '.' && DOT_GROUPS.test(body)) votes.dotGroups += 1;
  if (mark === ',' && COMMA_GROUPS.test(body)) votes.commaGroups += 1;
  return fits;
}

/** Currencies without decimals, likewise; of Iraq's thousandths, nobody prints any. */
const WHOLE =
  /^(?:JPY|KRW|CLP|VND|ISK|PYG|IDR|HUF|IQD|Ft\.?|[Íí]sl\.?kr\.?|[Kk]rónur|¥|円|₩|원|₫)$/;

/** A code or a sign of three decimals, and no name, which several countries share. */
const isCodeOfThree = (text: string): boolean =>
  THREE_DECIMALS.test(text) && !text.toLowerCase().startsWith('dinar');

/** Whose dinars are printed whole: `Iraqi dinar`, `دينار عراقي`. */
const IRAQI = /^(?:iraqi|عراقي)$/i;

const FIRST_GROUP = /^[-−+(]?\d{1,3}$/;
const GROUP = /^\d{3}\)?$/;
const LAST_GROUP = /^\d{3}[.,]\d/;

/** `2 143 118`: how many figures are grouped by spaces, each group a word, and have no decimals. */
function spacedFigures(figures: readonly string[]): number {
  let count = 0;
  for (let i = 0; i + 1 < figures.length; i += 1) {
    if (!FIRST_GROUP.test(figures[i] ?? '')) continue;
    let end = i + 1;
    while (GROUP.test(figures[end] ?? '')) end += 1;
    if (end === i + 1) continue;
    if (!LAST_GROUP.test(figures[end] ?? '')) count += 1;
    i = end - 1;
  }
  return count;
}

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

/** `005,278`, which no figure begins with. */
const PADDED_GROUP = /^0\d\d([.,])\d{3}$/;

/** `3 005,278`: groups by spaces, and what stands behind a mark then are decimals. */
function voteSpaced(figures: readonly string[], votes: Votes): void {
  figures.forEach((text, i) => {
    const mark = PADDED_GROUP.exec(text)?.[1];
    if (mark === undefined || !FIRST_GROUP.test(figures[i - 1] ?? '')) return;
    votes[mark === ',' ? 'comma3' : 'dot3'] += 2;
  });
}

/**
 * The format that most of these figures have; each one is a vote, grouped ones count more. Words without a figure
 * may name a currency; `hasDecimalComma` where the document's language writes one.
 */
export function numberFormatOf(
  { figures, words, codes }: Texts,
  hasDecimalComma = false,
): NumberFormat {
  const votes: Votes = {
    dot: 0,
    comma: 0,
    dot3: 0,
    comma3: 0,
    bare: 0,
    dotOrGroup: 0,
    commaOrGroup: 0,
    dotGroups: 0,
    commaGroups: 0,
    dotForSure: 0,
    commaForSure: 0,
  };
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
