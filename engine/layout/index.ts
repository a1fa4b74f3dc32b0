export { type Line, lineOf, linesOf, textOf } from './lines';
