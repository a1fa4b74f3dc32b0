export { bareBalance } from './bare-balance';
export { overviewBalances } from './account-overview';
export { amountsDue, currentBalances } from './amounts-due';
export { balanceBefore } from './balances-before';
export { columnEnds } from './column-ends';
export { datedBalances } from './dated-balances';
export { endsByPeriod } from './ends-by-period';
export { figureBy, type LabelledBalance, labelledBalances, soleBalance } from './labelled-balances';
export { brokenBalances, stackedBalances } from './stacked-labels';
