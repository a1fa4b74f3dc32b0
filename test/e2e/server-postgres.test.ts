import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, signUp } from '@/server';
import { describeUnlessMissing } from '@/test/support/exports/programs';
import {
  type Postgres,
  type TestService,
  findPostgres,
  gateOf,
  openPostgres,
  openTestService,
} from '@/test/support/service';
import { describeService } from '@/test/conformance/service';
import { bodyFor, envelopeOf, post } from '@/test/conformance/service/subject';

const statement = bodyFor({ outcome: 'BankStatementNormal' });

describeUnlessMissing(findPostgres() === undefined ? ['postgresql'] : [], 'on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await openPostgres();
  });
  afterAll(() => postgres.close());
  const database = () => ({ kind: 'postgres', url: postgres.url, connections: 5 }) as const;

  describeService('over HTTP on PostgreSQL', () => ({ listen: true, database: database() }));

  it('replicas that start together on an empty database bring it up to date once', async () => {
    const admin = openDatabase(database(), pino({ level: 'silent' }));
    await sql`create database fresh`.execute(admin.db);
    const url = postgres.url.replace(/\/postgres$/, '/fresh');
    const log = pino({ level: 'silent' });
    const replicas = Array.from({ length: 5 }, () =>
      openDatabase({ kind: 'postgres', url, connections: 2 }, log),
    );
    await Promise.all(replicas.map(({ migrated }) => migrated));
    const [first] = replicas;
    const keys = await first?.db.selectFrom('signing_keys').select('id').execute();
    expect(keys).toHaveLength(1);
    await Promise.all([admin, ...replicas].map((replica) => replica.close()));
  });

  describe('that goes away', () => {
    let service: TestService;
    let token = '';
    let account = '';
    beforeAll(async () => {
      service = await openTestService({ listen: true, database: database() });
      const signedUp = await service.signUp({ billing: 'prepaid', credits: 10 });
      token = signedUp.secret;
      account = signedUp.account.id;
    });
    afterAll(() => service.close());
    const send = (body = statement, key?: string) =>
      service.fetch(
        '/pdf2',
        post(token, body, key === undefined ? {} : { 'Idempotency-Key': key }),
      );
    const status = async (path: string) => (await service.fetch(path)).status;
    const spent = async () => {
      const { db } = service.database;
      const row = await db
        .selectFrom('accounts')
        .select('balance_millis')
        .where('id', '=', account)
        .executeTakeFirstOrThrow();
      return 10 - row.balance_millis / 1_000;
    };
    const recovered = () => expect.poll(() => status('/ready'), { timeout: 30_000 }).toBe(200);

    it('/ready says so, requests get 503, and it recovers by itself', async () => {
      await envelopeOf(await send(), 200);
      await postgres.stop();
      await envelopeOf(await service.fetch('/ready'), 503);
      expect(await status('/health')).toBe(200);
      const envelope = await envelopeOf(await send(), 503);
      expect(envelope).toMatchObject({ code: 'error/common/exception', blame: 'SPIKE' });
      await postgres.start();
      await recovered();
      expect(await spent()).toBe(1);
      await envelopeOf(await send(), 200);
      expect(await spent()).toBe(2);
    });

    it('while a statement is extracted: 503, nothing charged, and a retry is charged once', async () => {
      const body = bodyFor({ outcome: 'BankStatementNormal', gate: 'away' });
      const before = await spent();
      const running = send(body, 'away');
      await expect
        .poll(async () => (await service.fetch('/metrics')).text())
        .toContain('counterfoil_extractions_running 1');
      await postgres.stop();
      gateOf('away').open();
      await envelopeOf(await running, 503);
      await postgres.start();
      await recovered();
      expect(await spent()).toBe(before);
      for (const _ of [1, 2]) await envelopeOf(await send(body, 'away'), 200);
      expect(await spent()).toBe(before + 1);
    });

    it('for a moment, between the work and the charge: nobody notices', async () => {
      const body = bodyFor({ outcome: 'BankStatementNormal', gate: 'moment' });
      const before = await spent();
      const running = send(body);
      await expect
        .poll(async () => (await service.fetch('/metrics')).text())
        .toContain('counterfoil_extractions_running 1');
      const { db } = service.database;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
        db,
      );
      gateOf('moment').open();
      await envelopeOf(await running, 200);
      expect(await spent()).toBe(before + 1);
    });

    it('hangs: requests get 503 instead of hanging too', async () => {
      postgres.freeze(true);
      try {
        await envelopeOf(await service.fetch('/ready'), 503);
        await envelopeOf(await send(), 503);
      } finally {
        postgres.freeze(false);
      }
      await recovered();
      await envelopeOf(await send(), 200);
    });

    it('is not there yet: the service starts, says so, and serves when it comes', async () => {
      await postgres.stop();
      const early = openTestService({ listen: true, database: database() });
      await sleep(1_500);
      await postgres.start();
      const { url, fetch, close, database: late } = await early;
      expect(url).not.toBe('');
      const { secret } = await signUp(
        late.db,
        { name: 'late', billing: 'metered', credits: 0 },
        new Date(),
      );
      expect((await fetch('/pdf2', post(secret, statement))).status).toBe(200);
      await close();
    });
  });
});
