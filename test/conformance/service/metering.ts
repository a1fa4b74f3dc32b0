import { beforeAll, describe, expect, it } from 'vitest';
import { UsageView } from '@/server';
import type { SignedUp } from '@/server';
import { PAGES } from '@/test/support/service';
import { FailCode } from '@/utils/contract';
import { type Subject, bodyFor, envelopeOf, post } from './subject';

const OK = { outcome: 'BankStatementNormal' } as const;

export function describeMetering(subject: Subject): void {
  const extract = (secret: string, body = bodyFor(OK), key?: string, path = '/pdf2') =>
    subject().fetch(path, post(secret, body, key === undefined ? {} : { 'Idempotency-Key': key }));
  const usage = async ({ secret }: SignedUp, query = '') => {
    const headers = { Authorization: `Bearer ${secret}` };
    const answer = await subject().fetch(`/usage${query}`, { headers });
    return UsageView.parse((await envelopeOf(answer, 200)).data);
  };

  describe('a prepaid account', () => {
    it('pays one credit for a success and is told what is left', async () => {
      const { secret } = await subject().signUp({ billing: 'prepaid', credits: 2 });
      const answers = [await extract(secret), await extract(secret)];
      const credits = await Promise.all(answers.map(async (answer) => envelopeOf(answer, 200)));
      expect(
        credits.map(({ creditBalance, creditsDeducted }) => [creditBalance, creditsDeducted]),
      ).toEqual([
        [1, -1],
        [0, -1],
      ]);
    });

    it('that is empty gets 402 in production, and the sandbox all the same', async () => {
      const { secret } = await subject().signUp({ billing: 'prepaid' });
      for (const path of ['/pdf', '/pdf1', '/pdf2']) {
        const envelope = await envelopeOf(await extract(secret, bodyFor(OK), undefined, path), 402);
        expect(envelope.code).toBe('error/common/access/insufficient-credit');
      }
      const sandbox = await envelopeOf(
        await extract(secret, bodyFor(OK), undefined, '/pdf2test'),
        200,
      );
      expect(sandbox).toMatchObject({ type: 2, creditBalance: 0, creditsDeducted: 0 });
    });

    it('can’t spend one credit twice, however many requests come at once', async () => {
      const account = await subject().signUp({ billing: 'prepaid', credits: 3 });
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, mark) =>
          extract(account.secret, bodyFor({ ...OK, ms: 20, mark: String(mark) })),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        ...Array<number>(3).fill(200),
        ...Array<number>(9).fill(402),
      ]);
      expect(await usage(account)).toMatchObject({
        creditBalance: 0,
        days: [{ requests: 3, cost: 3 }],
      });
    });

    it('holds nothing back once a request has ended for free', async () => {
      const { secret } = await subject().signUp({ billing: 'prepaid', credits: 1 });
      await envelopeOf(await extract(secret, bodyFor({ outcome: 'pdf/fail/image-pdf' })), 200);
      await envelopeOf(await extract(secret), 200);
    });
  });

  it('a metered account is never refused, and owes', async () => {
    const { secret } = await subject().signUp({ billing: 'metered' });
    await extract(secret);
    const { creditBalance } = await envelopeOf(await extract(secret), 200);
    expect(creditBalance).toBe(-2);
  });

  it.each(FailCode.options)('%s costs what the contract says', async (outcome) => {
    const account = await subject().signUp({ billing: 'prepaid', credits: 1 });
    const envelope = await envelopeOf(await extract(account.secret, bodyFor({ outcome })), 200);
    const tenth = /password-required|password-incorrect|unsupported-pdf/.test(outcome);
    expect(envelope).toMatchObject({
      creditBalance: tenth ? 0.9 : 1,
      creditsDeducted: tenth ? -0.1 : 0,
    });
    expect((await usage(account)).days).toMatchObject([
      { requests: 1, cost: tenth ? 0.1 : 0, codes: { [outcome]: 1 } },
    ]);
  });

  describe('a repeated Idempotency-Key', () => {
    it('is charged once and answered again', async () => {
      const account = await subject().signUp({ billing: 'prepaid', credits: 1 });
      const first = await envelopeOf(await extract(account.secret, bodyFor(OK), 'key-1'), 200);
      const again = await extract(account.secret, bodyFor(OK), 'key-1');
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(await envelopeOf(again, 200)).toEqual(first);
      expect(await usage(account)).toMatchObject({
        creditBalance: 0,
        days: [{ requests: 1, cost: 1 }],
      });
    });

    it('is charged once when both come at once', async () => {
      const account = await subject().signUp({ billing: 'metered' });
      const body = bodyFor({ ...OK, ms: 50 });
      const answers = await Promise.all([1, 2, 3, 4].map(() => extract(account.secret, body, 'k')));
      for (const answer of answers)
        expect(await envelopeOf(answer, 200)).toMatchObject({ type: 2, creditBalance: -1 });
      expect(await usage(account)).toMatchObject({ days: [{ requests: 1, cost: 1 }] });
    });

    it('is charged when it succeeds after a failure that was free', async () => {
      const account = await subject().signUp({ billing: 'metered' });
      const body = bodyFor({ outcome: 'crash' });
      await extract(account.secret, body, 'k');
      await extract(account.secret, body, 'k');
      expect((await usage(account)).days).toMatchObject([{ requests: 1, cost: 0 }]);
    });

    it('for another statement is refused with 400 and not charged', async () => {
      const account = await subject().signUp({ billing: 'metered' });
      await extract(account.secret, bodyFor(OK), 'k');
      const other = await extract(account.secret, bodyFor({ ...OK, mark: 'other' }), 'k');
      const { data } = await envelopeOf(other, 400);
      expect(data).toEqual([expect.stringContaining('Idempotency-Key')]);
      const elsewhere = await extract(account.secret, bodyFor(OK), 'k', '/pdf');
      await envelopeOf(elsewhere, 400);
      expect((await usage(account)).days).toMatchObject([{ requests: 1, cost: 1 }]);
    });

    it('of another account is another key', async () => {
      const [one, two] = [await subject().signUp(), await subject().signUp()];
      await extract(one.secret, bodyFor(OK), 'shared');
      await extract(two.secret, bodyFor({ ...OK, mark: 'mine' }), 'shared');
      expect((await usage(two)).days).toMatchObject([{ requests: 1, cost: 1 }]);
    });
  });

  describe('the usage', () => {
    let account: SignedUp;
    beforeAll(async () => {
      account = await subject().signUp({ billing: 'prepaid', credits: 10 });
      await extract(account.secret);
      await extract(account.secret, bodyFor(OK), undefined, '/pdf');
      await extract(account.secret, bodyFor({ outcome: 'pdf/fail/unsupported-pdf' }));
      await extract(account.secret, bodyFor(OK), undefined, '/pdf2test');
      await extract(account.secret, 'not json');
    });

    it('counts production requests by day, and not the sandbox', async () => {
      const today = new Date().toISOString().slice(0, 10);
      expect(await usage(account)).toMatchObject({
        to: today,
        creditBalance: 7.9,
        days: [
          {
            day: today,
            requests: 3,
            pages: 2 * PAGES,
            cost: 2.1,
            codes: { 'pdf/success/bank-statement-normal': 2, 'pdf/fail/unsupported-pdf': 1 },
          },
        ],
      });
    });

    it('is of the days that were asked for', async () => {
      expect(await usage(account, '?from=2020-01-01&to=2020-01-31')).toMatchObject({
        from: '2020-01-01',
        to: '2020-01-31',
        days: [],
      });
    });

    it.each([
      '?from=yesterday',
      '?from=2024-01-02&to=2024-01-01',
      '?from=2000-01-01',
      '?to=2024-02-30',
    ])('refuses %s', async (query) => {
      const headers = { Authorization: `Bearer ${account.secret}` };
      await envelopeOf(await subject().fetch(`/usage${query}`, { headers }), 400);
    });
  });
}
