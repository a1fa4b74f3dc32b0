import { greatest, least } from '../../lists';
import { inTime } from '../../proof';
import { type RawRow, signed } from '../../reading';
import type { Solution } from '../solving';

/** Rows that show another set, and the figures that each has at least: an amount and a balance of either. */
const LEAST_ROWS = 3;
const LEAST_FIGURES = 4;
/** Share of the rows that print both. */
const MOST = 0.5;

/** A row that moves money, and what it was read to move and to lead to. */
type Moved = { entry: RawRow; amount: number; balance: number | undefined };

const figureIn = ({ entry }: Moved, column: number): number | undefined => {
  const cell = entry.cells.find((one) => one.column === column);
  return cell && signed(cell.money);
};

/** By how much the rates may differ at which a currency's figures are those of another. */
const RATES = 1.1;

/** Whether all of some quotients are about one. */
const areOneRate = (quotients: readonly number[]): boolean =>
  greatest(quotients) <= RATES * least(quotients);

/** Whether a column's figures run as balances do, each by another figure of its row, and say at one rate what was read. */
function runs(rows: readonly Moved[], column: number): boolean {
  let isOther = false;
  const rates: number[] = [];
  for (const [i, row] of rows.entries()) {
    const [before, own] = [rows[i - 1], figureIn(row, column)];
    if (own === undefined || own === row.balance) return false;
    if (row.balance !== undefined && row.balance !== 0) rates.push(own / row.balance);
    if (!before) continue;
    const step = Math.abs(own - (figureIn(before, column) ?? own));
    const moves = row.entry.cells.some(
      ({ column: at, money }) => at !== column && money.minor === step && step !== 0,
    );
    if (!moves) return false;
    rates.push(step / Math.abs(row.amount));
    isOther ||= step !== Math.abs(row.amount);
  }
  return isOther && areOneRate(rates);
}

/**
 * `Amount FCY  Balance FCY  Amount LCY  Balance LCY`: beside the balances that were read, others run by other amounts: of two sets that
 * bear themselves out, which is the account's, no equation says, and maybe no name.
 */
export function hasOtherSet({ blocks, values, order }: Solution): boolean {
  const headers = blocks.flatMap(({ group: { header } }) => header ?? []);
  if (headers.some(({ guessesSet }) => guessesSet !== undefined))
    return headers.some(({ guessesSet }) => guessesSet === true);
  const rows = inTime(values, order).flatMap(({ entry, amount, balance }): Moved | [] =>
    entry.kind === 'row' && amount !== undefined ? { entry, amount, balance } : [],
  );
  // What one of the two rounds moves nothing in the other.
  const both = rows.filter(({ entry }) => entry.cells.length >= LEAST_FIGURES);
  if (both.length < LEAST_ROWS || both.length <= MOST * rows.length) return false;
  const columns = both[0]?.entry.cells.map(({ column }) => column) ?? [];
  return columns.some((column) => runs(both, column));
}
