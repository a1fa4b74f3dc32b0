import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { badDocuments, statementDocument, type StatementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';
import {
  jobLine,
  openNewestStatement,
  openStatement,
  plainShown,
  plainTruth,
  readJobs,
  readStatement,
  statementLines,
} from '@/test/support/views';

/** One statement is there from the beginning, and must be there after each failure. */
let scene: Scene;
let good: StatementDocument;

beforeAll(async () => {
  [scene, good] = await Promise.all([
    setScene({ fileAccess: true }),
    statementDocument('current-account'),
  ]);
  scene.portal.shelf.put(good);
  await scene.click(good.id);
  await expectGoodIsKept();
});

afterEach(expectGoodIsKept);

afterAll(() => scene?.close());

async function expectGoodIsKept(): Promise<void> {
  const popup = await scene.popup();
  await openStatement(statementLines(popup).last());
  const shown = await readStatement(popup);
  await popup.close();
  expect(plainShown(shown)).toEqual(good.truth.accounts.flatMap(plainTruth));
}

/** Waits for the failure of the PDF with this name, and reads it. */
async function failureOf(name: string): Promise<string> {
  const popup = await scene.popup();
  const line = jobLine(popup, 'failed').filter({ hasText: name });
  await line.waitFor();
  const words = (await line.innerText()).replaceAll(/\s+/g, ' ');
  await popup.close();
  return words;
}

/** Clicks "Extract" beside the page's only link, in the popup. */
async function extractFirstLink(): Promise<void> {
  const popup = await scene.popup();
  await popup
    .getByRole('button', { name: /^extract/i })
    .first()
    .click();
  await popup.close();
}

test.each([
  { what: 'no PDF', make: badDocuments.notPdf, words: /file is not a PDF/ },
  { what: 'an empty file', make: badDocuments.empty, words: /file is empty/ },
  { what: 'a truncated PDF', make: badDocuments.truncated, words: /damaged/ },
  { what: 'a scan', make: badDocuments.imageOnly, words: /is a scan/ },
])('$what, downloaded', async ({ make, words }) => {
  const document = await make();
  scene.portal.shelf.clear();
  scene.portal.shelf.put(document);
  await scene.click(document.id);
  expect(await failureOf(document.fileName)).toMatch(words);
});

test('a letter of the bank that was asked for is said to be no statement', async () => {
  const letter = await badDocuments.letter();
  scene.portal.shelf.clear();
  scene.portal.shelf.put(letter);
  await scene.page.goto(scene.portal.statementsUrl());
  await extractFirstLink();
  expect(await failureOf('account-confirmation.pdf')).toMatch(/no statement|not a statement/i);
});

test('a letter of the bank that pick-up saw is left alone', async () => {
  const letter = { ...(await badDocuments.letter()), id: 'seen', fileName: 'seen.pdf' };
  const next = await statementDocument('card');
  scene.portal.shelf.clear();
  scene.portal.shelf.put(letter, next);
  await scene.click(letter.id);
  // PDFs are looked at one after the other: when the next one is there, this one has been.
  await scene.click(next.id);
  const popup = await scene.popup();
  await statementLines(popup).nth(1).waitFor();
  const jobs = await readJobs(popup);
  await popup.close();
  expect(jobs.filter(({ words }) => words.includes(letter.fileName))).toEqual([]);
});

test('a page that calls itself a PDF, downloaded', async () => {
  const document = { ...good, id: 'page', fileName: 'page.pdf' };
  scene.portal.shelf.clear();
  scene.portal.shelf.put(document);
  await scene.click(document.id, 'html-attachment');
  expect(await failureOf(document.fileName)).toMatch(/web page instead/);
});

test.each([
  { wayId: 'html-page', words: /web page instead/ },
  { wayId: 'forbidden', words: /refused/ },
])('a link that is answered otherwise: $wayId', async ({ wayId, words }) => {
  const document = { ...good, id: wayId };
  scene.portal.shelf.clear();
  scene.portal.shelf.put(document);
  await scene.page.goto(scene.portal.statementsUrl(wayId));
  await extractFirstLink();
  expect(await failureOf(`${wayId}.pdf`)).toMatch(words);
});

test('a link whose session is over', async () => {
  const document = { ...good, id: 'logged-out', title: 'Statement logged out 8' };
  scene.portal.shelf.clear();
  scene.portal.shelf.put(document);
  await scene.page.goto(scene.portal.statementsUrl());
  scene.portal.sessions.closeAll();
  await extractFirstLink();
  expect(await failureOf(document.title)).toMatch(/refused/);
  await scene.logIn();
});

test('a one-time download that is deleted before it is read', async () => {
  const document = { ...good, id: 'deleted', fileName: 'deleted.pdf' };
  scene.portal.shelf.clear();
  scene.portal.shelf.put(document);
  await scene.browser.deleteDownloadsAtOnce();
  await scene.click(document.id, 'one-time');
  expect(await failureOf(document.fileName)).toMatch(/moved or deleted|a second time/);
});

test('a protected PDF without its password waits for it', async () => {
  const locked = await statementDocument('locked');
  scene.portal.shelf.clear();
  scene.portal.shelf.put(locked);
  await scene.click(locked.id);
  const popup = await scene.popup();
  await jobLine(popup, 'needsPassword').filter({ hasText: locked.fileName }).waitFor();
  await popup.close();
});

test('a PDF of 201 pages is read to its end', async () => {
  const long = await statementDocument('long');
  const rows = long.truth.accounts[0]?.rows.length ?? 0;
  scene.portal.shelf.clear();
  scene.portal.shelf.put(long);
  await scene.click(long.id);
  const popup = await scene.popup();
  const line = statementLines(popup).filter({ hasText: '2019' });
  await line.waitFor({ timeout: 150_000 });
  await openStatement(line);
  const shown = await popup.locator('table[aria-rowcount]').first().getAttribute('aria-rowcount');
  expect(Number(shown)).toBeGreaterThanOrEqual(rows);
  await popup.close();
});

test('a name with odd characters is no trouble', async () => {
  const odd = await statementDocument('savings');
  odd.fileName = 'Auszug – 100% #1; ünïcode 🏦 ?a=b&c.pdf';
  scene.portal.shelf.clear();
  scene.portal.shelf.put(odd);
  await scene.click(odd.id);
  const popup = await scene.popup();
  await statementLines(popup).nth(3).waitFor();
  await openNewestStatement(popup);
  const shown = await readStatement(popup);
  await popup.close();
  expect(plainShown(shown)).toEqual(odd.truth.accounts.flatMap(plainTruth));
});
