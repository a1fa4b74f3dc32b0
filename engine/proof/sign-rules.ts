import { overlapOf, type Span } from '../layout';
import { type Group, isBare, isDated, isSide, type Roles, type SignRule } from '../reading';
import { type SignStyle, signStyleOf } from './sign-style';
import type { Hints, Sectioned } from './trial';

/** Whether rows stand in sections; of a table with days, those that print theirs: a summary below it may have titles, too. */
function standInSections(entries: readonly Sectioned[]): boolean {
  const rows = entries.filter(({ entry }) => entry.kind === 'row');
  const dated = rows.filter(({ entry }) => isDated(entry));
  return (dated.length > 0 ? dated : rows).some(({ section }) => section !== undefined);
}

/** The rules that a table's amounts may bear their signs by, the likely ones first. */
export function signRulesFor(
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
export const styleOf = (entries: readonly Sectioned[], at: number): SignStyle =>
  signStyleOf(
    entries.map(({ entry }) => entry),
    ({ column }) => column === at,
  );

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
