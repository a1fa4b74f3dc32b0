import { overlapOf } from '../../layout';
import { isBare, type Interpretation } from '../../reading';
import type { Block } from '../blocks';
import { LOAN_BALANCE } from './words';

/** The name over the column of balances is one of a debt's: `Loan balance`. */
const namesDebt = ({ group: { header, columns } }: Block, { roles }: Interpretation): boolean => {
  const column = columns.money[roles.indexOf('balance')];
  return (
    column !== undefined &&
    header?.columns.some(
      ({ text, ...name }) => LOAN_BALANCE.test(text) && overlapOf(name, column) > 0,
    ) === true
  );
};

/**
 * A reading of amounts that bear signs as those of a debt, which what is charged raises, if its balances are called so and
 * bear no sign. Undefined where they are not.
 */
export function asNamedDebt(
  blocks: readonly Block[],
  how: Interpretation,
): Interpretation | undefined {
  if (how.owed || how.sign !== 'printed' || !how.roles.includes('amount')) return undefined;
  if (!blocks.every((block) => namesDebt(block, how))) return undefined;
  const areBare = blocks.every(({ entries }) =>
    entries.every(({ cells }) =>
      cells.every(({ column, money }) => how.roles[column] !== 'balance' || isBare(money)),
    ),
  );
  return areBare ? { ...how, owed: true, sign: 'inverted' } : undefined;
}
