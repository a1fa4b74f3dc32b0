import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  type Lexicon,
  readDate,
} from '../../reading';
import type { Period } from '../facts';
import type { LabelledBalance } from './labelled-balances';

/** The only whole date of a label's line. */
function dayOf({ line }: LabelledBalance, order: DateOrder): CalendarDate | undefined {
  const [date, ...more] = line.dates.filter(({ weak }) => !weak);
  const read = date && more.length === 0 ? readDate(date, order) : undefined;
  return read?.year === undefined ? undefined : { ...read, year: read.year };
}

/** It is called by its day, and by nothing that is carried from page to page, as a balance that is stated again is. */
const isCalledByDay = (
  { word, line, minor }: LabelledBalance,
  labels: readonly LabelledBalance[],
  { datedBalances }: Lexicon,
): boolean =>
  word === 'forward' &&
  datedBalances.all(line.speech.folded).length > 0 &&
  labels.every((other) => other.line === line || other.minor !== minor || other.word !== 'forward');

/**
 * `Solde au 20.01.2026`: a balance that is called by its day is the closing one where that is the last day of the
 * stated period, and the opening one where it is the first, or the one before.
 */
export function endsByPeriod(
  labels: readonly LabelledBalance[],
  period: Period | undefined,
  order: DateOrder,
  lexicon: Lexicon,
): readonly LabelledBalance[] {
  if (!period) return labels;
  const [first, last] = [dayNumber(period.from), dayNumber(period.to)];
  if (first === last) return labels;
  return labels.map((label): LabelledBalance => {
    const day = isCalledByDay(label, labels, lexicon) ? dayOf(label, order) : undefined;
    const at = day && dayNumber(day);
    if (at === last) return { ...label, word: 'closing' };
    return at === first || at === first - 1 ? { ...label, word: 'opening' } : label;
  });
}
