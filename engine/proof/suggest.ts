/** A row as far as sums go; amounts in minor units, money in positive. */
export type Summand = {
  id: number;
  /** ISO date. */
  date: string;
  amount: number | undefined;
  balance: number | undefined;
  text: string;
};

/** Rows between two known sums, in time order, that do not add up: `diff` is what is printed less what they sum to. */
export type Gap = {
  rows: readonly Summand[];
  diff: number;
  /** Ids of the rows that bear the two balances, where rows do. */
  from?: number;
  at?: number;
  /** ISO dates of what stands before and after. */
  after: string | undefined;
  before: string | undefined;
};

/** A repair that would make a gap tie. */
export type Repair =
  | { kind: 'sign'; id: number; amount: number }
  | { kind: 'duplicate'; id: number; amount: number }
  /** `amount` is what the row's amount, or its balance, would be. */
  | { kind: 'digits'; id: number; of: 'amount' | 'balance'; printed: number; amount: number }
  | { kind: 'missing'; amount: number; after: string | undefined; before: string | undefined };

/** More repairs of one kind than this say nothing: any of them might be it. */
const MOST_OF_A_KIND = 2;

/** Whether two figures differ by two neighbouring digits that changed places. */
export function isTransposed(a: number, b: number): boolean {
  const [x, y] = [String(Math.abs(a)), String(Math.abs(b))];
  if (a === b || x.length !== y.length || Math.sign(a) !== Math.sign(b)) return false;
  const differing = [...x].flatMap((digit, i) => (digit === y[i] ? [] : [i]));
  const [first = -1, second = -1] = differing;
  return (
    differing.length === 2 &&
    second === first + 1 &&
    x[first] === y[second] &&
    x[second] === y[first]
  );
}

const few = (repairs: Repair[]): Repair[] => (repairs.length > MOST_OF_A_KIND ? [] : repairs);

function twiceIn(rows: readonly Summand[], row: Summand): boolean {
  const first = rows.find(
    (other) => other.amount === row.amount && other.date === row.date && other.text === row.text,
  );
  return first !== undefined && first.id !== row.id;
}

/** Repairs of the rows of one gap; a missing row is suggested where nothing else would do. */
export function repairsOf({ rows, diff, after, before }: Gap): Repair[] {
  if (diff === 0) return [];
  const moving = rows.flatMap((row) =>
    row.amount === undefined ? [] : [{ row, id: row.id, amount: row.amount }],
  );
  const signs = moving
    .filter(({ amount }) => diff === -2 * amount)
    .map(({ id, amount }): Repair => ({ kind: 'sign', id, amount: -amount }));
  const twice = moving
    .filter(({ row, amount }) => diff === -amount && twiceIn(rows, row))
    .map(({ id, amount }): Repair => ({ kind: 'duplicate', id, amount }));
  const digits =
    diff % 9 === 0
      ? moving
          .filter(({ amount }) => isTransposed(amount, amount + diff))
          .map(({ id, amount }): Repair => ({
            kind: 'digits',
            id,
            of: 'amount',
            printed: amount,
            amount: amount + diff,
          }))
      : [];
  const found = [...few(signs), ...few(twice), ...few(digits)];
  return found.length > 0 ? found : [{ kind: 'missing', amount: diff, after, before }];
}

/**
 * Repairs of the gaps between printed balances, in time order. A balance that is off by what the next one is off the
 * other way is itself misprinted: then no row is in doubt.
 */
export function repairsOfChain(gaps: readonly Gap[]): Repair[] {
  const repairs: Repair[] = [];
  for (let i = 0; i < gaps.length; i += 1) {
    const [gap, next] = [gaps[i], gaps[i + 1]];
    const last = gap?.rows.at(-1);
    if (!gap) break;
    const follows = next !== undefined && next.from === gap.at && next.diff === -gap.diff;
    if (follows && last?.balance !== undefined) {
      const printed = last.balance;
      repairs.push({
        kind: 'digits',
        id: last.id,
        of: 'balance',
        printed,
        amount: printed - gap.diff,
      });
      i += 1;
    } else repairs.push(...repairsOf(gap));
  }
  return repairs;
}
