export {
  type BalanceLine,
  type Entry,
  isDated,
  printsOwnDate,
  type RawRow,
  type RowCell,
  type TotalLine,
} from './entries';
export {
  amountOf,
  balanceOf,
  type Interpretation,
  isBare,
  type Net,
  type Roles,
  sidedBalance,
  type SignRule,
} from './interpret';
export type { Open } from './open';
export { entriesOf } from './rows';
export { listsDays } from './stated-lines';
