import { listAccounts, setBilling, signUp } from '../accounts';
import type { Db } from '../db';
import { topUp, toCredits, usageByDay } from '../metering';
import { createToken, deleteToken, listKeys, listTokens, retireKey, rotateKey } from '../tokens';
import type { AdminCommand } from './command';

const DAY_MS = 86_400_000;

/** Does what was asked and returns what there is to tell, as plain data. Throws an `Error` fit to be shown. */
export async function runAdmin(db: Db, command: AdminCommand, now: Date): Promise<unknown> {
  if ('account' in command) await requireAccount(db, command.account);
  switch (command.do) {
    case 'accounts list': {
      const accounts = await listAccounts(db);
      return accounts.map(({ balanceMillis, ...account }) => ({
        ...account,
        creditBalance: toCredits(balanceMillis),
      }));
    }
    case 'accounts create': {
      const { account, secret } = await signUp(db, command, now);
      return { account: account.id, token: secret };
    }
    case 'accounts billing':
      await setBilling(db, command.account, command.billing);
      return DONE;
    case 'accounts credit': {
      const balance = await topUp(db, command.account, command.credits, command.note);
      return { creditBalance: toCredits(balance) };
    }
    case 'usage':
      return usageByDay(db, command.account, command);
    case 'tokens list':
      return listTokens(db, command.account);
    case 'tokens create': {
      const { account, name, access, manages, days } = command;
      const expiresAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
      const token = { accountId: account, name, access, manages, expiresAt };
      const { info, secret } = await createToken(db, token, now);
      return { ...info, token: secret };
    }
    case 'tokens delete':
      return found(await deleteToken(db, command.account, command.token, now), 'token');
    case 'keys list':
      return listKeys(db);
    case 'keys rotate':
      return rotateKey(db);
    case 'keys retire':
      return found(await retireKey(db, command.key, now), 'key in use');
  }
}

const DONE = { done: true };

function found(isFound: boolean, what: string): typeof DONE {
  if (!isFound) throw new Error(`There is no such ${what}.`);
  return DONE;
}

async function requireAccount(db: Db, id: string): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  found(account !== undefined, 'account');
}
