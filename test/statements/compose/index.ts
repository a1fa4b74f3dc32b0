export type { PrintedAccount } from './account';
export { compose, type Composed } from './compose';
export { wrapLine } from './wrap';
