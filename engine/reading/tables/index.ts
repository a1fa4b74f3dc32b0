export type { Holder, HolderLine } from './holder-headings';
export { type Holders, holdersOf } from './holders';
export { type Segment, segmentsOf } from './segments';
