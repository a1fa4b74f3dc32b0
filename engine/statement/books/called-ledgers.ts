import { least } from '../../lists';
import { isSide } from '../../reading';
import { type Beside, saidOnce, SHORT } from './beside';
import { tellsOfDebt } from './called-debts';
import { booksOf } from './whose-books';
import { HOLDERS_BOOK } from './words';

/** A name of a column, or a title above the rows, calls this the holder's own books. */
const isCalledLedger = ({ solution: { blocks }, others }: Beside): boolean => {
  const top = least(blocks.map(({ first }) => first));
  return saidOnce(
    others.filter(({ index, money }) => index < top && money.every(({ exact }) => !exact)),
    SHORT,
  ).some((text) => HOLDERS_BOOK.test(text));
};

/**
 * Columns of debits and credits may be those of the ledger that the account's holder keeps of it: a bank's account owes by its
 * figures alone, or is called a ledger, and no row is charged to it as a bank does.
 */
export function mayBeLedger(beside: Beside): boolean {
  const { solution, known, voted } = beside;
  const owed = solution.values.find(({ how }) => how.owed)?.how;
  if (known.kind === 'card' && voted.kind === 'bank' && owed)
    return booksOf(solution.blocks, owed) !== 'bank' && !tellsOfDebt(beside);
  const sided = solution.values.find(({ how }) => how.roles.some(isSide))?.how;
  return (
    known.kind === 'bank' &&
    sided !== undefined &&
    isCalledLedger(beside) &&
    booksOf(solution.blocks, sided) !== 'bank'
  );
}
