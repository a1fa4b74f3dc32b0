import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SuccessEnvelope } from '@/utils/contract';
import { AccountView, UsageView } from '@/server';
import { type Served, admin, runProgram, serve } from '@/test/support/service';
import { PRESETS, makeStatement } from '@/test/statements';
import { envelopeOf, post } from '@/test/conformance/service/subject';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const bodyOf = (pdf: Uint8Array, pass?: string) =>
  JSON.stringify({
    file: 'MARK-FILE.pdf',
    buffer: Buffer.from(pdf).toString('base64'),
    ...(pass !== undefined && { pass }),
  });

describe('npm run serve', () => {
  let folder = '';
  let settings: Record<string, string> = {};
  let service: Served;
  let token = '';
  let statement = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'counterfoil-'));
    settings = { DATA_DIR: folder, LOG_LEVEL: 'trace' };
    service = await serve(settings);
    token = await service.nextLine();
    const preset = PRESETS.find(({ id }) => id === 'current-account');
    statement = bodyOf((await preset?.make())?.pdf ?? new Uint8Array());
  });
  afterAll(async () => {
    await service.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  const send = (path: string, body = statement, headers: Record<string, string> = {}) =>
    fetch(`${service.url}${path}`, post(token, body, headers));
  const read = async (path: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const { data } = await envelopeOf(await fetch(`${service.url}${path}`, { headers }), 200);
    return data;
  };
  const balance = async () => AccountView.parse(await read('/accounts/me')).creditBalance;

  it('prints its base URL and a token, each on a line of its own, and nothing else', () => {
    expect(service.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(token).toMatch(JWT);
    expect(service.output().out).toBe(`${service.url}\n${token}\n`);
    expect(service.output().err).not.toContain(token);
  });

  it('extracts with the engine', async () => {
    const envelope = SuccessEnvelope.parse(await envelopeOf(await send('/pdf2'), 200));
    expect(envelope).toMatchObject({
      code: 'pdf/success/bank-statement-normal',
      creditBalance: -1,
    });
    expect(envelope.data).toMatchObject({ type: 'BankStatementNormal', numBreaks: 0 });
  });

  it('tells what is no statement, what is locked and what is broken', async () => {
    const { pdf } = await makeStatement({ seed: 5, file: { password: 'MARK-PASS' } });
    const broken = `%PDF-1.7\nnothing of use MARK-BYTES`;
    const codes = await Promise.all(
      [
        bodyOf(pdf),
        bodyOf(pdf, 'MARK-WRONG'),
        bodyOf(pdf, 'MARK-PASS'),
        bodyOf(new TextEncoder().encode(broken)),
      ].map(async (body) => (await envelopeOf(await send('/pdf2test', body), 200)).code),
    );
    expect(codes).toEqual([
      'pdf/fail/password-required',
      'pdf/fail/password-incorrect',
      expect.stringMatching(/^pdf\/success\//),
      'pdf/fail/invalid-pdf',
    ]);
  });

  it('lets an operator work on it while it runs', async () => {
    const created = await admin(
      settings,
      'accounts',
      'create',
      'Office',
      '--billing',
      'prepaid',
      '--credits',
      '1.5',
    );
    expect(created.code, created.err).toBe(0);
    const { account, token: theirs } = JSON.parse(created.out);
    expect(
      (await envelopeOf(await fetch(`${service.url}/pdf2`, post(theirs, statement)), 200))
        .creditBalance,
    ).toBe(0.5);
    await envelopeOf(await fetch(`${service.url}/pdf2`, post(theirs, statement)), 402);
    expect(JSON.parse((await admin(settings, 'accounts', 'credit', account, '3')).out)).toEqual({
      creditBalance: 3.5,
    });
    const [listed] = JSON.parse((await admin(settings, 'tokens', account)).out);
    expect(JSON.parse((await admin(settings, 'tokens', 'delete', account, listed.id)).out)).toEqual(
      { done: true },
    );
    await envelopeOf(await fetch(`${service.url}/pdf2`, post(theirs, statement)), 401);
  });

  it.each([
    [['accounts', 'credit', '5f0c7a52-6f0b-4f5e-9a2b-0d7f0f6a1c11', '3'], 1, /no such account/],
    [['accounts', 'frobnicate'], 2, /^usage: /],
    [['accounts', '--frobnicate'], 2, /^usage: /],
    [[], 2, /^usage: /],
  ])('tells an operator that %j is not done', async (args, code, problem) => {
    const ended = await admin(settings, ...args);
    expect(ended).toMatchObject({ code, out: '', err: expect.stringMatching(problem) });
  });

  it('does not open a data folder that another process has', async () => {
    const second = runProgram('server/main.ts', { ...settings, PORT: '0' });
    const code = await new Promise((resolve) => second.on('close', resolve));
    expect(code).toBe(1);
    expect(second.output().err).toContain('in use by another process');
    expect((await send('/pdf2test')).status).toBe(200);
  });

  it('does not start with settings that are wrong', async () => {
    const wrong = runProgram('server/main.ts', { PORT: 'abc', DATA_DIR: folder });
    const code = await new Promise((resolve) => wrong.on('close', resolve));
    expect(code).toBe(1);
    expect(wrong.output().err).toMatch(/PORT/);
    expect(wrong.output().err).not.toMatch(/^\s+at /m);
  });

  it('finishes what runs when it is told to stop', async () => {
    const before = await balance();
    const running = Array.from({ length: 4 }, (_, index) =>
      send('/pdf2', statement, { 'Idempotency-Key': `stop-${index}` }),
    );
    await expect
      .poll(async () => (await fetch(`${service.url}/metrics`)).text())
      .toMatch(/counterfoil_extractions_running 1/);
    const ended = service.end('SIGTERM');
    for (const answer of await Promise.all(running))
      expect((await envelopeOf(answer, 200)).type).toBe(2);
    expect(await ended).toBe(0);
    service = await serve(settings);
    expect(await balance()).toBe(before - 4);
  });

  it('makes no second first account, and keeps what was', async () => {
    await read('/tokens');
    expect(service.output().out).toBe(`${service.url}\n`);
  });

  it('charges once what was being done when its process was killed and is sent again', async () => {
    const before = await balance();
    const keys = ['kill-1', 'kill-2', 'kill-3'];
    const request = (key: string) => send('/pdf2', statement, { 'Idempotency-Key': key });
    await envelopeOf(await request('kill-1'), 200);
    const lost = [request('kill-2'), request('kill-3')].map((answer) =>
      answer.catch(() => undefined),
    );
    await expect
      .poll(async () => (await fetch(`${service.url}/metrics`)).text())
      .toMatch(/counterfoil_extractions_running 1/);
    await service.end('SIGKILL');
    await Promise.all(lost);
    service = await serve(settings);
    for (const key of keys) await envelopeOf(await request(key), 200);
    expect(await balance()).toBe(before - 3);
    const { days } = UsageView.parse(await read('/usage'));
    expect(days.reduce((sum, { cost }) => sum + cost, 0)).toBe(-(await balance()));
  });

  it('leaves nothing of a statement in its log or its data folder', async () => {
    const { data } = SuccessEnvelope.parse(await envelopeOf(await send('/pdf2'), 200));
    if (data.type !== 'BankStatementNormal') throw new Error(`It is a ${data.type}.`);
    const rows = data.transactions;
    const printed = rows
      .flatMap(({ description }) => description)
      .filter(({ length }) => length > 9);
    expect(printed.length).toBeGreaterThan(20);
    const marks = ['MARK-FILE', 'MARK-PASS', 'MARK-WRONG', 'MARK-BYTES', ...printed];
    await send('/pdf2', bodyOf(new TextEncoder().encode('%PDF-1.7 MARK-BYTES'), 'MARK-PASS'));
    const { out, err } = service.output();
    expect(err).toContain('"msg":"answered"');
    await service.end();
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(100);
    for (const { parentPath, name } of files) {
      const bytes = await readFile(join(parentPath, name));
      for (const mark of marks) expect(bytes.includes(mark), join(parentPath, name)).toBe(false);
    }
    for (const mark of marks) expect(out + err).not.toContain(mark);
  });
});
