import { overlapOf } from '../../layout';
import type { PrintedDate, TokenLine } from '../tokens';
import { isDateRole, isMoneyRole } from '../vocabulary';
import type { Header } from './header';
import type { HeaderColumn } from './heading-columns';

/** Lines below a heading that are looked at, and rows among them that speak against it at least. */
const REACH = 40;
const LEAST_ROWS = 3;
const MOST = 0.8;
const NOTHING: Pick<TokenLine, 'dates' | 'money'> = { dates: [], money: [] };

/** Whether a date stands under any of some names. */
function isUnder(names: readonly HeaderColumn[], day: PrintedDate): boolean {
  for (const name of names) if (overlapOf(name, day) > 0) return true;
  return false;
}

/**
 * Words of a text that happen to be names of columns: in most rows below, the date stands under what would name money, and none
 * under what would name a date.
 */
export function headsOthers({ columns, to }: Header, lines: readonly TokenLine[]): boolean {
  const days = columns.filter(({ role }) => isDateRole(role));
  const sums = columns.filter(({ role }) => isMoneyRole(role));
  if (days.length === 0 || sums.length === 0) return false;
  const [end, enough] = [Math.min(to + REACH, lines.length), (1 - MOST) * REACH];
  let against = 0;
  let others = 0;
  // More rows for it than that, and all that may follow weigh less.
  for (let i = to; i < end && others <= enough; i += 1) {
    const { dates, money } = lines[i] ?? NOTHING;
    const day = dates.find(({ weak }) => !weak);
    if (!day || !money.some(({ exact, alone }) => exact && alone)) continue;
    if (isUnder(sums, day) && !isUnder(days, day)) against += 1;
    else others += 1;
  }
  return against >= LEAST_ROWS && against >= MOST * (against + others);
}
