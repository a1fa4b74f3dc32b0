export { mayBeOwed } from './assumed-signs';
export { bestSolution } from './best-solution';
export { type LabelledTotals, labelledTotals, withColumnTotals } from './labelled-totals';
export { amountsOf, type Known, type Solution } from './solution';
export { sumsSayBothWays } from './said-way';
export { followsRowByRow, isComplete } from './solve';
