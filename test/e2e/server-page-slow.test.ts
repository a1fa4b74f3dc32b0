import { type Browser, type Page, type Route, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '@/test/support/browser';
import { type TestService, openTestService } from '@/test/support/service';
import { withResolvers } from '@/test/support/with-resolvers';

/** What a person does on the page is done, whenever the service answers and whether it does. */
describe('the page for tokens, while answers are on their way', () => {
  let browser: Browser;
  let service: TestService;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium()?.path ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    service = await openTestService({ listen: true, settings: { SIGN_UP: 'open' } });
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const thrown: string[] = [];
  beforeEach(async () => {
    const context = await browser.newContext({
      viewport: { width: 900, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
    page.setDefaultTimeout(120_000);
    thrown.length = 0;
    page.on('pageerror', (error) => thrown.push(error.message));
  });
  afterEach(async () => {
    await page.context().close();
    expect(thrown).toEqual([]);
  });

  const signIn = async () => {
    const { secret } = await service.signUp();
    await page.goto(service.url);
    await page.getByLabel('Access token').fill(secret);
    await page.getByRole('button', { name: 'Open' }).click();
  };
  const create = async (name: string) => {
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('region', { name: `New token ${name}` }).waitFor();
  };
  const tokenNames = () => page.getByRole('table').first().locator('tbody th').allInnerTexts();

  /** Lets what is asked of a path wait until told; `answerBy` says how it is answered then, by the service unless told. */
  const hold = async (path: string, answerBy: (route: Route) => Promise<void> = goOn) => {
    const released = withResolvers();
    const asked = withResolvers();
    await page.route(`${service.url}${path}`, async (route) => {
      asked.resolve();
      await released.promise;
      await answerBy(route);
    });
    return { asked: asked.promise, release: released.resolve };
  };
  const goOn = (route: Route) => route.continue();
  const refuse = (route: Route) => route.abort();

  it('takes no text at the door while it opens: what is typed then is meant for the account', async () => {
    const account = await hold('/accounts/me');
    await signIn();
    await account.asked;
    expect(await page.getByLabel('Your name').isEditable()).toBe(false);
    const typed = page.getByLabel('Name').fill('typed early');
    account.release();
    await typed;
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('region', { name: 'New token typed early' }).waitFor();
  });

  it('gives the door back as it was when the token is no good', async () => {
    const account = await hold('/accounts/me');
    await page.goto(service.url);
    await page.getByLabel('Your name').fill('Ledger');
    await page.getByLabel('Access token').fill('hello');
    await page.keyboard.press('Enter');
    await account.asked;
    account.release();
    await page.getByText('This token is not good').waitFor();
    expect(await page.getByLabel('Your name').isEditable()).toBe(true);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ledger');
    await page.keyboard.type('!');
    expect(await page.getByLabel('Access token').inputValue()).toBe('hello!');
  });

  it('keeps what was asked for when the service does not answer', async () => {
    await signIn();
    await page.getByLabel('Name').fill('archive');
    await page.getByLabel('For the sandbox only').check();
    const tokens = await hold('/tokens', refuse);
    await page.getByRole('button', { name: 'Create token' }).click();
    tokens.release();
    await page.getByText('The service can’t be reached').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('archive');
    await page.unroute(`${service.url}/tokens`);
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('region', { name: 'New token archive' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(await page.getByLabel('For the sandbox only').isChecked()).toBe(false);
    expect(await page.getByText('The service can’t be reached').count()).toBe(0);
  });

  it('shows a new token although nothing else is answered after it', async () => {
    await signIn();
    await page.getByLabel('Name').fill('alone');
    await hold('/accounts/me', refuse);
    await hold('/usage', refuse);
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('region', { name: 'New token alone' }).waitFor();
    await expect.poll(tokenNames).toContain('alone');
  });

  it('creates a token while another is being deleted', async () => {
    await signIn();
    await create('old');
    await create('older');
    const deletion = await hold('/tokens/*');
    await page.getByRole('button', { name: 'Delete old…' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await deletion.asked;
    await create('new');
    deletion.release();
    await expect.poll(tokenNames).toEqual(['first token', 'older', 'new']);
  });

  it('creates one token of two clicks, and keeps what is typed meanwhile', async () => {
    await signIn();
    await page.getByLabel('Name').fill('once');
    const tokens = await hold('/tokens');
    await page.getByRole('button', { name: 'Create token' }).dblclick();
    await tokens.asked;
    await page.getByLabel('Name').fill('the next');
    tokens.release();
    await page.getByRole('region', { name: 'New token once' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('the next');
    expect(await tokenNames()).toEqual(['first token', 'once']);
  });

  it('says "Copied." of no token that was not', async () => {
    await signIn();
    await create('one');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    await create('two');
    expect(await page.getByText('Copied.').count()).toBe(0);
  });

  it('says what to do where the clipboard is closed', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {}));
    await signIn();
    await page.getByLabel('Name').fill('by hand');
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('copy it by hand').waitFor();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected).toBe((await page.locator('output').innerText()).trim());
  });

  it('takes no last day beyond the calendar', async () => {
    await signIn();
    await page.getByLabel('Name').fill('for ever');
    await page.getByLabel('Last day').fill('020201-01-01');
    await page.getByRole('button', { name: 'Create token' }).click();
    expect(
      await page.getByLabel('Last day').evaluate((input: HTMLInputElement) => input.validity.valid),
    ).toBe(false);
    await page.getByLabel('Last day').fill('9999-12-30');
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('region', { name: 'New token for ever' }).waitFor();
  });

  it('loads the account again when it could not be had', async () => {
    const usage = await hold('/usage', refuse);
    await signIn();
    usage.release();
    await page.getByText('The service can’t be reached').waitFor();
    await page.unroute(`${service.url}/usage`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Usage' }).waitFor();
    expect(await page.getByText('The service can’t be reached').count()).toBe(0);
  });
});
