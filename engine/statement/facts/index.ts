export { authenticityOf } from './authenticity';
export { countryOf } from './country';
export { isCurrencyCode } from './currencies';
export { currencyOf } from './currency';
export { describe, type StatementFacts } from './describe';
export { factsOf } from './facts';
export { holderOf } from './holder';
export { issuerOf, namesIssuer } from './issuer';
export { kindOf, type KindVote, type StatementKind } from './kind';
export { Labels } from './labels';
export {
  betweenBalances,
  monthsIn,
  onlyPeriodOf,
  type Period,
  periodOf,
  yearlessPeriod,
} from './period';
