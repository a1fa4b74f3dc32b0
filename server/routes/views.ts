import type { Account } from '../accounts';
import { toCredits } from '../metering';
import type { TokenInfo } from '../tokens';
import type { AccountView, NewTokenView, TokenView } from '../wire';

export const viewAccount = ({
  id,
  name,
  billing,
  balanceMillis,
  createdAt,
}: Account): AccountView => ({
  id,
  name,
  billing,
  creditBalance: toCredits(balanceMillis),
  createdAt: createdAt.toISOString(),
});

export const viewToken = ({ expiresAt, createdAt, ...token }: TokenInfo): TokenView => ({
  ...token,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

export const viewNewToken = (info: TokenInfo, token: string): NewTokenView => ({
  ...viewToken(info),
  token,
});
