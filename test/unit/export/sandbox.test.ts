import { expect, it } from 'vitest';
import { bankStatement, envelopeOf } from '@/test/support/exports/statement-data';
import { clipboardTable, noticeMessage, prepare, type FormatId } from '@/utils/export';

const data = bankStatement([{ date: '2024-03-01', text: 'A', amount: -1, balance: 9 }]);
const write = (format: FormatId, sandbox: boolean) =>
  prepare(
    [{ envelope: { ...envelopeOf(data), ...(sandbox && { sandbox }) }, fileName: 'a.pdf' }],
    format,
    { namePattern: 'mine' },
  );

it.each<FormatId>(['csv', 'xlsx', 'json', 'ofx', 'ynab', 'hledger'])(
  'the sandbox’s answer as %s is named so, whatever names files are given',
  async (format) => {
    const names = async (sandbox: boolean) =>
      (await write(format, sandbox)).files.map(({ name }) => name.replace(/\.\w+$/, ''));
    expect(await names(true)).toEqual(['mine SANDBOX']);
    expect(await names(false)).toEqual(['mine']);
  },
);

it('JSON says so itself', async () => {
  const { files } = await write('json', true);
  expect(JSON.parse(new TextDecoder().decode(files[0]?.bytes))).toMatchObject({ sandbox: true });
});

it('a program’s file is not saved without a word', async () => {
  const { notices } = await write('ynab', true);
  expect(notices).toContainEqual({ kind: 'sandbox', source: 'a.pdf' });
  expect(noticeMessage({ kind: 'sandbox', source: 'a.pdf' })).toEqual({
    key: 'exportNotice_sandbox',
    count: undefined,
    values: ['a.pdf'],
  });
  expect((await write('ynab', false)).notices).not.toContainEqual(
    expect.objectContaining({ kind: 'sandbox' }),
  );
});

it('a copy says so in each row, and else nothing of it', async () => {
  const copy = (sandbox: boolean) =>
    clipboardTable([{ envelope: { ...envelopeOf(data), ...(sandbox && { sandbox }) } }]);
  const { text, html } = await copy(true);
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('\t').at(-1)),
  ).toEqual(['Sandbox', 'SANDBOX']);
  expect(html).toContain('<td>SANDBOX</td></tr>');
  const whole = await copy(false);
  expect(whole.text + whole.html).not.toMatch(/sandbox/i);
});
