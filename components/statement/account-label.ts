import type { AccountView } from './account-view';

/** An account in one line: whose, or of what kind, and its last four; empty where none of it is printed. */
export const accountLabel = ({ account, isCardholder }: AccountView): string => {
  const last4 = account.last4 === '' ? undefined : `••${account.last4}`;
  const name = isCardholder ? account.holder[0] : account.accountType;
  return [name, last4].filter((part) => part !== undefined).join(' ');
};
