export { type Line, linesOf, textOf } from './lines';
