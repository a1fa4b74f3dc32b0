export { withoutDayBalances } from './day-balances';
export { withoutDaySums } from './day-sums';
export { joinLabelled } from './join-labelled';
export { joinStacked } from './join-stacked';
