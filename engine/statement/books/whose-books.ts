import type { Interpretation, RawRow, Roles } from '../../reading';
import type { Block } from '../blocks';
import { CHARGED, TAKEN_BACK } from './words';

/** Rows whose texts say whose books these are, at least; and so many times as many as say the other. */
const SEVERAL = 2;
const MUCH = 2;

type Side = 'debit' | 'credit';

const OTHER: Readonly<Record<Side, Side>> = { debit: 'credit', credit: 'debit' };

const asSide = (role: Roles[number]): Side | undefined =>
  role === 'debit' || role === 'credit' ? role : undefined;

/** The side of the only figure by which a row moves money. */
function sideOf({ cells }: RawRow, { roles }: Interpretation): Side | undefined {
  const sides = cells.flatMap(({ column, money }) =>
    money.minor === 0 ? [] : (asSide(roles[column]) ?? []),
  );
  return sides.length === 1 ? sides[0] : undefined;
}

/**
 * Whose books columns of debits and credits are of, by the rows that the bank charged of its own accord: it debits them, in its
 * customer's ledger they are credits. Undefined where rows say neither. What else texts say tells nothing: wages go out of an
 * employer's account, and a direct debit pays off a loan.
 */
export function booksOf(
  blocks: readonly Block[],
  how: Interpretation,
): 'bank' | 'customer' | undefined {
  let [bank, customer] = [0, 0];
  for (const entry of blocks.flatMap(({ entries }) => entries)) {
    const side = entry.kind === 'row' ? sideOf(entry, how) : undefined;
    if (side === undefined || entry.kind !== 'row') continue;
    const text = entry.description.join(' ');
    if (TAKEN_BACK.test(text) || !CHARGED.test(text)) continue;
    if (side === 'debit') bank += 1;
    else customer += 1;
  }
  if (customer >= SEVERAL && customer > MUCH * bank) return 'customer';
  return bank >= SEVERAL && bank > MUCH * customer ? 'bank' : undefined;
}

/** Most balances bear the mark of a debit. */
function areDebits(blocks: readonly Block[], { roles }: Interpretation): boolean {
  const balances = blocks.flatMap(({ entries }) =>
    entries.flatMap(({ cells }) =>
      cells.flatMap(({ column, money }) =>
        roles[column] === 'balance' && money.minor !== 0 ? money : [],
      ),
    ),
  );
  return balances.filter(({ marker }) => marker === 'debit').length * 2 > balances.length;
}

/**
 * A reading as the ledger that an account's holder keeps of it, debits as money in, if that is what it is: a debit raises
 * the balance, and the rows say that it came in. Undefined where it is none.
 */
export function asCustomersLedger(
  blocks: readonly Block[],
  how: Interpretation,
): Interpretation | undefined {
  if (!how.owed && !areDebits(blocks, how)) return undefined;
  if (booksOf(blocks, how) !== 'customer') return undefined;
  const roles = how.roles.map((role) => {
    const side = asSide(role);
    return side ? OTHER[side] : role;
  });
  return { ...how, owed: !how.owed, roles };
}
