import type { Valued } from '../../proof';
import type { Row } from '../model';

/** What a row prints of its amount in another currency, minor units. */
export function foreignOf({ entry, how }: Valued): Row['foreign'] {
  if (entry.kind !== 'row') return undefined;
  const at = how.roles.indexOf('foreignAmount');
  const cell =
    at < 0 ? undefined : entry.cells.find(({ column }) => how.roles[column] === 'foreignAmount');
  const money = cell?.money ?? entry.foreign;
  const currency = money?.currency ?? entry.currency;
  return !money || currency === undefined ? undefined : { currency, minor: money.minor };
}
