import type { Instant, Kept, Session } from './records';

const DAY = 24 * 60 * 60 * 1000;

/** Whether the time of something added at `addedAt` is over. */
export function isOver(kept: Kept, addedAt: Instant, now: Instant, session: Session): boolean {
  switch (kept.retention) {
    case 'session':
      // The browser says that it started after it woke us: what came in between has the name of the session before.
      return kept.session !== session.name && addedAt < session.since;
    case 'days30':
      return now - addedAt > 30 * DAY;
    case 'untilDeleted':
      return false;
  }
}
