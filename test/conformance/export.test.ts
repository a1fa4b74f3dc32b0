import { describe, expect, it } from 'vitest';
import messages from '@/public/_locales/en/messages.json';
import { BARE, BROKEN, CARD, CASES, NEWEST_FIRST } from '@/test/support/exports/cases';
import { bankStatement, envelopeOf, multiUserCard } from '@/test/support/exports/statement-data';
import {
  FORMATS,
  FORMAT_IDS,
  noticeMessage,
  prepare,
  type ExportOptions,
  type FormatId,
} from '@/utils/export';
import type { StatementData } from '@/utils/contract';

const USERS = multiUserCard([
  {
    account: '5412 7512 3412 3456',
    rows: [{ date: '2024-05-01', text: 'Books', amount: -5, category: 'Transactions' }],
  },
  {
    account: '5412 7512 3412 9999',
    rows: [{ date: '2024-05-02', text: 'Shoes', amount: -50, category: 'Transactions' }],
  },
]);
const all: Record<string, StatementData> = {
  ...CASES,
  bare: BARE,
  broken: BROKEN,
  card: CARD,
  'newest first': NEWEST_FIRST,
  'no rows': bankStatement([]),
  'two cardholders': USERS,
};
const write = (data: StatementData, format: FormatId, options: ExportOptions = {}) =>
  prepare([{ envelope: envelopeOf(data) }], format, options);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

it('lists every format once', () => {
  expect(FORMATS.map((format) => format.id)).toEqual([...FORMAT_IDS]);
  expect(new Set(FORMATS.map((format) => format.name)).size).toBe(FORMATS.length);
});

describe.each(FORMATS)('$id', (format) => {
  it.each(Object.entries(all))(
    '%s: the same bytes every time, under safe names',
    async (_, data) => {
      const [once, again] = [await write(data, format.id), await write(data, format.id)];
      expect(once.files.map((file) => [file.name, [...file.bytes]])).toEqual(
        again.files.map((file) => [file.name, [...file.bytes]]),
      );
      for (const { name, bytes, mediaType } of once.files) {
        expect(name).toMatch(/^[^.\\/:*?"<>|][^\\/:*?"<>|]*\.[a-z]+$/);
        expect(mediaType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
        if (data !== all['no rows']) expect(bytes.length).toBeGreaterThan(0);
      }
      expect(new Set(once.files.map((file) => file.name)).size).toBe(once.files.length);
    },
  );

  it('says for whom it is, and everything else, in the language of people', async () => {
    expect(Object.keys(messages)).toContain(format.audience);
    for (const data of Object.values(all))
      for (const notice of (await write(data, format.id)).notices) {
        const { key, count } = noticeMessage(notice);
        const keys = count === undefined ? [key] : [`${key}_one`, `${key}_other`];
        expect(Object.keys(messages)).toEqual(expect.arrayContaining(keys));
      }
  });

  it('waits between slices when asked to', async () => {
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
    };
    await write(CARD, format.id, { pause });
    expect(pauses).toBeGreaterThan(0);
  });

  it('never writes negative zero', async () => {
    const data = bankStatement([{ date: '2024-05-01', text: 'x', amount: -0, balance: -0 }]);
    const { files } = await write(data, format.id);
    if (format.id !== 'xlsx')
      expect(textOf(files[0]?.bytes ?? new Uint8Array())).not.toMatch(
        /(?<![\w-])-0(?:[.,]0*)?(?![\d.,])/,
      );
  });
});

describe.each(FORMATS.filter((format) => format.kind === 'rows'))('$id', (format) => {
  if (format.kind !== 'rows') throw new Error('not a row format');

  it('writes one file per account, and says so where the reader takes one', async () => {
    const { files, notices } = await write(USERS, format.id);
    const tables = files.filter((file) => file.name.endsWith(`.${format.extension}`));
    expect(tables).toHaveLength(2);
    expect(notices.some((notice) => notice.kind === 'separateFiles')).toBe(
      format.accounts === 'onePerFile',
    );
  });

  it('merges accounts with a source column where the format can hold it', async () => {
    const { files } = await write(USERS, format.id, { merge: true });
    const tables = files.filter((file) => file.name.endsWith(`.${format.extension}`));
    expect(tables).toHaveLength(format.accounts === 'mergeable' ? 1 : 2);
  });

  it('holds the ids that it says it holds', async () => {
    const { files, ids } = await write(CASES['no decimals'] ?? BARE, format.id);
    const text = textOf(files[0]?.bytes ?? new Uint8Array());
    const length = format.id === 'mt940' ? 16 : 32;
    expect(ids).toHaveLength(2);
    if (format.id !== 'xlsx')
      for (const id of ids) expect(text.includes(id.slice(0, length))).toBe(format.hasIds);
  });

  it('lists what it has no place for', async () => {
    const { notices } = await write(CARD, format.id);
    const lost = notices.flatMap((notice) => (notice.kind === 'lost' ? [notice.what] : []));
    const has = ['currency', 'ids', 'valueDates', 'categories'];
    expect(lost).toEqual(format.loses.filter((what) => has.includes(what)));
  });

  it('leaves brought-forward lines out', async () => {
    const { ids, files } = await write(CARD, format.id);
    expect(ids).toHaveLength(3);
    if (format.id !== 'xlsx')
      expect(textOf(files[0]?.bytes ?? new Uint8Array())).not.toContain('Previous balance');
  });
});
