import { mkdirSync } from 'node:fs';
import { type Browser, type Page, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '@/test/support/browser';
import { type TestService, openTestService } from '@/test/support/service';
import { axeViolations } from '@/test/support/views';
import { bodyFor, post } from '@/test/conformance/service/subject';

const SHOTS = '.tmp/shots/service';

describe('the page for tokens', () => {
  let browser: Browser;
  let service: TestService;
  let closed: TestService;
  let page: Page;
  const foreign: string[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    browser = await chromium.launch({
      executablePath: findChromium()?.path ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const settings = { SIGN_UP: 'open', SIGN_UP_CREDITS: '5' };
    service = await openTestService({ listen: true, settings });
    closed = await openTestService({ listen: true });
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([service.close(), closed.close()]);
  });
  beforeEach(async () => {
    const context = await browser.newContext({
      viewport: { width: 900, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
    page.setDefaultTimeout(120_000);
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== service.url && origin !== closed.url) foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('401'))
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(() => page.context().close());

  const signIn = async (token: string) => {
    await page.goto(service.url);
    await page.getByLabel('Access token').fill(token);
    await page.getByRole('button', { name: 'Open' }).click();
  };
  const tokenRows = async () => {
    const rows = page.getByRole('table').first().locator('tbody tr');
    return (await rows.allInnerTexts()).map((text) => text.split('\t').slice(0, 3));
  };
  const status = async (token: string, path = '/pdf2') =>
    (await service.fetch(path, post(token, bodyFor({ outcome: 'BankStatementNormal' })))).status;

  it('signs up, and shows the first token once', async () => {
    await page.goto(service.url);
    await page.getByLabel('Your name').fill('Ledger & Sons <b>');
    await page.getByRole('button', { name: 'Sign up' }).click();
    const token = (await page.locator('output').innerText()).trim();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await page.getByRole('heading', { name: 'Ledger & Sons <b>' }).waitFor();
    expect(await page.getByText('Credit: 5.').count()).toBe(1);
    expect(await status(token)).toBe(200);
    expect(page.url()).toBe(`${service.url}/`);
    await page.screenshot({ path: `${SHOTS}/signed-up.png` });
    expect(await axeViolations(page)).toEqual([]);
  });

  it('offers no signing up where it is closed', async () => {
    await page.goto(closed.url);
    await page.getByRole('button', { name: 'Open' }).waitFor();
    expect(await page.getByRole('button', { name: 'Sign up' }).count()).toBe(0);
    await page.screenshot({ path: `${SHOTS}/door.png` });
    expect(await axeViolations(page)).toEqual([]);
  });

  it('says of a token that is no good what to look for', async () => {
    await signIn('hello');
    await expect
      .poll(() => page.getByRole('alert').first().innerText())
      .toMatch(/This token is not good/);
    expect(await page.getByRole('button', { name: 'Open' }).isEnabled()).toBe(true);
  });

  it('creates a token for the sandbox, and deletes it after asking', async () => {
    const { secret } = await service.signUp();
    await signIn(secret);
    await page.getByLabel('Name').fill('continuous integration');
    await page.getByLabel('Last day').fill('2199-12-31');
    await page.getByLabel('For the sandbox only').check();
    await page.getByRole('button', { name: 'Create token' }).click();
    const made = (await page.locator('output').innerText()).trim();
    expect([await status(made, '/pdf2test'), await status(made)]).toEqual([200, 403]);
    await expect.poll(tokenRows).toEqual([
      ['first token', 'Production', 'Yes'],
      ['continuous integration', 'Sandbox only', 'No'],
    ]);
    await page.getByRole('button', { name: 'Delete continuous integration…' }).click();
    await page.screenshot({ path: `${SHOTS}/delete.png`, fullPage: true });
    await page.getByRole('button', { name: 'Keep' }).click();
    expect(await status(made, '/pdf2test')).toBe(200);
    await page.getByRole('button', { name: 'Delete continuous integration…' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect.poll(tokenRows).toEqual([['first token', 'Production', 'Yes']]);
    expect(await status(made, '/pdf2test')).toBe(401);
  });

  it('shows the usage by day', async () => {
    const { secret } = await service.signUp({ billing: 'prepaid', credits: 3 });
    expect([await status(secret), await status(secret)]).toEqual([200, 200]);
    await signIn(secret);
    const usage = page.getByRole('table').nth(1).locator('tbody tr');
    await usage.waitFor();
    const today = new Date().toISOString().slice(0, 10);
    expect((await usage.innerText()).split('\t')).toEqual([today, '2', '6', '2']);
    expect(await page.getByText('Credit: 1.').count()).toBe(1);
  });

  it('works by keyboard alone, and forgets the token on leaving', async () => {
    const { secret } = await service.signUp();
    await page.goto(service.url);
    await page.getByLabel('Access token').focus();
    await page.keyboard.type(secret);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign out' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Access token').waitFor();
    expect(await page.getByLabel('Access token').inputValue()).toBe('');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('a token that may not manage is told so', async () => {
    const { secret } = await service.signUp();
    const created = await service.fetch('/tokens', post(secret, JSON.stringify({ name: 'plain' })));
    const { data } = await created.json();
    await signIn(data.token);
    await expect.poll(() => page.getByRole('alert').first().innerText()).toMatch(/may not manage/);
  });

  it.each(['light', 'dark'] as const)('has no fault that axe finds, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    const { secret } = await service.signUp();
    await status(secret);
    await signIn(secret);
    await page.getByRole('table').nth(1).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: `${SHOTS}/account-${colorScheme}.png`, fullPage: true });
    await page.goto(`${service.url}/docs`);
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: `${SHOTS}/docs-${colorScheme}.png` });
  });

  it('asked nothing of anybody else, and no page complained', () => {
    expect(foreign).toEqual([]);
    expect(complaints.filter((text) => !/403/.test(text))).toEqual([]);
  });
});
