export { type Line, lineOf, textOf } from './line';
export { linesOf } from './lines';
export { isRecognised } from './readable';
export { beginsFromRight, linesInOrder, mirrored, runsLeft } from './right-to-left';
export { beginsCell, type Cell, cellsOf, lastCellFrom, wordGapOf } from './cells';
export { offsetOf, overlapOf, type Span } from './span';
