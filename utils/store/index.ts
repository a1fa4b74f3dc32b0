export { type Change, onChange } from './changes';
export { openStore } from './open';
export * from './records';
export type { Over, Store } from './types';
