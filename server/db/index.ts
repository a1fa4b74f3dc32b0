export { isDatabaseAway } from './away';
export { type Database, type Db, openDatabase } from './database';
export type { PoolOptions } from './pool';
export type { Access, Billing } from './tables';
