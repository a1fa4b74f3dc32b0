import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { BARE, BROKEN, CARD, CASES, NEWEST_FIRST } from '@/test/support/exports/cases';
import { readBeancount, readHledger, readLedger } from '@/test/support/exports/journal-readers';
import { describeWith, run } from '@/test/support/exports/programs';
import { expectedRows, readBack, sorted } from '@/test/support/exports/read-back';
import { bankStatement } from '@/test/support/exports/statement-data';
import { flatten } from '@/utils/export';

const all = Object.entries({
  ...CASES,
  bare: BARE,
  card: CARD,
  'newest first': NEWEST_FIRST,
  broken: BROKEN,
});
/** What a journal's first line leaves of a text: marks that it gives a meaning are left out or become commas. */
const inJournal = (text: string): string =>
  text.replace(/[;|]/g, ',').replace(/^[*!(=~%#,\s]+/, '') || '-';

describeWith(['hledger'], 'hledger', () => {
  it.each(all)('%s: rows, texts and ids', async (_, data) => {
    const { rows } = await readBack(data, 'hledger', readHledger);
    const expected = expectedRows(data).map((row) => ({
      ...row,
      description: inJournal(row.description),
    }));
    expect(sorted(rows, 'date', 'amount', 'id', 'description')).toEqual(
      sorted(expected, 'date', 'amount', 'id', 'description'),
    );
  });

  it('asserts a balance wherever the statement prints one', async () => {
    for (const data of [...Object.values(CASES), NEWEST_FIRST]) {
      const { assertions } = await readBack(data, 'hledger', readHledger);
      expect(assertions).toBe(expectedRows(data).length);
    }
    expect((await readBack(BARE, 'hledger', readHledger)).assertions).toBe(0);
  });

  it('leaves out the balances that do not follow from the amounts', async () => {
    const { assertions } = await readBack(BROKEN, 'hledger', readHledger);
    expect(assertions).toBe(1);
  });
});

describeWith(['hledger'], 'two months in one journal', () => {
  it('hold together: the second opening balance adds nothing', async () => {
    const may = bankStatement([{ date: '2024-05-02', text: 'a', amount: 5, balance: 105 }], {
      from: '2024-05-01',
      to: '2024-05-31',
    });
    const june = bankStatement([{ date: '2024-06-02', text: 'b', amount: -10, balance: 95 }], {
      from: '2024-06-01',
      to: '2024-06-30',
    });
    const balance = await readBack(may, 'hledger', (first) =>
      readBack(june, 'hledger', async (second) => {
        const both = `${second}.both.journal`;
        await writeFile(both, `include ${first}\ninclude ${second}\n`);
        return run('hledger', ['-f', both, 'balance', '-N', '-O', 'csv', '^assets']);
      }),
    );
    expect(balance).toContain('EUR 95.00');
  });
});

describeWith(['hledger'], 'only what is new, in hledger', () => {
  const rows = [
    { date: '2024-05-02', text: 'a', amount: 5, balance: 105 },
    { date: '2024-05-10', text: 'b', amount: -10, balance: 95 },
    { date: '2024-05-10', text: 'c', amount: -1, balance: 94 },
    { date: '2024-05-20', text: 'd', amount: -4, balance: 90 },
  ];
  const whole = bankStatement(rows, { from: '2024-05-01', to: '2024-05-31' });

  it('follows what is there', async () => {
    const first = bankStatement(rows.slice(0, 2), { from: '2024-05-01', to: '2024-05-10' });
    const exclude = new Set(expectedRows(first).map(({ id }) => id));
    const balance = await readBack(first, 'hledger', (old) =>
      readBack(
        whole,
        'hledger',
        async (added) => {
          const both = `${added}.both.journal`;
          await writeFile(both, `include ${old}\ninclude ${added}\n`);
          return run('hledger', ['-f', both, 'balance', '-N', '-O', 'csv', '^assets']);
        },
        { exclude },
      ),
    );
    expect(balance).toContain('EUR 90.00');
  });

  it('asserts nothing that needs a row that is not there', async () => {
    const [, , gone] = expectedRows(whole);
    const exclude = new Set([gone?.id ?? '']);
    const { rows: read } = await readBack(whole, 'hledger', readHledger, { exclude });
    expect(read).toHaveLength(3);
  });
});

describeWith(['ledger'], 'ledger', () => {
  it.each(all)('%s: rows, texts and ids', async (_, data) => {
    const rows = await readBack(data, 'ledger', readLedger);
    const expected = expectedRows(data).map((row) => ({
      ...row,
      description: inJournal(row.description),
    }));
    expect(sorted(rows, 'date', 'amount', 'id', 'description')).toEqual(
      sorted(expected, 'date', 'amount', 'id', 'description'),
    );
  });
});

describeWith(['bean-check', 'bean-query'], 'beancount', () => {
  it.each(all)('%s: rows, texts and ids', async (_, data) => {
    const rows = await readBack(data, 'beancount', readBeancount);
    expect(sorted(rows, 'date', 'amount', 'id', 'description')).toEqual(
      sorted(expectedRows(data), 'date', 'amount', 'id', 'description'),
    );
  });

  it('proves the closing balance', async () => {
    for (const data of Object.values(CASES)) {
      const [statement] = flatten(data);
      const text = await readBack(data, 'beancount', (path) => run('grep', [' balance ', path]));
      expect(text).toContain(statement?.currency ?? '');
    }
  });
});

describe('the cases', () => {
  it('hold a broken one', () => {
    expect(expectedRows(BROKEN)).toHaveLength(3);
  });
});
