export { assemble, type Assembly } from './assemble';
export {
  authenticityOf,
  countryOf,
  currencyOf,
  factsOf,
  holderOf,
  issuerOf,
  Labels,
  onlyPeriodOf,
  type StatementKind,
} from './facts';
export type { AccountStatement, HolderPart, Proved, Row, Section } from './model';
export { NO_STATEMENT, type Refusal, refusalOf } from './refuse';
