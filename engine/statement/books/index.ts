export { type Beside, saidOnce } from './beside';
export { namesDebt, tellsOfDebt } from './called-debts';
export { mayBeLedger } from './called-ledgers';
export { type Books, inOwnBooks, sumsOfHolder } from './own-books';
export { HELD, OWED, TAKEN_BACK } from './words';
