export { type Block, blocksOf, hasRows } from './blocks';
export { choicesFor, NO_READING, runs, stated } from './choices';
export { orderOf, printedDates, sequenceOf } from './order';
export { markPayments } from './received-payments';
export { type HolderSum, inOrder, type SectionSum, sumsOf } from './sections';
export { withoutNamedSums } from './named-sums';
export { withoutSlips } from './slips';
export { type Variant, variants, varied } from './variants';
export { isWhole, leavesColumn, leavesRows } from './whole-tables';
