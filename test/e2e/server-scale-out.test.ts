import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NewTokenView, UsageView } from '@/server';
import { describeUnlessMissing } from '@/test/support/exports/programs';
import {
  type Balancer,
  type Postgres,
  type Served,
  admin,
  findPostgres,
  hasHaproxy,
  openBalancer,
  openPostgres,
  serve,
} from '@/test/support/service';
import { PRESETS } from '@/test/statements';
import { envelopeOf, post } from '@/test/conformance/service/subject';

const missing = [
  ...(findPostgres() === undefined ? ['postgresql'] : []),
  ...(hasHaproxy() ? [] : ['haproxy']),
];

describeUnlessMissing(missing, 'two replicas on one PostgreSQL behind a balancer', () => {
  let postgres: Postgres;
  let replicas: [Served, Served];
  let balancer: Balancer;
  let settings: Record<string, string>;
  let account: { account: string; token: string };
  let statement = '';
  beforeAll(async () => {
    postgres = await openPostgres();
    settings = { DATABASE_URL: postgres.url };
    // Both at once, on an empty database.
    replicas = await Promise.all([serve(settings), serve(settings)]);
    const [one, two] = replicas;
    balancer = await openBalancer([one.url, two.url]);
    const created = await admin(settings, 'accounts', 'create', 'Office');
    account = JSON.parse(created.out);
    const made = await PRESETS.find(({ id }) => id === 'current-account')?.make();
    const buffer = Buffer.from(made?.pdf ?? []).toString('base64');
    statement = JSON.stringify({ file: 'a.pdf', buffer });
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(replicas.map((replica) => replica.end('SIGKILL')));
    await postgres.close();
  });
  const send = (url: string, token = account.token, key?: string) =>
    fetch(
      `${url}/pdf2`,
      post(token, statement, key === undefined ? {} : { 'Idempotency-Key': key }),
    );
  const createToken = async (url: string) => {
    const answer = await fetch(`${url}/tokens`, post(account.token, JSON.stringify({ name: 'x' })));
    return NewTokenView.parse((await envelopeOf(answer, 201)).data);
  };
  const usage = async () => {
    const headers = { Authorization: `Bearer ${account.token}` };
    const answer = await fetch(`${balancer.url}/usage`, { headers });
    const { days, creditBalance } = UsageView.parse((await envelopeOf(answer, 200)).data);
    const requests = days.reduce((sum, day) => sum + day.requests, 0);
    return { requests, creditBalance };
  };
  const requestsOf = async ({ url }: Served) => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const counts = metrics.matchAll(
      /^counterfoil_requests_total\{route="\/pdf2",.*status="200".*\} (\d+)$/gm,
    );
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };

  it('made one first account between them', () => {
    const tokens = replicas.map(({ output }) => output().out.trim().split('\n').length - 1);
    expect(tokens.toSorted()).toEqual([0, 1]);
  });

  it('a token made on one works on the other, and deleted on one is dead on both', async () => {
    const [one, two] = replicas;
    const { id, token } = await createToken(one.url);
    expect((await send(two.url, token)).status).toBe(200);
    const headers = { Authorization: `Bearer ${account.token}` };
    await envelopeOf(await fetch(`${two.url}/tokens/${id}`, { method: 'DELETE', headers }), 200);
    for (const { url } of replicas) await envelopeOf(await send(url, token), 401);
    await envelopeOf(await send(balancer.url, token), 401);
  });

  it('a key rotated on the database signs on both, and a retired one is dead on both', async () => {
    const [one, two] = replicas;
    const before = await createToken(one.url);
    const { id: fresh } = JSON.parse((await admin(settings, 'keys', 'rotate')).out);
    const after = await createToken(two.url);
    for (const { token } of [before, after])
      for (const { url } of replicas) expect((await send(url, token)).status).toBe(200);
    expect((await admin(settings, 'keys', 'retire', fresh)).code).toBe(0);
    for (const { url } of replicas) {
      await envelopeOf(await send(url, after.token), 401);
      expect((await send(url, before.token)).status).toBe(200);
    }
  });

  it('are not asked for their metrics by everybody', async () => {
    expect((await fetch(`${balancer.url}/metrics`)).status).toBe(403);
  });

  it('share the work, and what they charge adds up', async () => {
    const before = await usage();
    const shares = await Promise.all(replicas.map(requestsOf));
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(balancer.url)));
    for (const answer of answers) await envelopeOf(answer, 200);
    const now = await Promise.all(replicas.map(requestsOf));
    const [one = 0, two = 0] = now.map((count, index) => count - (shares[index] ?? 0));
    expect(one + two).toBe(30);
    expect(Math.min(one, two)).toBeGreaterThan(5);
    expect(await usage()).toEqual({
      requests: before.requests + 30,
      creditBalance: before.creditBalance - 30,
    });
  });

  it('one credit is not spent twice by both', async () => {
    const created = await admin(
      settings,
      'accounts',
      'create',
      'Poor',
      '--billing',
      'prepaid',
      '--credits',
      '2',
    );
    const { token } = JSON.parse(created.out);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(replicas[index % 2]?.url ?? '', token)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 402)).toHaveLength(8);
  });

  it('a killed one loses no charge and costs only its own requests', async () => {
    const before = await usage();
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const answers = keys.map((key) =>
      send(balancer.url, account.token, key).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    const [killed, left] = replicas;
    await expect
      .poll(async () => (await fetch(`${killed.url}/metrics`)).text())
      .toMatch(/counterfoil_extractions_running 1/);
    await killed.end('SIGKILL');
    const statuses = await Promise.all(answers);
    const served = statuses.filter((status) => status === 200).length;
    expect(served).toBeGreaterThanOrEqual(20);
    expect(served).toBeLessThan(40);
    expect(statuses.every((status) => [200, 0, 502, 503].includes(status))).toBe(true);

    // Whoever was not served sends again, with the same key, and everyone has paid once.
    for (const key of keys) await envelopeOf(await send(balancer.url, account.token, key), 200);
    expect(await usage()).toEqual({
      requests: before.requests + 40,
      creditBalance: before.creditBalance - 40,
    });
    const replacement = await serve(settings);
    expect(replacement.output().out).toBe(`${replacement.url}\n`);
    expect((await send(replacement.url)).status).toBe(200);
    replicas = [replacement, left];
  });

  it('one that is told to stop says so to the balancer first, and nobody notices', async () => {
    const polite = await serve({ ...settings, DRAIN_SECONDS: '2' });
    const [, other] = replicas;
    const pair = await openBalancer([polite.url, other.url]);
    const over = new AbortController();
    const ended = polite.end('SIGTERM').finally(() => over.abort());
    const statuses: number[] = [];
    while (!over.signal.aborted)
      statuses.push(
        await send(pair.url).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    expect(await ended).toBe(0);
    expect(statuses.length).toBeGreaterThan(0);
    statuses.push((await send(pair.url)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await pair.close();
  });
});
