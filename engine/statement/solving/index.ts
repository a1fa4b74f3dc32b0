export { mayBeOwed } from './assumed-signs';
export { byAmountsDue } from './by-amounts-due';
export { byOtherKind } from './by-other-kind';
export { bySumsBelow } from './by-sums-below';
export { labelledTotals, withColumnTotals } from './labelled-totals';
export { byStatedBalances } from './left-to-spend';
export { amountsOf, type Known, type Solution } from './solution';
export { followsRowByRow, isComplete, solve } from './solve';
