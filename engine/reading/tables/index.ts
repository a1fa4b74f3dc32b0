export { type Holder, type Holders, holdersOf } from './holders';
export { type Segment, segmentsOf } from './segments';
