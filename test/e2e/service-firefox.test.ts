import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import runJob from '@/server/extraction/worker';
import { findFirefox, FirefoxBrowser } from '@/test/support/browser';
import { statementDocument } from '@/test/support/portal';
import { openTestService, type TestService } from '@/test/support/service';

describe.skipIf(!findFirefox())('Firefox with a service', () => {
  let browser: FirefoxBrowser;
  let service: TestService;
  let folder: string;

  beforeAll(async () => {
    [browser, service, folder] = await Promise.all([
      FirefoxBrowser.launch(),
      openTestService({ listen: true, run: runJob }),
      mkdtemp(join(tmpdir(), 'counterfoil-')),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
    await rm(folder, { recursive: true });
  });

  test('is set up by a click, and reads a statement there', async () => {
    const { fileName, bytes } = await statementDocument('current-account');
    const path = join(folder, fileName);
    await writeFile(path, bytes);
    const { secret } = await service.signUp({ billing: 'prepaid', credits: 5 });

    const options = await browser.openExtensionPage('options.html');
    const click = async (selector: string) => (await options.waitForSelector(selector))?.click();
    const type = async (selector: string, text: string) =>
      (await options.waitForSelector(selector))?.type(text);
    await click('input[name=where][value=service]');
    await type('input[type=url]', service.url);
    await type('input[type=password]', secret);
    await click('.service-form button[type=submit]');
    await options.waitForSelector('.where-now[data-where=service][data-saved=true]');

    const granted = await options.evaluate(() => chrome.permissions.getAll());
    expect(granted).toMatchObject({
      origins: expect.arrayContaining(['http://127.0.0.1/*']),
      data_collection: ['financialAndPaymentInfo'],
    });

    const page = await browser.openExtensionPage('statements.html');
    const picker = await page.waitForSelector('input[type="file"]');
    await picker?.uploadFile(path);
    const line = await page.waitForSelector('[data-statement-id] button');
    await line?.click();
    const answered = await page.waitForSelector('[data-answered-by=service]');
    expect(await answered?.evaluate((element) => element.textContent)).toContain(
      `Extracted by ${new URL(service.url).host}. Credits spent: 1. Left then: 4.`,
    );
  });
});
