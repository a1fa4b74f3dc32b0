import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, openTestService } from '@/test/support/service';
import { createMeter } from '@/server/metering';
import { settleRequest } from '@/server/metering/settle';

const SUCCESS = { code: 'pdf/success/bank-statement-normal', pages: 2 };

describe('the meter', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
  });
  afterAll(() => service.close());

  const setUp = async (credits: number, billing: 'prepaid' | 'metered' = 'prepaid') => {
    const { account, token } = await service.signUp({ billing, credits });
    const request = () => ({
      requestId: randomUUID(),
      accountId: account.id,
      billing,
      tokenId: token.id,
      endpoint: '/pdf2',
      idempotency: undefined,
    });
    return { account, request, meter: createMeter(service.database.db) };
  };
  const balance = async (accountId: string) => {
    const { db } = service.database;
    const row = await db
      .selectFrom('accounts')
      .select('balance_millis')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return row.balance_millis;
  };
  /** As if the replica that worked on the request had died a while ago. */
  const die = async (requestId: string) =>
    service.database.db
      .updateTable('requests')
      .set({ lease_until: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', requestId)
      .execute();

  it('holds the credit of a request that runs', async () => {
    const { request, meter } = await setUp(1);
    const inner = await meter.charge(request(), async () => {
      expect(await meter.charge(request(), async () => SUCCESS)).toEqual({
        kind: 'insufficientCredit',
      });
      return SUCCESS;
    });
    expect(inner.kind).toBe('settled');
  });

  it('gives back what a dead replica held, and charges it nothing', async () => {
    const { account, request, meter } = await setUp(1);
    const lost = request();
    await meter.charge(lost, async () => {
      await die(lost.requestId);
      expect((await meter.charge(request(), async () => SUCCESS)).kind).toBe('settled');
      expect(await balance(account.id)).toBe(0);
      return { code: 'pdf/fail/unknown-pdf', pages: 0 };
    });
    expect(await balance(account.id)).toBe(0);
  });

  it('charges a retry of a request whose replica died, once', async () => {
    const { account, request, meter } = await setUp(5);
    const idempotency = { hash: Buffer.alloc(32, 1), fingerprint: Buffer.alloc(32, 2) };
    const lost = { ...request(), idempotency };
    const died = meter.charge(lost, async () => {
      await die(lost.requestId);
      throw new Error('the process ended here');
    });
    await expect(died).rejects.toThrow('the process ended here');
    for (const _ of [1, 2, 3]) {
      const retry = await meter.charge({ ...request(), idempotency }, async (id) => {
        expect(id).toBe(lost.requestId);
        return SUCCESS;
      });
      expect(retry).toMatchObject({ kind: 'settled', settled: { costMillis: 1_000 } });
    }
    expect(await balance(account.id)).toBe(4_000);
  });

  it('charges a metered account once, also when the first confirmation was lost', async () => {
    const { account, request } = await setUp(0, 'metered');
    const outcome = { ...request(), ...SUCCESS, ms: 1_000 };
    const { db } = service.database;
    const settled = { costMillis: 1_000, balanceMillis: -1_000 };
    for (const _ of [1, 2]) expect(await settleRequest(db, outcome)).toEqual(settled);
    expect(await balance(account.id)).toBe(-1_000);
  });

  it('records who asked, what came of it and how long it took', async () => {
    const { account, request, meter } = await setUp(0, 'metered');
    const metered = request();
    await meter.charge(metered, async () => {
      await sleep(20);
      return SUCCESS;
    });
    const row = await service.database.db
      .selectFrom('requests')
      .select(['account_id', 'token_id', 'endpoint', 'state', 'code', 'pages', 'cost_millis'])
      .select(sql<number>`extract(epoch from finished_at - started_at) * 1000`.as('ms'))
      .where('id', '=', metered.requestId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      account_id: account.id,
      token_id: metered.tokenId,
      endpoint: '/pdf2',
      state: 'charged',
      ...SUCCESS,
      cost_millis: 1_000,
    });
    expect(Number(row.ms)).toBeGreaterThanOrEqual(19);
  });

  it('records nothing of a request’s content', async () => {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_name = 'requests' order by column_name`.execute(service.database.db);
    expect(rows.map(({ column_name }) => column_name)).toEqual([
      'account_id',
      'code',
      'cost_millis',
      'endpoint',
      'fingerprint',
      'finished_at',
      'id',
      'idempotency_hash',
      'lease_until',
      'pages',
      'started_at',
      'state',
      'token_id',
    ]);
  });
});
