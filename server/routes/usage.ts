import { answerData, checkInputs, invalidInputs, principalOf } from '../http';
import { toCredits, usageByDay } from '../metering';
import type { Deps, Handler } from './deps';
import { UsageQuery, type UsageView } from '../wire';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** `GET /usage`: what the account's production requests came to, day by day (UTC). */
export function readUsage({ database, clock }: Deps): Handler {
  return async (c) => {
    const query = checkInputs(UsageQuery, c.req.query());
    const to = query.to ?? dateOf(clock().getTime());
    const from = query.from ?? dateOf(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS);
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days < 1) throw invalidInputs(['from: must not be after to']);
    if (days > MOST_DAYS) throw invalidInputs([`from: must be within ${MOST_DAYS} days of to`]);
    const { account } = principalOf(c);
    const usage: UsageView = {
      from,
      to,
      creditBalance: toCredits(account.balanceMillis),
      days: await usageByDay(database.db, account.id, { from, to }),
    };
    return answerData(c, 'usage/success/read', usage);
  };
}
