export type { Holder, HolderLine } from './holder-headings';
export { type Holders, holdersOf } from './holders';
export type { Segment } from './segment';
export { segmentsOf } from './segments';
