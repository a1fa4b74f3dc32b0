export {
  badDocuments,
  demoDocuments,
  statementDocument,
  type StatementDocument,
} from './documents';
export { logIn } from './log-in';
export { startPortal, type Portal } from './portal';
export type { ShelfDocument } from './types';
export { ways } from './ways';
export { smallStatement } from './small-statement';
