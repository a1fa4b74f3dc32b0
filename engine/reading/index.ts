export { partAbreast } from './abreast';
export type { ColumnRole, SectionRole } from '../languages';
export { cellsOf, type Cell, wordGapOf } from './cells';
export { isDateRole, isMoneyRole, isMovementRole, isSide } from './column-roles';
export type { Columns } from './columns';
export {
  type CalendarDate,
  type DateOrder,
  dateOrderOf,
  dayNumber,
  isoOf,
  type OrderVote,
  printsYear,
  readDate,
} from './date-order';
export type { PrintedDate } from './dates';
export { type Group, type Placed, readGroups } from './groups';
export { type Header, headersOf } from './headers';
export type { HeaderColumn } from './heading-columns';
export { type Holder, type Holders, holdersOf } from './holders';
export {
  amountOf,
  balanceOf,
  isBare,
  type Interpretation,
  type Net,
  type Roles,
  type SignRule,
  signed,
} from './interpret';
export { languagesOf, type Lexicon, lexiconOf } from './lexicon';
export type { Money } from './money';
export type { MoneyColumn } from './money-columns';
export { type NumberFormat, numberFormatOf } from './number-format';
export {
  type BalanceLine,
  type Entry,
  isDated,
  type RawRow,
  type RowCell,
  type TotalLine,
} from './entries';
export { leadsText } from './free-figures';
export { partGlued } from './glued-words';
export { readDaysAlone } from './days-alone';
export { readRunTogether } from './run-together-dates';
export { type Segment, segmentsOf } from './segments';
export { joinBrokenNames } from './broken-names';
export { withoutSeparators } from './separators';
export { offsetOf, overlapOf, type Span } from './span';
export { joinDateCells } from './date-cells';
export { joinSplitDates } from './split-dates';
export { textsOf, withUsualDigits } from './texts';
export { phrasesIn } from './speech';
export type { TokenLine } from './token-line';
export { tokenise, tokeniseAll } from './tokens';
export { mayName } from './topics';
