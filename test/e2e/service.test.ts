import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import runJob from '@/server/extraction/worker';
import { NewTokenView } from '@/server';
import { envelopeOf, post } from '@/test/conformance/service/subject';
import { badDocuments, statementDocument, type StatementDocument } from '@/test/support/portal';
import { setServiceScene, type ServiceScene } from '@/test/support/scene';
import { openTestService, type TestService } from '@/test/support/service';
import {
  axeViolations,
  jobLine,
  plainShown,
  plainTruth,
  readStatement,
  statementLines,
} from '@/test/support/views';

let scene: ServiceScene;
let service: TestService;
let token: string;
let current: StatementDocument;
let locked: StatementDocument;
beforeAll(async () => {
  [scene, service, current, locked] = await Promise.all([
    setServiceScene(),
    openTestService({ listen: true, run: runJob }),
    statementDocument('current-account'),
    statementDocument('locked'),
  ]);
  token = (await service.signUp({ billing: 'prepaid', credits: 10 })).secret;
});
afterAll(async () => {
  await scene?.close();
  await service?.close();
});

const truthOf = ({ truth }: StatementDocument) => truth.accounts.flatMap(plainTruth);
/** How many requests the service has answered, by operation and outcome. */
const sent = async () =>
  (await (await service.fetch('/metrics')).text()).match(/^counterfoil_requests_total.*pdf.*$/gm);
const line = () => scene.statements.locator('.answered-by-line');

/** Forgets what is there, so that the same PDF is new again. */
async function forgetAll(): Promise<void> {
  await scene.statements.evaluate(() =>
    chrome.runtime.sendMessage({ to: 'background', name: 'removeAll', input: {} }),
  );
  await statementLines(scene.statements).first().waitFor({ state: 'detached' });
}

describe('testing the connection', () => {
  test('sends the sample to the sandbox, shows what came back, and that it was free', async () => {
    await scene.fillIn({ baseUrl: service.url, token });
    await scene.options.getByRole('button', { name: 'Test the connection' }).click();
    const trial = scene.options.locator('.trial');
    await trial.getByText('The connection works.').waitFor();
    expect(await trial.innerText()).toContain('The test cost nothing. Credits left: 10.');
    const shown = await readStatement(scene.options);
    expect(shown.proof).toBe('Proven: 5 of 5 rows');
    expect(plainShown(shown)).toHaveLength(5);
    for (const colorScheme of ['light', 'dark'] as const) {
      await scene.options.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeViolations(scene.options), colorScheme).toEqual([]);
    }
  });

  test('has saved nothing, and given the host back', async () => {
    expect(await scene.options.locator('.where-now').innerText()).toMatch(/as before/);
    const kept = await scene.options.evaluate(async () => ({
      local: await chrome.storage.local.get(),
      hosts: (await chrome.permissions.getAll()).origins,
    }));
    expect(kept.local).not.toHaveProperty('serviceToken');
    expect(kept.hosts).toEqual([]);
  });

  test('says in a sentence what is wrong', async () => {
    await scene.fillIn({ baseUrl: service.url, token: 'not.a.token' });
    await scene.options.getByRole('button', { name: 'Test the connection' }).click();
    await scene.options.locator('.trial').getByText('did not accept the token').waitFor();
  });
});

test('production: every row, charged, and the page says who answered', async () => {
  await scene.use({ baseUrl: service.url, token });
  await scene.give(current.fileName, current.bytes);
  await scene.openNewest();
  expect(plainShown(await readStatement(scene.statements))).toEqual(truthOf(current));
  const { host } = new URL(service.url);
  expect(await line().innerText()).toContain(`Extracted by ${host}.`);
  expect(await line().innerText()).toContain('Credits spent: 1. Left then: 9.');
  expect(await scene.statements.locator('[data-part=goes-to]').innerText()).toContain(host);
});

test('extracted again on this device, both answers agree in every cell', async () => {
  await line().getByRole('button', { name: 'Extract again on this device' }).click();
  await scene.statements.getByText('Both answers agree on').waitFor();
  expect(await scene.statements.locator('.comparison').innerText()).toMatch(
    /^Both answers agree on \d+ rows and every fact\.$/,
  );
});

test('the earlier /pdf: every row', async () => {
  await forgetAll();
  await scene.use({ baseUrl: service.url, token, path: 'pdf' });
  await scene.give(current.fileName, current.bytes);
  await scene.openNewest();
  expect(plainShown(await readStatement(scene.statements))).toEqual(truthOf(current));
  expect(await line().innerText()).not.toContain('Credits');
});

test('the sandbox: a part of it, marked on the statement, in its line and in exports', async () => {
  await forgetAll();
  await scene.use({ baseUrl: service.url, token, mode: 'sandbox' });
  await scene.give(current.fileName, current.bytes);
  await scene.openNewest();
  const shown = plainShown(await readStatement(scene.statements));
  expect(shown.length).toBeLessThanOrEqual(10);
  expect(shown.length).toBeGreaterThan(5);
  await scene.statements.locator('[data-part=sandbox]').waitFor();
  expect(await line().innerText()).toMatch(/Extracted by the sandbox of .*Cost nothing\./);
  expect(await statementLines(scene.statements).innerText()).toContain('Sandbox');
  const download = scene.statements.waitForEvent('download');
  await scene.statements.getByRole('button', { name: /^Download CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/ SANDBOX\.csv$/);
  expect(await axeViolations(scene.statements)).toEqual([]);
});

test('a token for the sandbox only, kept until the browser closes', async () => {
  await forgetAll();
  const body = JSON.stringify({ name: 'a', access: 'sandbox' });
  const made = await envelopeOf(await service.fetch('/tokens', post(token, body)), 201);
  const limited = NewTokenView.parse(made.data).token;
  await scene.fillIn({ baseUrl: service.url, token: limited, mode: 'sandbox' });
  await scene.options.getByLabel('Forget the token when the browser closes').check();
  await scene.options.getByRole('button', { name: 'Save', exact: true }).click();
  await scene.options.locator('[data-token=session]').waitFor();
  const local = await scene.options.evaluate(async () => chrome.storage.local.get());
  expect(JSON.stringify(local)).not.toContain(limited);
  await scene.give(current.fileName, current.bytes);
  await scene.openNewest();
});

test('a protected PDF asks for its password, and says that it goes to the service', async () => {
  await scene.use({ baseUrl: service.url, token });
  await scene.give(locked.fileName, locked.bytes);
  const asking = jobLine(scene.statements, 'needsPassword');
  await asking.getByText('Sent to your extraction service').waitFor();
  const field = asking.getByLabel(/password/i);
  await field.fill('not this');
  await asking.getByRole('button', { name: 'Unlock' }).click();
  await asking.and(scene.statements.locator(':has([aria-invalid="true"])')).waitFor();
  await field.fill(locked.password ?? '');
  await asking.getByRole('button', { name: 'Unlock' }).click();
  await asking.waitFor({ state: 'detached' });
  await statementLines(scene.statements).nth(1).waitFor();
  await scene.openNewest();
  expect(plainShown(await readStatement(scene.statements))).toEqual(truthOf(locked));
});

test('a scan: what can be done about it', async () => {
  const scan = await badDocuments.imageOnly();
  await scene.give(scan.fileName, scan.bytes);
  const failed = jobLine(scene.statements, 'failed');
  await failed.getByText('original PDF').waitFor();
  await failed.getByRole('button', { name: 'Choose the file' }).waitFor();
  await failed.getByRole('button', { name: 'Extract on this device' }).click();
  await failed.getByRole('button', { name: 'Extract with the service' }).waitFor();
});

test('back on this device at once, and nothing is sent any more', async () => {
  await forgetAll();
  await scene.options.bringToFront();
  await scene.options.locator('input[name=where][value=device]').check();
  await scene.options.locator('.where-now[data-where=device]').waitFor();
  const before = await sent();
  await scene.give(current.fileName, current.bytes);
  await scene.openNewest();
  expect(await line().innerText()).toContain('Extracted on this device.');
  expect(await sent()).toEqual(before);
});
