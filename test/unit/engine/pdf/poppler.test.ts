import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Word } from '@/engine/pdf';
import { hasPoppler, popplerWords, type PopplerWord } from '@/test/support/poppler';
import { PRESETS } from '@/test/statements';
import { readPages } from './read';

/** Points. */
const NEAR = 1;

const FIGURE = /\d[.,]\d{2}\b/;

const matches = (mine: Word, theirs: PopplerWord): boolean =>
  mine.text === theirs.text &&
  Math.abs(mine.x0 - theirs.x0) <= NEAR &&
  Math.abs(mine.x1 - theirs.x1) <= NEAR &&
  mine.baseline > theirs.top &&
  mine.baseline < theirs.bottom;

describe.skipIf(!hasPoppler())(
  'words beside those of pdftotext (skipped without poppler-utils)',
  () => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'words-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    const open = PRESETS.filter(({ password }) => password === undefined);

    test.each(open)('$label', async ({ id, make }) => {
      const { pdf } = await make();
      const path = join(folder, `${id}.pdf`);
      await writeFile(path, pdf);
      const theirs = await popplerWords(path);
      const { pages } = await readPages(pdf);
      expect(pages).toHaveLength(theirs.length);
      const missing = theirs.flatMap((words, index) =>
        words
          .filter((word) => !pages[index]?.words.some((mine) => matches(mine, word)))
          .map(({ text }) => text),
      );
      expect(missing.filter((text) => FIGURE.test(text))).toEqual([]);
      expect(missing.length).toBeLessThanOrEqual(theirs.flat().length * 0.005);
    });
  },
);
