export { isRecognised, type Line, lineOf, linesOf, textOf } from './lines';
export { beginsFromRight, linesInOrder, mirrored, runsLeft } from './right-to-left';
export { beginsCell, type Cell, cellsOf, lastCellFrom, wordGapOf } from './cells';
export { offsetOf, overlapOf, type Span } from './span';
