/** What an amount in minor units is written in; `currency` is ISO 4217, where the statement says it. */
export type Unit = { decimals: number; currency: string | undefined };

/** How dates, amounts and sizes are shown; data stays ISO and minor units. */
export type Format = {
  /** A calendar date (`2025-01-31`) as the locale writes it, all of one width. */
  date(iso: string): string;
  /** The two ends of a statement, as short as the locale allows. */
  period(from: string, to: string): string;
  /** A month, `2025-01`. */
  month(iso: string): string;
  /** A calendar date without its year, for the axis of a plot. */
  dayAndMonth(iso: string): string;
  /** Minor units as digits alone, with a true minus sign. */
  amount(minor: number, unit: Unit): string;
  /** As `amount`, with a plus sign where money comes in. */
  movement(minor: number, unit: Unit): string;
  /** As few digits as tell the size, for the axis of a plot. */
  roughly(minor: number, unit: Unit): string;
  /** As `amount`, with the currency where it is known. */
  money(minor: number, unit: Unit): string;
  count(value: number): string;
  megabytes(bytes: number): string;
  /** A service's credits, with their decimals. */
  credits(value: number): string;
  /** A moment (milliseconds since the epoch) in the person's own time. */
  moment(instant: number): string;
};

const MINUS = '\u2212';

const withMinus = (format: Intl.NumberFormat, value: number): string =>
  format
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? MINUS : part.value))
    .join('');

/** `Intl` throws on a currency that is not three letters; a statement's own text may say anything. */
const isCurrency = (code: string | undefined): code is string => /^[A-Z]{3}$/.test(code ?? '');

/** Formats for one locale (BCP 47). Formatters are made once per unit: a table asks for thousands. */
export const createFormat = (locale: string): Format => {
  const numbers = new Map<string, Intl.NumberFormat>();
  const number = (options: Intl.NumberFormatOptions & { decimals: number }): Intl.NumberFormat => {
    const { decimals, ...rest } = options;
    const key = `${decimals}/${rest.signDisplay}/${rest.currency}`;
    const found =
      numbers.get(key) ??
      new Intl.NumberFormat(locale, {
        ...rest,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    numbers.set(key, found);
    return found;
  };
  const write = (
    minor: number,
    { decimals }: Unit,
    options: Intl.NumberFormatOptions = {},
  ): string =>
    withMinus(number({ signDisplay: 'negative', ...options, decimals }), minor / 10 ** decimals);

  const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const date = dates({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const period = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const month = dates({ month: 'short', year: 'numeric' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const dayAndMonth = dates({ day: 'numeric', month: 'short' });
  const rough = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const count = new Intl.NumberFormat(locale);
  const credits = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });

  return {
    date: (iso) => date.format(new Date(iso)),
    period: (from, to) => period.formatRange(new Date(from), new Date(to)),
    month: (iso) => month.format(new Date(iso)),
    dayAndMonth: (iso) => dayAndMonth.format(new Date(iso)),
    amount: (minor, unit) => write(minor, unit),
    movement: (minor, unit) => write(minor, unit, { signDisplay: 'exceptZero' }),
    money: (minor, unit) =>
      write(
        minor,
        unit,
        isCurrency(unit.currency) ? { style: 'currency', currency: unit.currency } : {},
      ),
    roughly: (minor, { decimals }) => withMinus(rough, minor / 10 ** decimals),
    count: (value) => count.format(value),
    megabytes: (bytes) => megabytes.format(bytes / 1_000_000),
    // Adding 0 turns -0 into 0: what costs nothing is not written with a minus.
    credits: (value) => withMinus(credits, value + 0),
    moment: (instant) => moment.format(instant),
  };
};
