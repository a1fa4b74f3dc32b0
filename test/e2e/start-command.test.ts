import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badDocuments, statementDocument } from '@/test/support/portal';
import { runToEnd } from '@/test/support/service/spawn';

/** What a person may have set about browsers; above all no display. */
const { CHROME_PATH, PLAYWRIGHT_BROWSERS_PATH } = process.env;
const settings = {
  ...(CHROME_PATH === undefined ? {} : { CHROME_PATH }),
  ...(PLAYWRIGHT_BROWSERS_PATH === undefined ? {} : { PLAYWRIGHT_BROWSERS_PATH }),
};

describe('npm start with no display', () => {
  let folder: string;
  const start = (...args: string[]) => runToEnd('cli/start.ts', settings, args);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'counterfoil-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Each row of the truth is a line: its description, then its balance. */
  const expectRows = async (printed: string, id: string): Promise<void> => {
    const { truth } = await statementDocument(id);
    const rows = truth.accounts.flatMap((account) => account.rows);
    expect(printed).toContain(`Proven: ${rows.length} of ${rows.length} rows`);
    for (const { description, balance = 0 } of rows) {
      const line = printed.split('\n').find((each) => each.includes(description.join(' ')));
      expect(line?.split(/\s{2,}/)).toHaveLength(4);
      expect(printed).toContain(balance.toLocaleString('en-US', { minimumFractionDigits: 2 }));
    }
  };

  test('downloads a statement and prints what the popup shows, with a picture of it', async () => {
    const since = Date.now();
    const { code, out, err } = await start();
    expect([code, err]).toEqual([0, expect.not.stringContaining('Error')]);
    await expectRows(out, 'current-account');
    const picture = /Screenshot of the popup: (.*)/.exec(out)?.[1] ?? '';
    expect((await stat(picture)).mtimeMs).toBeGreaterThan(since);
    expect((await readFile(picture)).subarray(1, 4).toString()).toBe('PNG');
  });

  test('puts a file of one’s own on the portal instead', async () => {
    const path = join(folder, 'my own, 100%.pdf');
    await writeFile(path, (await statementDocument('savings')).bytes);
    const { code, out } = await start(path);
    expect(code).toBe(0);
    await expectRows(out, 'savings');
  });

  test('says what the popup says of a file that is no statement, and ends with 1', async () => {
    const { fileName, bytes } = await badDocuments.imageOnly();
    const path = join(folder, fileName);
    await writeFile(path, bytes);
    const { code, err } = await start(path);
    expect(code).toBe(1);
    expect(err).toMatch(/The popup says: .*scan/);
  });
});
