import { dayNumber, mayName, phrasesIn, type TokenLine } from '../reading';
import type { Period } from './facts';
import type { Row } from './model';

/** Words of what is brought forward, in any place: a column may say of each row what kind it is. */
const saysForward = (line: TokenLine): boolean =>
  mayName(line, 'balances') &&
  phrasesIn(line, 'balances').some(({ tag }) => tag === 'opening' || tag === 'forward');

const isCalledForward = ({ entry }: Row): boolean =>
  entry.kind === 'row' && entry.lines.some(saysForward);

/** The only row before the printed period, if there is one. */
function onlyBefore(rows: readonly Row[], printed: Period | undefined): Row | undefined {
  if (!printed) return undefined;
  const from = dayNumber(printed.from);
  const [row, ...more] = rows.filter(({ date }) => dayNumber(date) < from);
  return more.length > 0 ? undefined : row;
}

/**
 * A row at either end that moves nothing, with a balance, and is called what is brought forward or dated before the printed
 * period: it says what was there before. Such a row is given no amount, as lines that state a balance have none.
 */
export function withoutCarriedIn(rows: Row[], printed: Period | undefined): Row[] {
  const before = onlyBefore(rows, printed);
  const ends = [rows[0], rows.at(-1)].filter(
    (row) => row?.amount === 0 && row.balance !== undefined,
  );
  const row = ends.find((end) => end !== undefined && (end === before || isCalledForward(end)));
  return row ? rows.map((one) => (one === row ? { ...one, amount: undefined } : one)) : rows;
}
