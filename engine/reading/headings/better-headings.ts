import { UNSPACED } from '../../text';
import { isMoneyRole, isSide } from '../vocabulary';
import type { HeaderColumn, Reading } from './heading-columns';
import { startsOf } from './heading-tables';

/** `Money in /` over `out`: what a side seemed to head is one column of both, the others being the same. */
const joinsSides = (columns: readonly HeaderColumn[], before: readonly HeaderColumn[]): boolean =>
  columns.length === before.length &&
  columns.some(({ role }, i) => role !== before[i]?.role) &&
  columns.every(({ role }, i) => {
    const was = before[i]?.role;
    return role === was || (role === 'amount' && isSide(was));
  });

/** `今回お支払` over `金額`: what a name without spaces began with named something else, the other names being the same. */
const endsNames = (columns: readonly HeaderColumn[], before: readonly HeaderColumn[]): boolean =>
  columns.length === before.length &&
  columns.some(({ role }, i) => role !== before[i]?.role) &&
  columns.every(({ role, text }, i) => {
    const was = before[i];
    const isLonger = was && text !== was.text && text.startsWith(was.text);
    return role === was?.role || (isLonger && UNSPACED.test(text));
  });

/** Names that a further line makes whole: fewer may be words of a first row. */
const MADE_WHOLE = 2;

/** `Charges and` over `credits`, `Date of` over `purchase`: no fewer columns, and more words that name them. */
const lengthens = (reading: Reading, before: Reading): boolean =>
  reading.columns.length >= before.columns.length && reading.named >= before.named + MADE_WHOLE;

/**
 * `available` under `Balance`, and nothing else: it makes the name of figures whole, where no row has its text, and may make
 * it another one.
 */
const endsMoneyNames = (reading: Reading, before: Reading): boolean =>
  reading.columns.length === before.columns.length &&
  reading.words > before.words &&
  reading.named - before.named === reading.words - before.words &&
  reading.columns.every(({ role, text }, i) => {
    const was = before.columns[i];
    if (!was || text === was.text) return role === was?.role;
    return isMoneyRole(role) && isMoneyRole(was.role) && text.startsWith(was.text);
  });

/**
 * Whether a further line makes a better heading; of tables abreast it has to go on with each. What is `figured` may be
 * a row, and makes no name whole.
 */
export function namesMore(
  reading: Reading,
  before: Reading | undefined,
  figured: boolean,
): boolean {
  if (!before) return true;
  const roles = ({ columns }: Reading): number => new Set(columns.map((c) => c.role)).size;
  const keeps = startsOf(before.columns).length === 0 || startsOf(reading.columns).length > 0;
  return (
    keeps &&
    (roles(reading) > roles(before) ||
      joinsSides(reading.columns, before.columns) ||
      (!figured &&
        (lengthens(reading, before) ||
          endsMoneyNames(reading, before) ||
          endsNames(reading.columns, before.columns))))
  );
}
