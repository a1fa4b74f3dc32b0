import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bankStatement, envelopeOf, multiUserCard } from '@/test/support/exports/statement-data';
import { bundle, clipboardTable, prepare, safeFileName } from '@/utils/export';

describe('file names', () => {
  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\x', 'C Windows x'],
    ['.hidden', 'hidden'],
    ['name.', 'name'],
    ['con', '_con'],
    ['AUX.pdf', '_AUX.pdf'],
    ['a\u0000b\u202Egpj.exe', 'a b gpj.exe'],
    ['***', 'statement'],
    ['', 'statement'],
    ['Банк שלום 銀行', 'Банк שלום 銀行'],
  ])('%j becomes %j', (text, name) => {
    expect(safeFileName(text)).toBe(name);
  });

  it('are short enough for every system, and never cut a letter in half', () => {
    const name = safeFileName('😀'.repeat(500));
    expect(new TextEncoder().encode(name).length).toBeLessThan(230);
    expect([...name].every((letter) => letter === '😀')).toBe(true);
  });

  it('say issuer, account and period', async () => {
    const source = {
      envelope: envelopeOf(bankStatement([{ date: '2024-05-02', text: 'x', amount: 1 }])),
    };
    const nameOf = async (namePattern?: string) =>
      (await prepare([source], 'csv', namePattern === undefined ? {} : { namePattern })).files[0]
        ?.name;
    expect(await nameOf()).toBe('Test Bank 3000 2024-05-02–2024-05-02.csv');
    expect(await nameOf('{from} {issuer} {unknown}')).toBe('2024-05-02 Test Bank {unknown}.csv');
  });

  it('say what the PDF is called where the issuer is unknown, as the pages do', async () => {
    const sourceOf = (fileName: string, text: string) => {
      const data = bankStatement([{ date: '2024-05-02', text, amount: 1 }]);
      if (data.type !== 'BankStatementNoBalance') throw new Error('It has balances.');
      const statement = { ...data.statement, bank: 'UNKNOWN', bankName: '' };
      return { envelope: envelopeOf({ ...data, statement }), fileName };
    };
    const source = sourceOf('Kauri bundle.PDF', 'x');
    const nameOf = async (from: Parameters<typeof prepare>[0], merge = false) =>
      (await prepare(from, 'csv', { merge })).files[0]?.name;
    expect(await nameOf([source])).toBe('Kauri bundle 3000 2024-05-02–2024-05-02.csv');
    expect(await nameOf([source, sourceOf('Other.pdf', 'y')], true)).toBe(
      '3000 2024-05-02–2024-05-02.csv',
    );
  });

  it('of two statements alike are told apart', async () => {
    const source = {
      envelope: envelopeOf(bankStatement([{ date: '2024-05-02', text: 'x', amount: 1 }])),
    };
    const { files } = await prepare([source, source], 'csv');
    expect(files.map((file) => file.name)).toEqual([
      'Test Bank 3000 2024-05-02–2024-05-02.csv',
      'Test Bank 3000 2024-05-02–2024-05-02 (2).csv',
    ]);
  });
});

describe('several accounts', () => {
  const row = { date: '2024-05-01', text: 'x', amount: -1, category: 'Transactions' };
  const source = {
    envelope: envelopeOf(
      multiUserCard([
        { account: '1111', rows: [row] },
        { account: '2222', rows: [{ ...row, text: '=1+1' }] },
      ]),
    ),
    fileName: 'card.pdf',
  };

  it('are zipped together, one file each', async () => {
    const { files } = await prepare([source], 'ofx');
    const zip = await bundle(files, 'May: both/cards');
    expect(zip?.name).toBe('May both cards.zip');
    const entries = unzipSync(zip?.bytes ?? new Uint8Array());
    expect(Object.keys(entries)).toEqual(files.map((file) => file.name));
    expect(Object.values(entries).map((bytes) => [...bytes])).toEqual(
      files.map((file) => [...file.bytes]),
    );
  });

  it('are one table on the clipboard, in both flavours, with their source and no formula', async () => {
    const { text, html } = await clipboardTable([source]);
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(lines[0]).toEqual(expect.arrayContaining(['Date', 'Description', 'Amount', 'Source']));
    expect(lines[1]).toEqual(expect.arrayContaining(['2024-05-01', 'x', '-1.00', 'card.pdf']));
    expect(lines[2]).toContain("'=1+1");
    expect(html).toContain("<td>'=1+1</td>");
    expect(html.match(/<tr>/g)).toHaveLength(3);
  });

  it('never bring markup to the clipboard', async () => {
    const hostile = bankStatement([
      { date: '2024-05-02', text: '<img src=x onerror=alert(1)>&', amount: 1 },
    ]);
    const { html } = await clipboardTable([{ envelope: envelopeOf(hostile) }]);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;');
    expect(html).not.toContain('<img');
  });
});
