import type { ColumnRole, Roles } from '../reading';

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
  ['reference', 'reference', 'amount'],
];

/** Headings that name an amount column otherwise: `Charges` are debits on many statements. */
const STANDS_FOR: Partial<Record<ColumnRole, ColumnRole>> = {
  fee: 'debit',
  foreignAmount: 'amount',
};

/** Roles that say what moves: with one of them named, headings are believed. */
export const MEANS: ReadonlySet<ColumnRole | undefined> = new Set([
  'amount',
  'debit',
  'credit',
] as const);

/** Ways to give roles to columns: what is known of them first, then every other way that makes sense. */
export function* rolesFor(hints: Roles): Generator<Roles> {
  if (hints.length === 0) return;
  const known = hints.filter((role) => role !== undefined);
  if (known.length > 0) yield hints;
  if (known.length === hints.length && known.some((role) => STANDS_FOR[role]))
    yield hints.map((role) => role && (STANDS_FOR[role] ?? role));
  // `Debit` may stand over amounts of both signs, the rest of its name not read.
  const sided = known.filter((role) => MEANS.has(role));
  if (sided.length === 1 && sided[0] !== 'amount')
    yield hints.map((role) => (role === sided[0] ? 'amount' : role));
  // Beside money in and out, an `amount` may be what is left.
  if (known.includes('amount') && known.includes('debit') && known.includes('credit'))
    yield hints.map((role) => (role === 'amount' ? 'balance' : role));
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
