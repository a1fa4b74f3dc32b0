export type { Header } from './header';
export { headersOf } from './headers';
export { type HeaderColumn, startsOf } from './heading-columns';
export { type LineKind, lineKind, titleCell } from './line-kinds';
export { type FurtherLines, readFurtherLines } from './records';
