export { type Header, headersOf } from './headers';
export { type HeaderColumn, isLabel, startsOf } from './heading-columns';
export { type LineKind, lineKind, titleCell } from './line-kinds';
export { type FurtherLines, readFurtherLines } from './records';
