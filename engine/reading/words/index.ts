export { joinApartDates } from './apart-dates';
export { joinBrokenNames } from './broken-names';
export { joinDateCells } from './date-cells';
export { partGlued } from './glued-words';
export { joinLabelUnits } from './label-units';
export { joinMonthsOnce } from './month-once';
export { withoutSeparators } from './separators';
export { joinSpacedDates } from './spaced-dates';
export { isBegunDate, joinSplitDates } from './split-dates';
