export type { Header } from './header';
export { headersOf } from './headers';
export { stack } from './heading-cells';
export type { HeaderColumn } from './heading-columns';
export { startsOf } from './heading-tables';
export type { LineKind } from './line-kind';
export { lineKind } from './line-kinds';
export { type FurtherLines, readFurtherLines } from './records';
export { titleCell } from './section-titles';
