export { accountCurrencies, currencyNamed } from './account-currencies';
export { isDateRole, isMoneyRole, isMovementRole, isSide } from './column-roles';
export {
  type BalanceWord,
  type FactWord,
  languagesOf,
  type Lexicon,
  lexiconOf,
  type Side,
  type TotalWord,
} from './lexicon';
export { endsInPoints, namesPoints, tellsOfPoints } from './points';
export { endsSentence } from './sentences';
export { phrasesIn, type Speech, speechOf } from './speech';
export { mayName, type Topics, topicsOf, withHeadings } from './topics';
