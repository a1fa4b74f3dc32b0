export { type Calendar, calendarOf, type DatedLines } from './calendar';
export { datedRows } from './dated-rows';
export { mayBeOfOtherDays } from './doubted-years';
export type { RulesOfPages } from './ruled-days';
export { titleMonth } from './titled-dates';
export { unstatedPeriod } from './unstated-period';
export { areInNoOrder } from './wild-years';
