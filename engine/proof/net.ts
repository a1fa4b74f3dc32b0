import { type ColumnRole, type Net, signed } from '../reading';
import type { Sectioned } from './trial';

type Role = ColumnRole | undefined;

/** Rows that have to bear a sum out, both of its parts moving, unless all are named; … */
const ENOUGH = 3;
/** … and columns up to which such sums are looked for. */
const MOST_COLUMNS = 5;

/** The figures of the rows as printed, by column; minor units. */
const figuresOf = (entries: readonly Sectioned[]): ReadonlyMap<number, number>[] =>
  entries.flatMap(({ entry }) =>
    entry.kind === 'row' && entry.cells.length > 1
      ? [new Map(entry.cells.map(({ column, money }) => [column, signed(money)]))]
      : [],
  );

/** Whether every row's figure in one column is the sum of those in two others, a deduction among them. */
function isSum(
  rows: readonly ReadonlyMap<number, number>[],
  [sum, gross, fee]: readonly [number, number, number],
  enough: number,
): boolean {
  let borne = 0;
  let reduced = false;
  for (const row of rows) {
    const [whole, one, other] = [row.get(sum), row.get(gross) ?? 0, row.get(fee) ?? 0];
    if (whole !== one + other) return false;
    if (one !== 0 && other !== 0) borne += 1;
    reduced ||= one > 0 && other < 0;
  }
  return borne >= enough && reduced;
}

const PARTS: ReadonlySet<Role> = new Set([undefined, 'fee', 'reference', 'foreignAmount'] as const);

/** Where the whole has no name, what is called the amount may be the part before the deduction. */
const isPart = (role: Role, whole: Role): boolean =>
  PARTS.has(role) || (role === 'amount' && whole === undefined);

/**
 * Of columns of which one is what is left of another after a third, in every row, `Gross  Fee  Net`: the parts, and
 * the roles under which what is left moves the balance. Of figures without signs nothing says which is the whole.
 */
export function netAmong(
  roles: readonly Role[],
  entries: readonly Sectioned[],
): { roles: readonly Role[]; net: Net | undefined } {
  const none = { roles, net: undefined };
  if (roles.length < 3 || roles.length > MOST_COLUMNS) return none;
  const rows = figuresOf(entries);
  for (const sum of roles.keys()) {
    if (roles[sum] !== undefined && roles[sum] !== 'amount') continue;
    for (const gross of roles.keys())
      for (const fee of roles.keys()) {
        const parts = [gross, fee];
        if (parts.includes(sum) || gross === fee) continue;
        if (!parts.every((at) => isPart(roles[at], roles[sum]))) continue;
        const ofFee = roles[fee] === 'fee';
        const named = ofFee && roles[gross] !== undefined && roles[sum] !== undefined;
        if (!isSum(rows, [sum, gross, fee], named ? 1 : ENOUGH)) continue;
        const others = roles.map((role, at) =>
          at === sum ? 'amount' : parts.includes(at) ? 'reference' : role,
        );
        return { roles: others, net: { parts, ofFee } };
      }
  }
  return none;
}
