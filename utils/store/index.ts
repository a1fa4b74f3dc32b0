export { type Change, onChange } from './changes';
export { openStore } from './open';
export * from './records';
export type { Store } from './types';
