import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportToFiles, exportToStream } from '@/cli/support/export-outputs';
import { BARE } from '@/test/support/exports/cases';
import { envelopeOf, multiUserCard } from '@/test/support/exports/statement-data';

const row = { date: '2024-05-01', text: 'x', amount: -1, category: 'Transactions' };
const one = envelopeOf(BARE);
const two = envelopeOf(
  multiUserCard([
    { account: '1111', rows: [row] },
    { account: '2222', rows: [row] },
  ]),
);
const names = (outputs: readonly { name: string }[]) => outputs.map(({ name }) => name);

describe('extract --format, to files', () => {
  it('names them after the PDF, numbered where there are several of a kind', async () => {
    expect(names((await exportToFiles(one, 'may', 'ofx', {})).outputs)).toEqual(['may.ofx']);
    expect(names((await exportToFiles(two, 'may', 'ofx', {})).outputs)).toEqual([
      'may-1.ofx',
      'may-2.ofx',
    ]);
    expect(names((await exportToFiles(one, 'may', 'firefly', {})).outputs)).toEqual([
      'may.csv',
      'may.json',
    ]);
  });

  it('says in English what is lost or assumed', async () => {
    const { remarks } = await exportToFiles(one, 'may', 'ofx', {});
    expect(remarks).toContain(
      'may does not say its currency, and this format demands one: XXX is written.',
    );
    expect(remarks.join('')).not.toMatch(/\$|exportNotice/);
  });
});

describe('extract --format, to standard output', () => {
  it('holds one file: several accounts are merged where the format can hold them', async () => {
    const { outputs } = await exportToStream(two, 'may', 'csv', {});
    expect(names(outputs)).toEqual(['may.csv']);
    expect(new TextDecoder().decode(outputs[0]?.bytes).trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('zips several files together rather than lose one, and says so', async () => {
    const { outputs, remarks } = await exportToStream(two, 'may', 'ofx', {});
    expect(names(outputs)).toEqual(['may.zip']);
    expect(Object.keys(unzipSync(outputs[0]?.bytes ?? new Uint8Array()))).toEqual([
      'may-1.ofx',
      'may-2.ofx',
    ]);
    expect(remarks.join(' ')).toContain('--out');
  });

  it('leaves a second file of another kind to --out, and says so', async () => {
    const { outputs, remarks } = await exportToStream(one, 'may', 'firefly', {});
    expect(names(outputs)).toEqual(['may.csv']);
    expect(remarks.join(' ')).toContain('--out');
  });
});
