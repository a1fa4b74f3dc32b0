export { type ChainBreak, type ChainResult, checkChain, type Step } from './chain';
export { chooseReading, type Choice } from './choose';
export { checkMovement, type MovementCheck, type PrintedTotals } from './totals';
export { areMostlyNegative, signStyleOf } from './sign-style';
export { dayOrderOf, inTime, type Order } from './order';
export { type Readable, type Valued, valuesOf } from './steps';
export { type Gap, type Repair, repairsOf, repairsOfChain, type Summand } from './suggest';
export type { Hints, Trial } from './trial';
