import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountView, NewTokenView } from '@/server';
import { envelopeOf, post } from '@/test/conformance/service/subject';
import { longParams, makeStatement } from '@/test/statements';
import { setServiceScene, type ServiceScene } from '@/test/support/scene';
import {
  type FaultyService,
  gateOf,
  openFaultyService,
  freePort,
  openTestService,
  type Script,
  scriptedPdf,
  serve,
  type TestService,
} from '@/test/support/service';

const STATEMENT = { outcome: 'BankStatementNormal' } as const;

let scene: ServiceScene;
let service: TestService;
let elsewhere: FaultyService;
let faulty: FaultyService;
beforeAll(async () => {
  [scene, service, elsewhere] = await Promise.all([
    setServiceScene(),
    openTestService({
      listen: true,
      settings: {
        BODY_LIMIT_BYTES: '20000',
        EXTRACT_TIMEOUT_SECONDS: '8',
        WORKERS: '1',
        QUEUE: '0',
      },
    }),
    openFaultyService(),
  ]);
  faulty = await openFaultyService(elsewhere.baseUrl('good'));
});
afterAll(async () => {
  await scene?.close();
  await Promise.all([service?.close(), elsewhere?.close(), faulty?.close()]);
});

let count = 0;
/** Picks a "PDF" of its own, and waits for the words in its line. */
async function wordsFor(script: Script): Promise<string> {
  count += 1;
  const name = `case ${count}.pdf`;
  await scene.give(name, scriptedPdf({ mark: name, ...script }));
  const line = scene.line(name);
  await line.and(scene.statements.locator('[data-job-state=failed]')).waitFor();
  const details = line.getByText('Details');
  if (await details.count()) await details.click();
  return (await line.innerText()).replaceAll(/\s+/g, ' ');
}

const goodToken = async (credits = 10) =>
  (await service.signUp({ billing: 'prepaid', credits })).secret;

describe('the real service', () => {
  test('401: a token that was deleted', async () => {
    const token = await goodToken();
    const created = await service.fetch('/tokens', post(token, JSON.stringify({ name: 'a' })));
    const { data } = await envelopeOf(created, 201);
    const made = NewTokenView.parse(data);
    await service.fetch(`/tokens/${made.id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    });
    await scene.use({ baseUrl: service.url, token: made.token });
    expect(await wordsFor(STATEMENT)).toMatch(
      /did not accept the token\. Check the token\..*: 401 Code: error\/common\/dev\/authorization/,
    );
  });

  test('402: no credit', async () => {
    await scene.use({ baseUrl: service.url, token: await goodToken(0) });
    expect(await wordsFor(STATEMENT)).toMatch(/no credit left\. Add credit there.*: 402/);
  });

  test('403: a sandbox token in production', async () => {
    const body = JSON.stringify({ name: 'a', access: 'sandbox' });
    const created = await service.fetch('/tokens', post(await goodToken(), body));
    const { token } = NewTokenView.parse((await envelopeOf(created, 201)).data);
    await scene.use({ baseUrl: service.url, token });
    expect(await wordsFor(STATEMENT)).toMatch(/token does not allow this.*sandbox.*: 403/);
  });

  test('404: another path', async () => {
    await scene.use({ baseUrl: `${service.url}/api`, token: await goodToken() });
    expect(await wordsFor(STATEMENT)).toMatch(/no extraction service at this address.*: 404/);
  });

  test('413: more than it takes', async () => {
    await scene.use({ baseUrl: service.url, token: await goodToken() });
    const words = await wordsFor({ ...STATEMENT, mark: 'x'.repeat(20_000) });
    expect(words).toMatch(/too big to send \(.*MB\).*shorter period.*larger than 20000 bytes/);
  });

  test('429: busy for longer than the time limit', async () => {
    const token = await goodToken();
    const gate = gateOf('busy');
    const held = service.fetch(
      '/pdf2',
      post(
        token,
        JSON.stringify({
          file: 'a',
          buffer: Buffer.from(scriptedPdf({ ...STATEMENT, gate: 'busy' })).toString('base64'),
        }),
      ),
    );
    await scene.use({ baseUrl: service.url, token, seconds: 5 });
    expect(await wordsFor(STATEMENT)).toMatch(/too many requests at once\. Try again in.*: 429/);
    gate.open();
    await held;
  });

  test('504: it took too long', async () => {
    await scene.use({ baseUrl: service.url, token: await goodToken() });
    expect(await wordsFor({ outcome: 'hang' })).toMatch(
      /service took too long over this PDF\..*error\/common\/exception/,
    );
  });

  test('slow: the time limit that was set is over', async () => {
    await scene.use({ baseUrl: service.url, token: await goodToken(), seconds: 5 });
    expect(await wordsFor({ ...STATEMENT, ms: 7000 })).toMatch(
      /took too long and was stopped\. Try again\./,
    );
  });

  test('an answer with a code that is no success', async () => {
    await scene.use({ baseUrl: service.url, token: await goodToken() });
    expect(await wordsFor({ outcome: 'pdf/fail/image-pdf' })).toMatch(
      /is a scan.*original PDF.*Code: pdf\/fail\/image-pdf/,
    );
  });
});

describe('a service that is none', () => {
  test.each([
    ['invalid-inputs', /did not accept the request\..*buffer: is no PDF.*file: is missing/],
    ['method-not-allowed', /takes no PDFs.*: 405/],
    ['broken', /service failed\..*: 500 Code: error\/common\/exception The service failed\./],
    ['not-json', /is no extraction service\. Check the service’s address/],
    ['wrong-shape', /a form that Counterfoil does not understand.*data\.parser/],
    ['huge', /far too long and was not read/],
    ['redirect-302', /leads on to another one\. The PDF was not sent on\./],
    ['redirect-307', /leads on to another one\. The PDF was not sent on\./],
    ['new-code', /ended without a statement.*printed-on-the-moon The Moon is not supported\./],
    ['teapot', /refused the request.*: 418/],
  ])('%s', async (fault, words) => {
    await scene.use({ baseUrl: faulty.baseUrl(fault), token: 'a.b.c' });
    expect(await wordsFor(STATEMENT)).toMatch(words);
    expect(elsewhere.received).toEqual([]);
  });

  test('hangs up each time: sent again with the same key, then stated', async () => {
    await scene.use({ baseUrl: faulty.baseUrl('hangs-up'), token: 'a.b.c' });
    expect(await wordsFor(STATEMENT)).toMatch(/no answer from the extraction service\. Check the/);
    const keys = faulty.received
      .filter(({ path }) => path === '/hangs-up/pdf2')
      .map(({ headers }) => headers['idempotency-key']);
    // The browser itself repeats a request on a connection that was closed while it was idle.
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(new Set(keys).size).toBe(1);
  });

  test('is busy once: nobody notices', async () => {
    await scene.use({ baseUrl: faulty.baseUrl('busy-once'), token: 'a.b.c' });
    await scene.give('busy once.pdf', scriptedPdf(STATEMENT));
    await scene.openNewest();
  });

  test('the device steps in only where the person chose so', async () => {
    await scene.use({ baseUrl: faulty.baseUrl('broken'), token: 'a.b.c', fallback: true });
    await scene.give('fallback.pdf', scriptedPdf({ ...STATEMENT, mark: 'fallback' }));
    const line = scene.line('fallback.pdf');
    await line.and(scene.statements.locator('[data-job-state=failed]')).waitFor();
    // What passes for a PDF with the stand-in is none to the engine of this device.
    expect(await line.innerText()).toMatch(/damaged or is not a PDF/);
  });

  test('is killed while it works on a PDF: sent again when it is back, and charged once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'counterfoil-'));
    const settings = { DATA_DIR: folder, PORT: String(await freePort()) };
    const first = await serve(settings);
    const token = await first.nextLine();
    const { pdf } = await makeStatement(longParams(1500, 50));
    await scene.use({ baseUrl: first.url, token, seconds: 300 });
    await scene.give('killed.pdf', pdf);
    await expect
      .poll(async () => (await fetch(`${first.url}/metrics`)).text(), { timeout: 60_000 })
      .toMatch(/^counterfoil_extractions_running 1$/m);
    await first.end('SIGKILL');
    const line = scene.line('killed.pdf');
    await line.and(scene.statements.locator('[data-job-state=failed]')).waitFor();
    expect(await line.innerText()).toMatch(/no answer from the extraction service/);

    const second = await serve(settings);
    await line.getByRole('button', { name: 'Try again' }).click();
    await line.waitFor({ state: 'detached' });
    await scene.openNewest();
    const answer = await fetch(`${second.url}/accounts/me`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data } = await envelopeOf(answer, 200);
    expect(AccountView.parse(data).creditBalance).toBe(-1);
    await second.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
});

test('cancelling lets go of the request', async () => {
  await scene.use({ baseUrl: service.url, token: await goodToken() });
  await scene.give('cancelled.pdf', scriptedPdf({ ...STATEMENT, gate: 'cancelled' }));
  const line = scene.line('cancelled.pdf');
  await line.getByText('At the extraction service').first().waitFor();
  await line.getByRole('button', { name: /^Cancel/ }).click();
  await line.waitFor({ state: 'detached' });
  gateOf('cancelled').open();
  await scene.give('after.pdf', scriptedPdf({ ...STATEMENT, mark: 'after' }));
  await scene.statements.locator('[data-statement-id]').nth(1).waitFor();
});

test('the background worker may be stopped while a PDF is at the service', async () => {
  const token = await goodToken();
  await scene.use({ baseUrl: service.url, token });
  await scene.give('stopped.pdf', scriptedPdf({ ...STATEMENT, gate: 'stopped', mark: 'stopped' }));
  const line = scene.line('stopped.pdf');
  await line.getByText('At the extraction service').first().waitFor();
  await scene.browser.stopWorker();
  gateOf('stopped').open();
  await line.waitFor({ state: 'detached' });
  const headers = { Authorization: `Bearer ${token}` };
  const { data } = await envelopeOf(await service.fetch('/accounts/me', { headers }), 200);
  expect(AccountView.parse(data).creditBalance).toBe(9);
});
