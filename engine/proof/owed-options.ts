import type { ColumnRole, Group, Roles } from '../reading';
import { styleOf } from './sign-rules';
import { areMostlyNegative } from './sign-style';
import type { Hints, Sectioned } from './trial';

/**
 * Whether the balance may be what is owed. Only where headings tell debit from credit can arithmetic say so;
 * elsewhere turning both signs fits as well, and the kind of statement decides.
 */
export function owedOptions(
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
