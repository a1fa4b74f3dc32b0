export { overviewBalances } from './account-overview';
export { figureBy, type LabelledBalance, labelledBalances } from './labelled-balances';
export { stackedBalances } from './stacked-labels';
