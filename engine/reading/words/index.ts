export { joinApartDates } from './apart-dates';
export { joinBrokenNames } from './broken-names';
export { joinDateCells } from './date-cells';
export { partGlued } from './glued-words';
export { joinLabelUnits } from './label-units';
export { withoutSeparators } from './separators';
export { isBegunDate, joinSplitDates } from './split-dates';
