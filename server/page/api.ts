import { z } from 'zod';
import { AccountView, NewTokenView, SignUpView, TokenView, UsageView } from '../wire';

/** What the page asks of the service, with one token. Each rejects with an `Error` whose message can be shown. */
export type Api = {
  account(): Promise<AccountView>;
  tokens(): Promise<TokenView[]>;
  createToken(wanted: NewTokenForm): Promise<NewTokenView>;
  deleteToken(id: string): Promise<void>;
  usage(): Promise<UsageView>;
};
export type NewTokenForm = {
  name: string;
  access: 'production' | 'sandbox';
  manages: boolean;
  /** ISO 8601. */
  expiresAt?: string;
};

const Failure = z.object({ message: z.string() });

async function ask<Data>(
  schema: z.ZodType<Data>,
  path: string,
  init: { method?: string; token?: string; body?: object } = {},
): Promise<Data> {
  const { method = 'GET', token, body } = init;
  const answer = await fetch(path, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The service can’t be reached. Check that it runs, then try again.');
  });
  const envelope: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return z.object({ data: schema }).parse(envelope).data;
  if (answer.status === 401)
    throw new Error('This token is not good: it may be mistyped, expired or deleted.');
  throw new Error(Failure.safeParse(envelope).data?.message ?? 'The service gave no answer.');
}

export const connect = (token: string): Api => ({
  account: () => ask(AccountView, '/accounts/me', { token }),
  tokens: () => ask(z.array(TokenView), '/tokens', { token }),
  createToken: (body) => ask(NewTokenView, '/tokens', { method: 'POST', token, body }),
  deleteToken: async (id) => {
    await ask(z.unknown(), `/tokens/${encodeURIComponent(id)}`, { method: 'DELETE', token });
  },
  usage: () => ask(UsageView, '/usage', { token }),
});

export const signUp = (name: string): Promise<SignUpView> =>
  ask(SignUpView, '/accounts', { method: 'POST', body: { name } });
