export type { ColumnRole, SectionRole, Trade } from '../languages';
export { partAbreast, partProse } from './abreast';
export { joinSided } from './sided';
export { joinLabelled, joinStacked, withoutDayBalances, withoutDaySums } from './stacked';
export {
  columnAt,
  type Columns,
  type MoneyColumn,
  readDaysAlone,
  readRunTogether,
} from './columns';
export { type Group, nameBilledColumns, type Placed, readGroups } from './groups';
export { type Header, type HeaderColumn, headersOf } from './headings';
export {
  amountOf,
  type BalanceLine,
  balanceOf,
  type Entry,
  type Interpretation,
  isBare,
  isDated,
  printsOwnDate,
  listsDays,
  type Net,
  type RawRow,
  type Roles,
  type RowCell,
  sidedBalance,
  type SignRule,
  type TotalLine,
} from './rows';
export {
  type Holder,
  type HolderLine,
  type Holders,
  holdersOf,
  type Segment,
  segmentsOf,
} from './tables';
export {
  hasDecimalComma,
  type CalendarDate,
  type DateOrder,
  dateOrderOf,
  dayNumber,
  isoOf,
  leadsText,
  type Money,
  type NumberFormat,
  numberFormatOf,
  type OrderVote,
  type PrintedDate,
  isSign,
  printsYear,
  readDate,
  signed,
  textsOf,
  tokenise,
  tokeniseAll,
  type TokenLine,
  withUsualFigures,
} from './tokens';
export {
  currencyNamed,
  isDateRole,
  isMoneyRole,
  isMovementRole,
  isSide,
  languagesOf,
  type Lexicon,
  lexiconOf,
  mayName,
  phrasesIn,
  endsInPoints,
  namesPoints,
  tellsOfPoints,
} from './vocabulary';
export { joinSplitDates, withDelimitedInColumns, wordsAsMeant } from './words';
