export { dateIn, isDay, isMonth } from './date-in-word';
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
export { isSign } from './affixes';
export { hasDecimalComma } from './decimal-comma';
export { dateAt, hasDateIn, type PrintedDate } from './dates';
export { beginsInDay } from './doubts';
export { leadsText } from './free-figures';
export { type Money, signed } from './money';
export { type NumberFormat, numberFormatOf } from './number-format';
export { type Texts, textsOf, withUsualFigures } from './texts';
export { clipLine, type TokenLine, tokenLineOf } from './token-line';
export { tokenise, tokeniseAll } from './tokens';
export { crosses, whiteSpaceBefore } from './white-space';
