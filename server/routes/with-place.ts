import { createShares, type Place } from '../extraction';
import { type Ctx, ServiceError, principalOf } from '../http';
import type { Deps } from './deps';

export type WithPlace = <T>(c: Ctx, work: (place: Place) => Promise<T>) => Promise<T>;

/**
 * Works in a place of the extractor, given back whatever happens; 429 when there is none, or when the account has its
 * share. What is refused so has had nothing of its body read: bodies are what takes memory.
 * @param most places of one account at once
 */
export function createWithPlace({ extractor }: Deps, most: number): WithPlace {
  const shares = createShares(most);
  const refuse = (message: string) =>
    new ServiceError(429, 'error/common/access/exceeded-max-concurrent-requests', message, {
      headers: { 'Retry-After': String(extractor.secondsUntilFree()) },
    });
  return async (c, work) => {
    const giveBack = shares.take(principalOf(c).account.id);
    if (giveBack === undefined)
      throw refuse(
        `This account has ${most} statements under way, and may have no more at once. Try again after the time in Retry-After.`,
      );
    try {
      const place = extractor.admit();
      if (place === undefined)
        throw refuse(
          'Too many statements are being extracted at once. Try again after the time in Retry-After.',
        );
      try {
        return await work(place);
      } finally {
        place.release();
      }
    } finally {
      giveBack();
    }
  };
}
