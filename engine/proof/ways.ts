import {
  type Group,
  type Interpretation,
  isMovementRole,
  isSide,
  type Roles,
  type SignRule,
} from '../reading';
import { isMarkedBothWays, onlyCreditMarked } from './marked-columns';
import { netAmong } from './net';
import { dayOrderOf, type Order } from './order';
import { owedOptions } from './owed-options';
import { rolesFor } from './roles';
import { signRulesFor } from './sign-rules';
import type { Hints, Sectioned } from './trial';

const PRINTED: readonly SignRule[] = ['printed'];

/** Every way to read a table, each once: what its columns mean, its signs, its order; the likely ones first. */
export function* readings(
  group: Group,
  entries: readonly Sectioned[],
  hints: Hints,
): Generator<[Interpretation, Order]> {
  const orders: readonly Order[] =
    dayOrderOf(hints.order) === 'asc' ? ['asc', 'desc'] : ['desc', 'asc'];
  const seen = new Set<string>();
  const named = group.columns.money.map(({ role }) => role);
  const { roles: known, net } = netAmong(named, entries);
  // Beside marks, or words, that say which way each row goes, an amount is of both sides; behind all figures, a mark
  // is the balance's.
  const { marks, directions, money } = group.columns;
  const isWithin = marks !== undefined && money.some(({ x0 }) => x0 > marks.x0);
  // Nor is it one of them where some of its figures bear a sign.
  const isSigned = (column: number): boolean =>
    entries.some(({ entry }) =>
      entry.cells.some((cell) => cell.column === column && cell.money.sign !== undefined),
    );
  // … nor where its figures bear the marks of both sides.
  const markedBothWays = new Set(
    named.flatMap((role, column) =>
      role === undefined && isMarkedBothWays(entries, column) ? column : [],
    ),
  );
  const turnsSide = (roles: Roles): boolean =>
    roles.some(
      (role, i) =>
        (isSide(role) || role === 'fee') &&
        (named[i] === 'amount'
          ? marks !== undefined || directions !== undefined || isSigned(i)
          : named[i] === undefined && (isWithin || markedBothWays.has(i))),
    );
  // Where what moves has a name, but no figures that could be read, balances are none.
  const isLost =
    known.every((role) => role === 'balance') &&
    group.header?.columns.some(({ role }) => isMovementRole(role)) === true;
  for (const roles of rolesFor(known)) {
    const key = roles.join();
    if (seen.has(key) || turnsSide(roles)) continue;
    if (isLost && roles.some(isMovementRole)) continue;
    if (guessesFee(roles, named, entries)) continue;
    seen.add(key);
    const styles = debitStyles(roles, entries);
    const bare = onlyCreditMarked(roles, entries) ? [false, true] : [undefined];
    for (const owed of owedOptions(roles, group, entries, hints.kind))
      for (const order of orders)
        for (const debitMinusIsStyle of owed && hints.kind === 'bank' ? styles.slice(0, 1) : styles)
          for (const sign of net?.ofFee ? PRINTED : signRulesFor(roles, group, entries, hints.kind))
            for (const bareOwes of bare)
              yield [{ roles, sign, debitMinusIsStyle, owed, bareOwes, net }, order];
  }
}

/** A minus in the debit column is style where most have it; with only few figures either may be. */
function debitStyles(roles: Roles, entries: readonly Sectioned[]): boolean[] {
  const columns = [roles.indexOf('debit'), roles.indexOf('fee')];
  let minus = 0;
  let plain = 0;
  for (const { entry } of entries) {
    if (entry.kind !== 'row') continue;
    for (const { column, money } of entry.cells) {
      if (!columns.includes(column) || money.minor === 0) continue;
      if (money.sign === '-') minus += 1;
      else plain += 1;
    }
  }
  if (minus === 0) return [false];
  return minus > plain ? [true, false] : [false, true];
}

/**
 * A column that nothing names one of fees is taken for one, though no row has a figure both there and in that of the
 * amounts, so that it is of a side; or most have the same in both: no fee takes all of what moved.
 */
function guessesFee(roles: Roles, named: Roles, entries: readonly Sectioned[]): boolean {
  const fee = roles.indexOf('fee');
  const amount = roles.indexOf('amount');
  if (fee < 0 || amount < 0 || named[fee] === 'fee') return false;
  const both = entries.flatMap(({ entry: { cells } }) => {
    const [whole, part] = [amount, fee].map((at) => cells.find(({ column }) => column === at));
    return whole && part ? whole.money.minor === part.money.minor : [];
  });
  return both.length === 0 || both.filter(Boolean).length > both.length / 2;
}
