export { type Line, lineOf, linesOf, textOf } from './lines';
export { linesInOrder, mirrored, runsLeft } from './right-to-left';
