import { textOf } from '../../layout';
import {
  type CalendarDate,
  type DateOrder,
  dateOrderOf,
  dayNumber,
  type Lexicon,
  phrasesIn,
  type PrintedDate,
  printsYear,
  readDate,
  type TokenLine,
} from '../../reading';
import type { Stretch } from '../../text';
import type { LabelledBalance } from '../labelled';
import { dayRangeIn } from './day-ranges';
import { monthsIn } from './months';

export type Period = { from: CalendarDate; to: CalendarDate };

const JOINED = /(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})\s*[-–—~]\s*(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})/;
/** Between two dates, in any language. */
const DASHES = /^[-–—−~～〜]{1,2}$/;
const LONGEST_DAYS = 3_700;

function complete(from: PrintedDate, to: PrintedDate, order: DateOrder): Period | undefined {
  const [a, b] = [readDate(from, order), readDate(to, order)];
  if (!a || !b) return undefined;
  const end = b.year ?? a.year;
  if (end === undefined) return undefined;
  const start = a.year ?? (a.month > b.month ? end - 1 : end);
  const period = { from: { ...a, year: start }, to: { ...b, year: end } };
  const days = dayNumber(period.to) - dayNumber(period.from);
  return days >= 0 && days <= LONGEST_DAYS ? period : undefined;
}

function parseJoined(text: string, order: DateOrder): Period | undefined {
  const match = JOINED.exec(text);
  const printed = (part: string | undefined): PrintedDate | undefined => {
    const numbers = (part ?? '').split(/[./-]/).map(Number);
    const [a, b, c] = numbers;
    if (a === undefined || b === undefined || c === undefined) return undefined;
    return {
      from: 0,
      to: 0,
      x0: 0,
      x1: 0,
      weak: false,
      value: { kind: 'numbers', a, b, c, yearFirst: a > 31 },
    };
  };
  const [from, to] = [printed(match?.[1]), printed(match?.[2])];
  return from && to ? complete(from, to, order) : undefined;
}

/** Periods that a document states, in printed order. */
type Stated = {
  /** Behind a label such as "statement period". */
  labelled: Period[];
  /** Two dates that a word such as "to" joins. */
  joined: Period[];
  /** Those of both that words before them may say to be of something else: a rate, a fee. */
  loose: Set<Period>;
  /** By months alone. */
  named: Period | undefined;
};

/**
 * Whether two dates stand behind what calls them a period, or are all that stands before it. `0.010% from 01/10/23; 13.25% from
 * 01/10/23`: where the same word leads to both, neither is an end.
 */
function isLabelled(
  line: TokenLine,
  [from, to]: readonly [PrintedDate, PrintedDate],
  label: Stretch,
  lexicon: Lexicon,
): boolean {
  const [first, second] = [from, to].map((date) => line.speech.folded[date.from - 1]);
  const isName = lexicon.columns.tagOf(first ?? '') === 'date';
  if (first !== undefined && first !== '' && first === second && !isName && to.from - from.to > 1)
    return false;
  return from.from >= label.to || (from.from === 0 && to.to <= label.from);
}

/**
 * The periods of a line: of two of its dates, of a month's first day and last, of two dates in one word. `label` is where the
 * line calls them a period; undefined where nothing does.
 */
function periodsIn(
  line: TokenLine,
  label: Stretch | undefined,
  order: DateOrder,
  lexicon: Lexicon,
  until: ReadonlySet<string>,
): Period[] {
  const joint: (Period | undefined)[] = [];
  const apart: (Period | undefined)[] = [];
  for (let i = 0; i + 1 < line.dates.length; i += 1) {
    const [from, to] = [line.dates[i], line.dates[i + 1]];
    if (!from || !to) continue;
    const between = line.words.slice(from.to, to.from).map((word) => word.text.toLowerCase());
    const joined =
      between.length > 0 &&
      between.length <= 3 &&
      between.some((word) => until.has(word.replace(/[.,:]$/, '')) || DASHES.test(word));
    if (joined) joint.push(complete(from, to, order));
    else if (label && isLabelled(line, [from, to], label, lexicon))
      apart.push(complete(from, to, order));
  }
  // `4/22 Enmore Road  Statement period  27 Jun 2024 - 26 Jul 2024`: what nothing joins may be anything.
  const found = [...joint, ...apart, dayRangeIn(line, order, until)];
  if (label !== undefined || line.dates.length === 0) {
    const text = textOf(line);
    found.push(HAS_RANGE.test(text) ? parseJoined(text, order) : undefined);
  }
  return found.filter((period) => period !== undefined);
}

/** What stands below a label is behind it. */
const BELOW: Stretch = { from: 0, to: 0 };

const isOfPeriod = ({ tag }: { tag: string }): boolean => tag === 'period';

/** Letters of a word that leads to a period's first day and to much else: `de`, `vom`. */
const SHORT = 3;

/** `Fecha de apertura: 15/06/2022` is no period: so short a word is the label of what stands right behind it. */
function leadsToDate(
  { dates, speech }: TokenLine,
  { from, to }: { from: number; to: number },
): boolean {
  const isShort = isShortLabel(speech, { from, to });
  return !isShort || dates.length === 0 || dates.some((date) => date.from === to);
}

const isShortLabel = ({ folded }: TokenLine['speech'], { from, to }: Stretch): boolean =>
  to - from === 1 && (folded[from]?.length ?? 0) <= SHORT;

/** `Interest 12.25 % from 3 Oct to 17 Nov 2023`: the words before so short a label say what is of that period. */
const isOfItself = ({ speech }: TokenLine, label: Stretch): boolean =>
  label.from === 0 || !isShortLabel(speech, label);

/** The date on the line below a period's first day: behind its own label, `Period to: 30/06/2025`, or the first. */
function endIn(line: TokenLine | undefined): PrintedDate | undefined {
  if (!line) return undefined;
  const label = phrasesIn(line, 'facts').find(isOfPeriod);
  return line.dates.find(({ from }) => label !== undefined && from >= label.to) ?? line.dates[0];
}

const hasAmount = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);

/** Nothing but a period. */
const isAlone = ({ dates, words }: TokenLine): boolean =>
  dates[0]?.from === 0 && dates.at(-1)?.to === words.length;

/** `24/07/2025  4,998.96  05/12` under `Start date`: an amount between the dates of a row. */
const partsDates = ({ dates: [one, other], money }: TokenLine): boolean =>
  money.some(({ exact, from }) => exact && one && other && from >= one.to && from < other.from);

function statedIn(lines: readonly TokenLine[], order: DateOrder, lexicon: Lexicon): Stated {
  const until = new Set(lexicon.untilWords);
  const stated: Stated = { labelled: [], joined: [], loose: new Set(), named: undefined };
  for (const [at, line] of lines.entries()) {
    if (line.words.length > 60) continue;
    const labels = line.dates.length > 4 ? [] : phrasesIn(line, 'facts').filter(isOfPeriod);
    const labelled = labels.length > 0;
    const led = labels.find((label) => leadsToDate(line, label));
    // `Parcelamento em 12x de 201,77` says what it is about by itself.
    const open = labelled && line.dates.length < 2 && line.money.length === 0;
    const near = open
      ? lines.slice(at + 1, at + 3).filter((next) => next.page === line.page && !partsDates(next))
      : [];
    for (const candidate of [line, ...near]) {
      const label = led && (candidate === line ? led : BELOW);
      const found = periodsIn(candidate, label, order, lexicon, until);
      (led ? stated.labelled : stated.joined).push(...found);
      if (led ? !isOfItself(line, led) : !isAlone(candidate))
        for (const period of found) stated.loose.add(period);
    }
    if (!labelled) continue;
    // `April 2026  4,204.36`: of months with amounts, none is the period.
    const plain = [line, ...near].filter((one) => !hasAmount(one));
    const months = plain.flatMap((one) => monthsIn(one, lexicon));
    const [first, last] = [months[0], months.at(-1)];
    if (first && last) stated.named ??= { from: first.from, to: last.to };
    const [date, ...more] = line.dates;
    const next = endIn(lines[at + 1]);
    const begins = led && date && more.length === 0 && !hasAmount(line);
    const period = begins && next && complete(date, next, order);
    if (period) stated.joined.push(period);
  }
  return stated;
}

/**
 * The period that the document states: two dates of one line parted by "to" and its like, or two dates
 * after a label such as "statement period"; a label's line may be followed by the dates below it. Of several, one that holds
 * the rows (`holds`): a letter before the statement may speak of others, and interest is charged for one, which nothing
 * labels, that may hold few of them.
 * `lines` are those that are no rows: a payee's details hold dates and such words, too.
 */
export function periodOf(
  lines: readonly TokenLine[],
  order: DateOrder,
  lexicon: Lexicon,
  holds: (period: Period) => Held = () => 'most',
): Period | undefined {
  const { labelled, joined, loose, named } = statedIn(lines, order, lexicon);
  const held = [...labelled, ...joined].filter((period) => holds(period) === 'most');
  const other = [...labelled, ...joined].find(
    (period) => !loose.has(period) || holds(period) !== 'few',
  );
  // `Instalments of the next periods`, over months to come: none of the rows is of these.
  const months = named && holds(named) === 'few' ? undefined : named;
  return held.find((period) => !isOfYears(period)) ?? held[0] ?? other ?? months;
}

/** How many of the rows' dates a period holds. */
export type Held = 'most' | 'some' | 'few';

/** Days of a period that a rate or a contract has where a shorter one holds the rows, too. */
const OF_YEARS = 400;

const isOfYears = ({ from, to }: Period): boolean => dayNumber(to) - dayNumber(from) > OF_YEARS;

/** The only period that the document states, wherever it does; undefined where it states none, or several. */
export function onlyPeriodOf(lines: readonly TokenLine[], lexicon: Lexicon): Period | undefined {
  const { order } = dateOrderOf(
    [],
    lines.flatMap(({ dates }) => dates.filter(({ weak }) => !weak)),
  );
  const stated = lines.flatMap(
    (_, i) => periodOf(lines.slice(i, i + LABEL_LINES), order, lexicon) ?? [],
  );
  const [first, ...others] = stated;
  const isSame = ({ from, to }: Period): boolean =>
    first !== undefined &&
    dayNumber(from) === dayNumber(first.from) &&
    dayNumber(to) === dayNumber(first.to);
  return others.every(isSame) ? first : undefined;
}

/** A label and the lines that its dates may stand in. */
const LABEL_LINES = 3;

/** From the opening balance's date to the closing one's, where both are printed with their years. */
export function betweenBalances(
  labels: readonly LabelledBalance[],
  order: DateOrder,
): Period | undefined {
  const datesOf = (wanted: 'opening' | 'closing'): CalendarDate[] =>
    labels
      .filter(({ word }) => word === wanted || word === 'forward')
      .flatMap(({ line: { dates } }) => dates.filter((date) => !date.weak && printsYear(date)))
      .flatMap((date) => readDate(date, order) ?? [])
      .flatMap(({ year, month, day }) => (year === undefined ? [] : { year, month, day }));
  const [from, to] = [datesOf('opening')[0], datesOf('closing').at(-1)];
  return from && to && dayNumber(to) > dayNumber(from) ? { from, to } : undefined;
}

const HAS_RANGE = /\d\s*[-–—~]\s*\d/;
