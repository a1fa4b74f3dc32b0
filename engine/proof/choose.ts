import {
  type ColumnRole,
  type Group,
  type Interpretation,
  type BalanceLine,
  type RawRow,
  type SectionRole,
  type Roles,
  type SignRule,
} from '../reading';
import { checkChain, type Step } from './chain';
import { stepsOf, valuesOf } from './steps';

export type Order = 'asc' | 'desc';

/** A reading of one table that was tried, and how the printed balances took it. */
export type Trial = {
  how: Interpretation;
  order: Order;
  checked: number;
  held: number;
  /** Stated opening and closing that it begins and ends with: 0 to 2. */
  agreed: number;
  /** Share of the rows that it finds an amount for. */
  covered: number;
};

export type Choice = {
  best: Trial;
  tried: Trial[];
  /** Rows that were looked at. */
  rows: number;
};

/** Rows that a trial looks at: enough to tell readings apart, few enough to be cheap. */
const SAMPLE = 400;

const PAIRS: readonly (readonly ColumnRole[])[] = [
  ['debit', 'credit'],
  ['credit', 'debit'],
  ['amount', 'fee'],
  ['reference', 'amount'],
  ['amount', 'reference'],
];
const TRIPLES: readonly (readonly ColumnRole[])[] = [
  ['debit', 'credit', 'reference'],
  ['credit', 'debit', 'reference'],
  ['reference', 'debit', 'credit'],
  ['reference', 'credit', 'debit'],
  ['fee', 'debit', 'credit'],
  ['debit', 'credit', 'fee'],
];

/** Headings that name an amount column otherwise: `Charges` are debits on many statements. */
const STANDS_FOR: Partial<Record<ColumnRole, ColumnRole>> = {
  fee: 'debit',
  foreignAmount: 'amount',
};
/** Roles that say what moves: with one of them named, headings are believed. */
const MEANS: ReadonlySet<ColumnRole | undefined> = new Set(['amount', 'debit', 'credit'] as const);

/** Ways to give roles to columns: what the headings say first, then every other way that makes sense. */
export function* rolesFor(group: Group): Generator<Roles> {
  const hints = group.columns.money.map((column) => column.role);
  if (hints.length === 0) return;
  const known = hints.filter((role) => role !== undefined);
  if (known.length > 0) yield hints;
  if (known.length === hints.length && known.some((role) => STANDS_FOR[role]))
    yield hints.map((role) => role && (STANDS_FOR[role] ?? role));
  // A fee may be named beside the amount that it is already a part of.
  if (known.includes('fee')) yield hints.map((role) => (role === 'fee' ? 'reference' : role));
  if (known.length === hints.length && hints.some((role) => MEANS.has(role))) return;
  if (known.length > 0 && known.length < hints.length)
    for (const role of ['amount', 'balance', 'debit', 'credit'] as const)
      for (const at of hints.keys())
        if (!known.includes(role) && hints[at] === undefined)
          yield hints.map((hint, i) => (i === at ? role : (hint ?? 'reference')));
  if (hints.length > MOST_COLUMNS) {
    yield* rolesAmong(hints.length);
    return;
  }
  for (let balance = hints.length - 1; balance >= -1; balance -= 1) {
    const rest = hints.length - (balance >= 0 ? 1 : 0);
    for (const others of othersFor(rest)) {
      const roles: (ColumnRole | undefined)[] = [...others];
      if (balance >= 0) roles.splice(balance, 0, 'balance');
      yield roles;
    }
  }
}

/** Columns up to which every way to give roles is tried; of more, most are not the table's. */
const MOST_COLUMNS = 4;
const MOST_CANDIDATES = 8;

/** Two or three of many columns are the table's, the balance rightmost if there is one; the rest are left out. */
function* rolesAmong(count: number): Generator<Roles> {
  const from = Math.max(0, count - MOST_CANDIDATES);
  const place = (given: ReadonlyMap<number, ColumnRole>): Roles =>
    Array.from({ length: count }, (_, i) => given.get(i) ?? 'reference');
  for (let right = count - 1; right >= from; right -= 1) {
    yield place(new Map([[right, 'amount']]));
    for (let left = right - 1; left >= from; left -= 1)
      yield place(
        new Map([
          [left, 'debit'],
          [right, 'credit'],
        ]),
      );
  }
  for (let balance = count - 1; balance >= from; balance -= 1)
    for (let right = balance - 1; right >= from; right -= 1) {
      for (let left = right - 1; left >= from; left -= 1)
        for (const [a, b] of [
          ['debit', 'credit'],
          ['credit', 'debit'],
        ] as const)
          yield place(
            new Map([
              [left, a],
              [right, b],
              [balance, 'balance'],
            ]),
          );
      yield place(
        new Map([
          [right, 'amount'],
          [balance, 'balance'],
        ]),
      );
    }
}

function othersFor(count: number): readonly (readonly ColumnRole[])[] {
  if (count === 1) return [['amount']];
  if (count === 2) return PAIRS;
  if (count === 3) return TRIPLES;
  return [];
}

/** True when a column's figures bear no sign of any kind. */
function unsigned(entries: readonly Sectioned[], column: number): boolean {
  return entries.every(
    ({ entry }) =>
      entry.kind !== 'row' ||
      entry.cells.every(
        (cell) => cell.column !== column || (!entry.mark && !cell.money.sign && !cell.money.marker),
      ),
  );
}

function signRulesFor(
  roles: Roles,
  entries: readonly Sectioned[],
  kind: Hints['kind'],
): SignRule[] {
  const single = roles.indexOf('amount');
  if (single < 0) return ['printed'];
  const sections = entries.some(({ section }) => section !== undefined);
  const plain: SignRule[] = kind === 'card' ? ['inverted', 'printed'] : ['printed', 'inverted'];
  const rules: SignRule[] = sections ? ['section', ...plain] : plain;
  // Beside a column of debits, what the other one holds is credits.
  const alone = !roles.includes('debit') && !roles.includes('credit');
  if (alone && roles.includes('balance') && unsigned(entries, single)) rules.push('balance');
  return rules;
}

/** A minus in the debit column is style where most have it; with only few figures either may be. */
function debitStyles(roles: Roles, entries: readonly Sectioned[]): boolean[] {
  const column = roles.indexOf('debit');
  let minus = 0;
  let plain = 0;
  for (const { entry } of entries) {
    if (entry.kind !== 'row') continue;
    const money = entry.cells.find((cell) => cell.column === column)?.money;
    if (!money || money.minor === 0) continue;
    if (money.sign === '-') minus += 1;
    else plain += 1;
  }
  if (minus === 0) return [false];
  return minus > plain ? [true, false] : [false, true];
}

/** Balances that labels state anywhere; minor units without sign. */
export type Stated = { openings: ReadonlySet<number>; closings: ReadonlySet<number> };

/** What is known of a table before its readings are tried. */
export type Hints = Stated & {
  kind: 'bank' | 'card';
  /** The order that the dates are printed in. */
  order: Order;
};

function trial(
  entries: readonly Sectioned[],
  how: Interpretation,
  order: Order,
  stated: Stated,
): Trial {
  const values = valuesOf(
    entries.map(({ entry, section }) => ({ entry, section, how })),
    order,
  );
  // The table may be several accounts' one after the other.
  const opens = new Set(
    values.filter(({ entry }) => entry.kind === 'balance' && entry.word === 'opening'),
  );
  const steps = stepsOf(values, order).map((step, i) => {
    const value = values[order === 'desc' ? values.length - 1 - i : i];
    return value && opens.has(value) ? { ...step, opens: true } : step;
  });
  const { checked, held } = checkChain(steps);
  const rows = values.filter(({ entry }) => entry.kind === 'row');
  const covered = rows.filter(({ amount }) => amount !== undefined).length / (rows.length || 1);
  return { how, order, checked, held, agreed: agreement(steps, stated), covered };
}

/** How many of the stated balances the chain begins and ends with. */
function agreement(steps: readonly Step[], { openings, closings }: Stated): number {
  const at = steps.findIndex((step) => step.balance !== undefined);
  // Lines that state a balance agree with themselves: a row has to bear one.
  const borne = steps.some((step) => step.balance !== undefined && step.amount !== undefined);
  if (at < 0 || !borne) return 0;
  const before = steps.slice(0, at + 1).reduce((sum, step) => sum + (step.amount ?? 0), 0);
  const opening = (steps[at]?.balance ?? 0) - before;
  const closing = steps.findLast((step) => step.balance !== undefined)?.balance ?? 0;
  return Number(openings.has(Math.abs(opening))) + Number(closings.has(Math.abs(closing)));
}

/** What owes is a card, or a loan: of a bank account it takes more than two equations to believe it. */
const OWED_DOUBT = 2.5;

/** Headings name every column that moves money. */
function isComplete(columns: Group['columns']['money']): boolean {
  const has = (wanted: ColumnRole): boolean => columns.some(({ role }) => role === wanted);
  return has('amount') || (has('debit') && has('credit'));
}

/** What it takes to believe that a column is not what its heading says. */
const HEADING_DOUBT = 1;

const scoreFor =
  ({ columns }: Group, kind: Hints['kind']) =>
  ({ how, checked, held, agreed, covered }: Trial): number => {
    const complete = isComplete(columns.money);
    const against = columns.money.filter(({ role }, i) =>
      MEANS.has(role) || role === 'balance'
        ? how.roles[i] !== role
        : complete && MEANS.has(how.roles[i]),
    ).length;
    // Turned columns and a turned balance tie as well as both as printed.
    if (how.owed && kind === 'bank' && against > 0) return -Infinity;
    const doubts = against * HEADING_DOUBT + (how.owed && kind === 'bank' ? OWED_DOUBT : 0);
    // Nothing ties to the minor unit by chance; a misprint breaks two equations.
    return 2 * held - (checked - held) + agreed + 0.9 * covered - doubts;
  };

/** Rows of one table under their section. */
export type Sectionful = {
  section: SectionRole | undefined;
  entries: readonly (RawRow | BalanceLine)[];
};
type Sectioned = { section: SectionRole | undefined; entry: RawRow | BalanceLine };

/**
 * Whether the balance may be what is owed. Only where headings tell debit from credit can arithmetic say so;
 * elsewhere turning both signs fits as well, and the kind of statement decides.
 */
function owedOptions(roles: Roles, group: Group, kind: Hints['kind']): boolean[] {
  if (!roles.includes('balance')) return [false];
  const headed = group.columns.money.some(({ role }) => role === 'debit' || role === 'credit');
  // Marks alone, too, can be turned with the balance: of a bank account they are not.
  if (headed || (group.columns.marks && kind === 'card')) return [false, true];
  return [kind === 'card'];
}

function* readings(
  group: Group,
  entries: readonly Sectioned[],
  hints: Hints,
): Generator<[Interpretation, Order]> {
  const orders: readonly Order[] = hints.order === 'asc' ? ['asc', 'desc'] : ['desc', 'asc'];
  const seen = new Set<string>();
  for (const roles of rolesFor(group)) {
    const key = roles.join();
    if (seen.has(key)) continue;
    seen.add(key);
    const styles = debitStyles(roles, entries);
    for (const owed of owedOptions(roles, group, hints.kind))
      for (const order of orders)
        for (const debitMinusIsStyle of styles)
          for (const sign of signRulesFor(roles, entries, hints.kind))
            yield [{ roles, sign, debitMinusIsStyle, owed }, order];
  }
}

/**
 * Tries readings of one table against its printed balances. The first one, by the headings, wins unless
 * another proves more; a reading under which every equation holds ends the search.
 */
export function chooseReading(
  group: Group,
  blocks: readonly Sectionful[],
  hints: Hints,
): Choice | undefined {
  const entries: Sectioned[] = blocks
    .flatMap(({ section, entries: own }) => own.map((entry) => ({ section, entry })))
    .slice(0, SAMPLE);
  const rows = entries.filter(({ entry }) => entry.kind === 'row').length;
  if (rows === 0) return undefined;
  const tried: Trial[] = [];
  for (const [how, order] of readings(group, entries, hints)) {
    const result = trial(entries, how, order, hints);
    tried.push(result);
    if (result.checked > 2 && result.held === result.checked) break;
  }
  const score = scoreFor(group, hints.kind);
  const best = tried.reduce<Trial | undefined>(
    (winner, next) => (!winner || score(next) > score(winner) ? next : winner),
    undefined,
  );
  return best && { best, tried, rows };
}
