export { statementParams } from './arbitrary';
export { accountsOf, accountsRead, describedAs, falseProofs, rowsFound } from './compare';
export { type Fixture, fixtures } from './fixtures';
export { makeStatement } from './make-statement';
export { type Negative, NEGATIVES } from './negatives';
export type { StatementParams } from './params';
export { longParams, PRESETS, type Preset } from './presets';
export type { Truth, TruthAccount } from './truth';
