import type { Logger } from 'pino';
import type { Database } from '../db';
import type { Extractor } from '../extraction';
import type { Ctx } from '../http';
import type { Meter } from '../metering';
import type { Settings } from '../settings';

/** Everything the service is made of; the clock and the threads come from outside. */
export type Deps = {
  settings: Settings;
  database: Database;
  extractor: Extractor;
  meter: Meter;
  clock: () => Date;
  log: Logger;
  /** True from the moment the service was told to stop. */
  isStopping: () => boolean;
};

export type Handler = (c: Ctx) => Promise<Response>;

/** For bodies that only name something. */
export const SMALL_BODY = { bytes: 16_384, milliseconds: 10_000 };
