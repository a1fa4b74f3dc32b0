import {
  currencyNamed,
  type Group,
  isDated,
  mayName,
  phrasesIn,
  type Placed,
  type TokenLine,
} from '../reading';

/** The currencies of a table's columns of amounts; undefined where these name none, or only one. */
function currenciesOf({ columns: { money } }: Group): ReadonlySet<string> | undefined {
  const found = new Set(
    money.flatMap(({ role, currency }) => (role === 'amount' ? (currency ?? []) : [])),
  );
  return found.size > 1 ? found : undefined;
}

/** Whether each row of a table prints an amount in all of its currencies: they are one movement. */
function areSaidInAll(
  group: Group,
  placed: readonly Placed[],
  currencies: ReadonlySet<string>,
): boolean {
  const { money } = group.columns;
  const rows = placed.flatMap(({ group: own, entry }) =>
    own === group && entry.kind === 'row' && isDated(entry) ? entry : [],
  );
  return (
    rows.length > 0 &&
    rows.every(({ cells }) => {
      const said = new Set(
        cells.flatMap((cell) =>
          cell.money.minor === 0 ? [] : (money[cell.column]?.currency ?? []),
        ),
      );
      return [...currencies].every((currency) => said.has(currency));
    })
  );
}

/** A line of a balance or a sum: limits may be in another currency. */
const statesOwn = (line: TokenLine): boolean =>
  mayName(line, 'totals') || phrasesIn(line, 'balances').some(({ tag }) => tag !== 'other');

/**
 * Of several currencies, the one whose mark stands beside more of the balances and sums that are stated than that of
 * any other.
 */
function mostMarked(
  lines: readonly TokenLine[],
  currencies: ReadonlySet<string>,
): string | undefined {
  const counts = new Map([...currencies].map((currency) => [currency, 0]));
  for (const line of lines) {
    if (!statesOwn(line)) continue;
    for (const { exact, currency: mark } of line.money) {
      const named = exact && mark !== undefined ? currencyNamed(mark) : undefined;
      const count = named === undefined ? undefined : counts.get(named);
      if (named !== undefined && count !== undefined) counts.set(named, count + 1);
    }
  }
  const [most, next] = [...counts].sort(([, a], [, b]) => b - a);
  return most && next && most[1] > next[1] ? most[0] : undefined;
}

/**
 * `US$  R$` over rows that each print both: the column of the currency that the document's other figures are in holds what
 * moves, the other what was paid abroad. By table, the one that says so.
 */
export function foreignColumns(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  groups: readonly Group[],
): ReadonlyMap<Group, Group> {
  const named = new Map<Group, Group>();
  for (const group of groups) {
    const currencies = currenciesOf(group);
    if (!currencies || !areSaidInAll(group, placed, currencies)) continue;
    const own = mostMarked(lines, currencies);
    if (own === undefined) continue;
    const money = group.columns.money.map((column) =>
      column.role === 'amount' && column.currency !== undefined && column.currency !== own
        ? ({ ...column, role: 'foreignAmount' } as const)
        : column,
    );
    named.set(group, { ...group, columns: { ...group.columns, money } });
  }
  return named;
}
