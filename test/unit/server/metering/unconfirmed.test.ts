import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bodyFor, envelopeOf, post } from '@/test/conformance/service/subject';
import { openTestService, runScript, type TestService } from '@/test/support/service';

let service: TestService;
/** From here on the database does what it is told, and its answers are lost on the way. */
let isDeaf = false;
/** … or refuses what it is told. */
let refuses = false;
const losingAnswers: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (isDeaf && refuses) throw Object.assign(new Error('out of range'), { code: '22003' });
    if (isDeaf) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    return result;
  },
};

beforeAll(async () => {
  service = await openTestService({
    meterOn: (db) => db.withPlugin(losingAnswers),
    run: (job, signal) => {
      isDeaf = true;
      return runScript(job, signal);
    },
  });
});
beforeEach(() => {
  [isDeaf, refuses] = [false, false];
});
afterAll(() => service.close());

const send = (secret: string, headers: Record<string, string>) =>
  service.fetch('/pdf2', post(secret, bodyFor({ outcome: 'BankStatementNormal' }), headers));

test('a charge that was not confirmed is not called none, and its repetition is charged once', async () => {
  const { secret, account } = await service.signUp({ billing: 'prepaid', credits: 2 });
  const key = { 'Idempotency-Key': 'march' };
  const lost = await send(secret, key);
  expect(lost.headers.get('retry-after')).not.toBeNull();
  const { message } = await envelopeOf(lost, 503);
  expect(message).not.toMatch(/nothing was charged/i);
  expect(message).toContain('the same Idempotency-Key');

  isDeaf = false;
  await send(secret, key);
  const { balance_millis: left } = await service.database.db
    .selectFrom('accounts')
    .select('balance_millis')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(left).toBe(1_000);
});

test('without a key, no client is told to send it again by itself', async () => {
  const { secret } = await service.signUp({ billing: 'prepaid', credits: 2 });
  const lost = await send(secret, {});
  expect(lost.headers.get('retry-after')).toBeNull();
  expect((await envelopeOf(lost, 503)).message).toContain('Look at the usage');
});

test('what the database itself refuses was not charged, and is not called unknown', async () => {
  const { secret } = await service.signUp({ billing: 'prepaid', credits: 2 });
  refuses = true;
  const { message } = await envelopeOf(await send(secret, {}), 500);
  expect(message).toContain('Nothing was charged');
});
