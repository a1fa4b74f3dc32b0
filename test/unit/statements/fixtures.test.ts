import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { type Fixture, fixtures, makeStatement, type TruthAccount } from '@/test/statements';
import { misplaced } from './misplaced';

const pdf = await loadPdfEngine();

async function makeAndRead(params: Fixture['params']) {
  const { pdf: bytes, truth } = await makeStatement(params);
  const reading = await pdf.read(bytes, { password: params.file.password });
  if (reading.kind === 'failed') throw new Error(reading.message);
  return { truth, pages: reading.pages };
}

/** A text without spaces: where they fall is the reader's business. */
const tight = (text: string) => text.replaceAll(/\s/g, '');

describe.each(fixtures().map((fixture) => [fixture.name, fixture] as const))(
  '%s',
  (_name, { params, folder }) => {
    let made: ReturnType<typeof makeAndRead> | undefined;
    const fixture = () => (made ??= makeAndRead(params));

    test('truth.json is what the parameters make', async () => {
      const { truth } = await fixture();
      const written: unknown = JSON.parse(await readFile(new URL('truth.json', folder), 'utf8'));
      expect(truth).toEqual(written);
    });

    test('every line of every description is in the PDF, as letters', async () => {
      const { pages, truth } = await fixture();
      const letters = tight(pages.flatMap(({ words }) => words.map((w) => w.text)).join(''));
      const lines = truth.accounts.flatMap(({ rows }) => rows.flatMap((row) => row.description));
      const shuffled =
        params.layout.type.objects !== 'cells' || params.layout.type.paint !== 'rows';
      const missing = lines.filter((line) => !shuffled && !letters.includes(tight(line)));
      expect(missing).toEqual([]);
      expect(pages).toHaveLength(
        [truth, ...(truth.others ?? [])].reduce((sum, one) => sum + one.pages, 0),
      );
      expect(pages.every(({ unmapped }) => unmapped === 0)).toBe(true);
    });

    test('nothing stands outside the page, and no two texts overlap', async () => {
      const { pages } = await fixture();
      expect(pages.flatMap(misplaced)).toEqual([]);
    });

    test('the figures tie, unless they are flawed', async () => {
      const { truth } = await fixture();
      const loose = [truth, ...(truth.others ?? [])]
        .flatMap(({ accounts, order }) => accounts.map((account) => ({ account, order })))
        .filter(({ account, order }) => looseEnds(account, order === 'newest first') > 0);
      expect(loose).toHaveLength(params.content.flaw === 'none' ? 0 : 1);
    });
  },
);

/** Thousandths, so that floating point does not decide. */
const thousandths = (value: number) => Math.round(value * 1000);

/** Printed balances, the closing one too, that are not what the rows lead to. */
function looseEnds({ opening, closing, rows }: TruthAccount, newestFirst: boolean): number {
  const inTime = newestFirst ? rows.toReversed() : rows;
  const first = inTime[0];
  const start = opening ?? (first?.balance === undefined ? 0 : first.balance - first.amount);
  let balance = thousandths(start);
  const loose = inTime.filter((row) => {
    balance += thousandths(row.amount);
    return row.balance !== undefined && thousandths(row.balance) !== balance;
  });
  const end = opening !== undefined && closing !== undefined && thousandths(closing) !== balance;
  return loose.length + (end ? 1 : 0);
}
