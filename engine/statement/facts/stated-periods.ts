import { NEXT_WORDS } from '../../languages';
import { textOf } from '../../layout';
import { type DateOrder, type Lexicon, phrasesIn, type TokenLine } from '../../reading';
import { oneOf, says } from '../../text';
import { periodsIn } from './line-periods';
import { monthsIn } from './months';
import { complete, type Period } from './period';
import { BELOW, endIn, isOfItself, isOfPeriod, leadsToDate } from './period-labels';

/** Periods that a document states, in printed order. */
export type Stated = {
  /** Behind a label such as "statement period". */
  labelled: Period[];
  /** Two dates that a word such as "to" joins. */
  joined: Period[];
  /** Those of both that words before them may say to be of something else: a rate, a fee. */
  loose: Set<Period>;
  /** By months alone. */
  named: Period | undefined;
};

const hasAmount = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);

/** Nothing but a period. */
const isAlone = ({ dates, words }: TokenLine): boolean =>
  dates[0]?.from === 0 && dates.at(-1)?.to === words.length;

/** `24/07/2025  4,998.96  05/12` under `Start date`: an amount between the dates of a row. */
const partsDates = ({ dates: [one, other], money }: TokenLine): boolean =>
  money.some(({ exact, from }) => exact && one && other && from >= one.to && from < other.from);

const NEXT = says(oneOf(NEXT_WORDS));

/** `próximo período (de 11/01/2025 a 10/02/2025)`: none of the rows is of it. */
const isToCome = ({ words, dates: [date] }: TokenLine): boolean =>
  date !== undefined && NEXT.test(textOf({ words: words.slice(0, date.from) }));

export function statedIn(lines: readonly TokenLine[], order: DateOrder, lexicon: Lexicon): Stated {
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
      const found = isToCome(candidate) ? [] : periodsIn(candidate, label, order, lexicon, until);
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
    const begins = led && date && more.length === 0 && !hasAmount(line);
    const label = led && { speech: line.speech, label: led };
    const next = begins && label && endIn(lines[at + 1], label, until);
    const period = begins && next && complete(date, next, order);
    if (period) stated.joined.push(period);
  }
  return stated;
}
