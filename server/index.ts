export { AdminCommand, administer } from './admin';
export { type SignedUp, signUp, signUpFirst } from './accounts';
export { createApp } from './app';
export { type Db, type PoolOptions, openDatabase } from './db';
export {
  type ExtractionJob,
  type JobAnswer,
  type WorkerPool,
  type RunJob,
  createExtractor,
  openWorkerPool,
} from './extraction';
export { listen } from './listen';
export { createMeter } from './metering';
export { type Settings, readSettings } from './settings';
export { databaseOf } from './service';
export { AccountView, NewTokenView, SignUpView, TokenView, UsageView } from './wire';
