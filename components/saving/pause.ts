import type { PageParts } from '../desk';

/** ms of work between two breaths of the page: short of what a person feels (a long task is 50 ms). */
const BUDGET_MS = 30;

/**
 * A pause for one piece of work: lets the page breathe when the budget is used up, and costs
 * nothing before.
 */
export const createPause = ({ now, setTimeout }: PageParts['clock']): (() => Promise<void>) => {
  let since = now();
  return async () => {
    if (now() - since < BUDGET_MS) return;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    since = now();
  };
};
