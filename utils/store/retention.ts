import type { Instant, Kept } from './records';

const DAY = 24 * 60 * 60 * 1000;

/** Whether the time of something added at `addedAt` is over. */
export function isOver(kept: Kept, addedAt: Instant, now: Instant, session: string): boolean {
  switch (kept.retention) {
    case 'session':
      return kept.session !== session;
    case 'days30':
      return now - addedAt > 30 * DAY;
    case 'untilDeleted':
      return false;
  }
}
