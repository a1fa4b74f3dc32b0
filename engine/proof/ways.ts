import { overlapOf, type Span } from '../layout';
import {
  type ColumnRole,
  type Group,
  type Interpretation,
  isBare,
  isDated,
  isMovementRole,
  isSide,
  type Roles,
  type SignRule,
} from '../reading';
import { netAmong } from './net';
import { rolesFor } from './roles';
import { areMostlyNegative, type SignStyle, signStyleOf } from './sign-style';
import { dayOrderOf, type Order } from './order';
import type { Hints, Sectioned } from './trial';

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

/** Some of a column's figures bear the mark of a debit, and some that of a credit: `Dr 27.89` over `Cr 29.68`. */
function isMarkedBothWays(entries: readonly Sectioned[], column: number): boolean {
  const bears = (marker: 'debit' | 'credit'): boolean =>
    entries.some(({ entry }) =>
      entry.cells.some((cell) => cell.column === column && cell.money.marker === marker),
    );
  return bears('debit') && bears('credit');
}

const PRINTED: readonly SignRule[] = ['printed'];

/** Whether rows stand in sections; of a table with days, those that print theirs: a summary below it may have titles, too. */
function standInSections(entries: readonly Sectioned[]): boolean {
  const rows = entries.filter(({ entry }) => entry.kind === 'row');
  const dated = rows.filter(({ entry }) => isDated(entry));
  return (dated.length > 0 ? dated : rows).some(({ section }) => section !== undefined);
}

function signRulesFor(
  roles: Roles,
  { header, columns }: Group,
  entries: readonly Sectioned[],
  kind: Hints['kind'],
): SignRule[] {
  const single = roles.indexOf('amount');
  if (single < 0) return ['printed'];
  const sections = standInSections(entries);
  const style = styleOf(entries, single);
  // Where only credits are marked, what bears no mark went out.
  const isOut = kind === 'card' || style === 'credits';
  // Where only debits are marked, what bears no mark came in.
  const plain: SignRule[] = marksDebitsAlone(entries, single)
    ? ['printed']
    : isOut
      ? ['inverted', 'printed']
      : ['printed', 'inverted'];
  const rules: SignRule[] = sections ? ['section', ...plain] : plain;
  if (style === 'plus') rules.push('plusIn');
  // Beside a column of debits, what the other one holds is credits; and a fee beside it may be the debits.
  // Names of both sides over one column of figures are one name: `Withdrawals / deposits`.
  const sides = header?.columns.filter(({ role }) => isSide(role)) ?? [];
  const figures = columns.money[single];
  const isOver = (name: Span): boolean =>
    figures !== undefined && (columns.ordinal !== undefined || overlapOf(name, figures) > 0);
  const named = sides.length > 0 && !(sides.length > 1 && sides.every(isOver));
  const alone = !named && !roles.some((role) => isSide(role) || role === 'fee');
  if (alone && roles.includes('balance') && unsigned(entries, single, columns))
    rules.push('balance');
  return rules;
}

/** Some of a column's figures bear the mark of a debit, the others neither mark nor sign. */
function marksDebitsAlone(entries: readonly Sectioned[], at: number): boolean {
  let [marked, bare] = [0, 0];
  for (const { entry } of entries) {
    if (entry.kind !== 'row') continue;
    for (const { column, money } of entry.cells) {
      if (column !== at || money.minor === 0) continue;
      if ((money.marker ?? entry.mark) === 'debit') marked += 1;
      else if (isBare(money) && !entry.mark) bare += 1;
      else return false;
    }
  }
  return marked > 0 && bare > 0;
}

/** How the figures of a column bear their signs. */
const styleOf = (entries: readonly Sectioned[], at: number): SignStyle =>
  signStyleOf(
    entries.map(({ entry }) => entry),
    ({ column }) => column === at,
  );

/** Some balances bear the mark of a credit, some neither mark nor sign, and none says that it is overdrawn. */
function onlyCreditMarked(roles: Roles, entries: readonly Sectioned[]): boolean {
  const column = roles.indexOf('balance');
  if (column < 0) return false;
  const figures = entries.flatMap(({ entry }) =>
    entry.cells.flatMap((cell) =>
      cell.column === column && cell.money.minor !== 0 ? cell.money : [],
    ),
  );
  const credits = figures.filter(({ marker }) => marker === 'credit').length;
  const bare = figures.filter(isBare).length;
  return credits > bare && bare > 0 && credits + bare === figures.length;
}

/** True when a column's figures bear no sign of any kind, but for words in another column. */
function unsigned(
  entries: readonly Sectioned[],
  column: number,
  { directions }: Group['columns'],
): boolean {
  return entries.every(
    ({ entry }) =>
      entry.kind !== 'row' ||
      entry.cells.every(
        (cell) =>
          cell.column !== column ||
          ((!entry.mark || directions) && !cell.money.sign && !cell.money.marker),
      ),
  );
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
 * Whether the balance may be what is owed. Only where headings tell debit from credit can arithmetic say so;
 * elsewhere turning both signs fits as well, and the kind of statement decides.
 */
function owedOptions(
  roles: Roles,
  group: Group,
  entries: readonly Sectioned[],
  kind: Hints['kind'],
): boolean[] {
  if (!roles.includes('balance')) return [false];
  // A side under whose name no row has a figure is named as well.
  const names = [...group.columns.money, ...(group.header?.columns ?? [])];
  const named = (wanted: ColumnRole): boolean => names.some(({ role }) => role === wanted);
  const headed = named('debit') && named('credit');
  // Marks alone, too, can be turned with the balance: of a bank account they are not.
  if (headed || (group.columns.marks && kind === 'card')) return [false, true];
  // A plus is money in, and a balance that rises with it is what is left to spend.
  const single = roles.indexOf('amount');
  const style = styleOf(entries, single);
  if (kind === 'card' && style === 'plus') return [true, false];
  // Where each amount bears a sign and most a minus, these are what was spent: payments are few.
  if (kind === 'card' && style === 'minuses') return [false, true];
  // … or most do and nothing says more of the others, where the balances that these lead to are below nothing, too.
  if (kind === 'card' && style === 'mostMinus' && areMostlyOverdrawn(roles, entries))
    return [false, true];
  return [kind === 'card'];
}

const areMostlyOverdrawn = (roles: Roles, entries: readonly Sectioned[]): boolean =>
  areMostlyNegative(
    entries.map(({ entry }) => entry),
    ({ column }) => roles[column] === 'balance',
  );
