/** How many places one account may hold at once, so that no single one holds them all. */
export type Shares = {
  /** Takes one more for the account, given back by what is answered; undefined when it has its share. */
  take(accountId: string): (() => void) | undefined;
};

/** @param most per account */
export function createShares(most: number): Shares {
  const held = new Map<string, number>();
  return {
    take: (accountId) => {
      const before = held.get(accountId) ?? 0;
      if (before >= most) return undefined;
      held.set(accountId, before + 1);
      return () => {
        const left = (held.get(accountId) ?? 1) - 1;
        if (left === 0) held.delete(accountId);
        else held.set(accountId, left);
      };
    },
  };
}
