import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, openTestService } from '@/test/support/service';
import { bodyFor, envelopeOf, post } from '@/test/conformance/service/subject';
import { SignUpView } from '@/server';
import { signUpFirst } from '@/server';

describe('signing up where it is open', () => {
  let service: TestService;
  beforeAll(async () => {
    const settings = { SIGN_UP: 'open', SIGN_UP_BILLING: 'prepaid', SIGN_UP_CREDITS: '2.5' };
    service = await openTestService({ settings });
  });
  afterAll(() => service.close());
  const signUp = (body: object) =>
    service.fetch('/accounts', post(undefined, JSON.stringify(body)));

  it('gives an account with its opening credit, and a token that does everything', async () => {
    const { data } = await envelopeOf(await signUp({ name: ' Ledger & Sons ' }), 201);
    const { account, token } = SignUpView.parse(data);
    expect(account).toMatchObject({
      name: 'Ledger & Sons',
      billing: 'prepaid',
      creditBalance: 2.5,
    });
    expect(token).toMatchObject({ access: 'production', manages: true, expiresAt: null });
    const headers = { Authorization: `Bearer ${token.token}` };
    const me = await envelopeOf(await service.fetch('/accounts/me', { headers }), 200);
    expect(me.data).toEqual(account);
    const extracted = await service.fetch(
      '/pdf2',
      post(token.token, bodyFor({ outcome: 'CreditCardSimple' })),
    );
    expect((await envelopeOf(extracted, 200)).creditBalance).toBe(1.5);
  });

  it.each([{}, { name: '' }, { name: 7 }, { name: 'x'.repeat(101) }])(
    'refuses %j',
    async (body) => {
      await envelopeOf(await signUp(body), 400);
    },
  );

  it('makes no first account where there is one', async () => {
    const wanted = { name: 'first', billing: 'metered', credits: 0 } as const;
    expect(await signUpFirst(service.database.db, wanted, new Date())).toBeUndefined();
  });
});

it('several replicas that start at once make one first account', async () => {
  const service = await openTestService();
  const wanted = { name: 'first', billing: 'metered', credits: 0 } as const;
  const made = await Promise.all(
    [1, 2, 3].map(() => signUpFirst(service.database.db, wanted, new Date())),
  );
  expect(made.filter((account) => account !== undefined)).toHaveLength(1);
  await service.close();
});
