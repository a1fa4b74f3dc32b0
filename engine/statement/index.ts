export type { Assembly } from './assemble';
export { assembleCurrencies as assemble } from './assemble-currencies';
export { leftOut, takesAll, ties } from './coverage';
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
export type { PlacedDocument } from './read-tables';
export { NO_STATEMENT, type Refusal, refusalOf } from './refusals';
