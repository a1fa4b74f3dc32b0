import { fold, hasDigit, isDigit, remember } from '../../text';
import type { Lexicon } from '../vocabulary';
import { eraDate, sizedYear } from './eras';

/**
 * What a date prints. `numbers`: two or three figures in an order that the document decides; otherwise month and day
 * are known. Years may be missing or of two digits, and are of the common calendar but for those: which era they are
 * of, the document decides.
 */
export type DateValue = {
  /** Its year may be of an era that nothing names, or of the common calendar. */
  isOpenEra?: true;
} & (
  | {
      kind: 'numbers';
      a: number;
      b: number;
      c: number | undefined;
      yearFirst: boolean;
      /** `04.03.2024`: points before a full year, where no locale of the CLDR puts the month first. */
      pointed?: true;
    }
  | { kind: 'named'; day: number; month: number; year: number | undefined }
);

export const NUMERIC =
  /^\(?(\d{1,4})([./\u2013\u2010\u2011\u2212-])(\d{1,2})\2(\d{4}|\d{1,2})[,;).]?$/;
const SHORT = /^(\d{1,2})([./-])(\d{1,2})(\2?)$/;
const COMPACT = /^(\d{1,2})[-./ ]?(\p{L}{3,10})\.?(?:[-./, '’]*(\d{4}|\d{2}))?[,.]?$/u;
const COMPACT_MONTH_FIRST = /^(\p{L}{3,10})[-./]?(\d{1,2})(?:[-./,]+(\d{4}|\d{2}))?,?$/u;
const YEAR_NAMED = /^(\d{4})[-./](\p{L}{3,10})[-./](\d{1,2})$/u;
const CJK = /^(?:(\d{1,4})[年년])?(\d{1,2})[月월](\d{1,2})[日일]?$/;
/** `1130115`: a year of three digits, a month and a day. */
const SEVEN = /^\d{3}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
/** `05082025`. */
const YEAR_LAST = /^(\d{2})(\d{2})(20\d{2})$/;
const EIGHT = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

const HAS_LETTER = /\p{L}/u;

export const isDay = (n: number): boolean => n >= 1 && n <= 31;
export const isMonth = (n: number): boolean => n >= 1 && n <= 12;

/**
 * `10/09/202400:05:19`, `28/02/2025-23:50:01`, `2025-10-01T10:39`, `2025-10-01T10` cut by its column: a full date with the
 * time close behind.
 */
const TIMED =
  /^(\d{1,2}([./-])\d{1,2}\2\d{4}|\d{4}([./-])\d{1,2}\3\d{1,2})(?:[-–T_,;|/]?(?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d[.\d]*)?)?Z?|T(?:[01]\d|2[0-3]):?)$/;

/** Marks that refer to a note, or part it from a time: `03/06/24*`, `03/06/24|`. */
const NOTE_MARKS = /[*†‡|]+$/;

/** `123.45`, `1,234.56`: of more digits than any day or month has. */
const AMOUNT = /^(?:\d{3,}|\d{1,3}(?:[.,]\d{3})+)[.,]\d{2}$/;

/** Years that are printed before a month and a day of one digit each: `2024/1/5`. */
const isRecent = (year: number): boolean => year >= 1900 && year < 2100;

/** `15/01/2024`, `2024-01-15`, `24.1.15`, and with years whose size tells their era: `113/01/15`. */
export function numericOf(text: string, lexicon: Lexicon): DateValue | undefined {
  const printed = NUMERIC.exec(text);
  return printed ? numericIn(printed, lexicon) : undefined;
}

function numericIn(
  [, first = '', mark = '', second = '', third = '']: RegExpExecArray,
  { eras }: Lexicon,
): DateValue | undefined {
  const [b, c] = [Number(second), sizedYear(Number(third), eras)];
  const a = sizedYear(Number(first), eras);
  if (first.length < 3) {
    const fits = (isDay(a) && isDay(b)) || isMonth(b);
    if (third.length < 2 || !fits) return undefined;
    const value = { kind: 'numbers', a, b, c, yearFirst: false } as const;
    return mark === '.' && third.length === 4 ? { ...value, pointed: true } : value;
  }
  if (third.length === 4 || !isMonth(b) || !isDay(c)) return undefined;
  if (first.length === 3 ? a < 1000 : third.length === 1 && !isRecent(a)) return undefined;
  return { kind: 'numbers', a, b, c, yearFirst: true };
}

type DateInWord = { value: DateValue; weak: boolean };

/** A date inside one word. Words that are the same share it, so nobody may change it. */
export const dateIn = (word: string, lexicon: Lexicon): DateInWord | undefined =>
  // Every form has a figure: most words have none, and most figures are amounts.
  !hasDigit(word) || AMOUNT.test(word) ? undefined : dateInFigures(word, lexicon);

const dateInFigures = remember((word: string, lexicon: Lexicon): DateInWord | undefined => {
  const timed = /[T:]/.test(word) ? TIMED.exec(word)?.[1] : undefined;
  const printed = timed ?? word;
  const text = isDigit(printed.charCodeAt(printed.length - 1))
    ? printed
    : printed.replace(NOTE_MARKS, '');
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const value = numericIn(numeric, lexicon);
    return value && { value, weak: false };
  }
  const short = SHORT.exec(text);
  if (short) {
    const [a, b] = [Number(short[1]), Number(short[3])];
    const plausible = (isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b));
    const weak = short[2] !== '/' && short[4] === '';
    return plausible
      ? { value: { kind: 'numbers', a, b, c: undefined, yearFirst: false }, weak }
      : undefined;
  }
  if (EIGHT.test(text))
    return {
      value: named(Number(text.slice(6, 8)), Number(text.slice(4, 6)), text.slice(0, 4), lexicon),
      weak: true,
    };
  const last = YEAR_LAST.exec(text);
  if (last) {
    const [a, b, c] = [Number(last[1]), Number(last[2]), Number(last[3])];
    const fits = (isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b));
    return fits ? { value: { kind: 'numbers', a, b, c, yearFirst: false }, weak: true } : undefined;
  }
  if (SEVEN.test(text) && sizedYear(Number(text.slice(0, 3)), lexicon.eras) >= 1000)
    return {
      value: named(Number(text.slice(5)), Number(text.slice(3, 5)), text.slice(0, 3), lexicon),
      weak: true,
    };
  // Most figures are amounts; all other forms name their month, or their year's era.
  if (!HAS_LETTER.test(text)) return undefined;
  const inEra = eraDate(text, lexicon.eras);
  if (inEra && isMonth(inEra.month) && isDay(inEra.day))
    return {
      value: { kind: 'named', day: inEra.day, month: inEra.month, year: inEra.year },
      weak: false,
    };
  const compact = COMPACT.exec(text);
  const month = compact?.[2] === undefined ? undefined : lexicon.monthOf(fold(compact[2]));
  if (compact && month !== undefined && isDay(Number(compact[1])))
    return { value: named(Number(compact[1]), month, compact[3], lexicon), weak: false };
  const reversed = COMPACT_MONTH_FIRST.exec(text);
  const first = reversed?.[1] === undefined ? undefined : lexicon.monthOf(fold(reversed[1]));
  if (reversed && first !== undefined && isDay(Number(reversed[2])))
    return { value: named(Number(reversed[2]), first, reversed[3], lexicon), weak: true };
  const year = YEAR_NAMED.exec(text);
  const middle = year?.[2] === undefined ? undefined : lexicon.monthOf(fold(year[2]));
  if (year && middle !== undefined)
    return { value: named(Number(year[3]), middle, year[1], lexicon), weak: false };
  const cjk = CJK.exec(text);
  // A year of one figure is of an era.
  if (cjk?.[1]?.length === 1 && lexicon.eras.length === 0) return undefined;
  if (cjk && isMonth(Number(cjk[2])) && isDay(Number(cjk[3])))
    return { value: named(Number(cjk[3]), Number(cjk[2]), cjk[1], lexicon), weak: false };
  return undefined;
});

export function named(
  day: number,
  month: number,
  year: string | undefined,
  { eras }: Lexicon,
): DateValue {
  return {
    kind: 'named',
    day,
    month,
    year: year === undefined ? undefined : sizedYear(Number(year), eras),
  };
}

/** Two-digit years are of 1970–2069. */
export const fullYear = (year: number): number =>
  year >= 100 ? year : year >= 70 ? 1900 + year : 2000 + year;
