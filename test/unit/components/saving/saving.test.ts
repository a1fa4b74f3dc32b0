import { describe, expect, it } from 'vitest';
import type { StoredSource } from '@/components/desk';
import { createSaving } from '@/components/saving';
import { createFakeBackground, record } from '@/test/support/fake-background';
import { testParts } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';
import type { StatementData } from '@/utils/contract';
import type { Notice } from '@/utils/export';

const sourceOf = (name: string, data: StatementData): StoredSource => ({
  id: name,
  envelope: record(name, data).envelope,
  fileName: name,
});
const march = sourceOf('march.pdf', shown.proven);
const card = sourceOf('card.pdf', shown.cardUsers);
const april = sourceOf('april.pdf', shown.longPayee);

const setUp = (remembered = {}) => {
  const { api, asked } = createFakeBackground();
  const parts = testParts(api, remembered);
  return { saving: createSaving(parts), asked, ...parts };
};
const kinds = (notices: readonly Notice[] | undefined): string[] => [
  ...new Set((notices ?? []).map(({ kind }) => kind)),
];
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

describe('saving', () => {
  it('writes a plain file at once', async () => {
    const { saving, files } = setUp();
    const name = await saving.begin([march], 'csv', 'Harbour');
    expect(saving.draft.value).toBeUndefined();
    expect(name).toBe(files[0]?.name);
    expect(name).toMatch(/\.csv$/);
  });
  it('writes the accounts of one PDF into one plain file', async () => {
    const { saving, files } = setUp();
    await saving.begin([card], 'csv', 'Pelican');
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toMatch(/\.csv$/);
    expect(text(files[0]?.bytes).match(/LIVRARIA DO CAIS/g)).toHaveLength(2);
  });
  it('names files as the person said', async () => {
    const { saving, files } = setUp({ namePattern: '{to} {account-last4}' });
    await saving.begin([march], 'csv', 'Harbour');
    expect(files[0]?.name).toBe('2025-03-31 8852.csv');
  });
  it('says first what another program’s format has no place for', async () => {
    const { saving, files } = setUp();
    expect(await saving.begin([march], 'ynab', 'Harbour')).toBeUndefined();
    expect(files).toEqual([]);
    expect(saving.draft.value?.formatName).toBe('YNAB');
    expect(kinds(saving.draft.value?.notices)).toContain('lost');
    const name = await saving.confirm();
    expect(files.map((file) => file.name)).toEqual([name]);
    expect(saving.draft.value).toBeUndefined();
  });
  it('saves nothing when it is cancelled', async () => {
    const { saving, files, asked } = setUp();
    await saving.begin([march], 'ynab', 'Harbour');
    saving.cancel();
    expect(saving.draft.value).toBeUndefined();
    expect(await saving.confirm()).toBeUndefined();
    expect([files, asked]).toEqual([[], []]);
  });
  it('remembers what went to a program, and offers only what is new', async () => {
    const { saving, files, asked } = setUp();
    await saving.begin([march], 'ynab', 'Harbour');
    await saving.confirm();
    expect(asked).toEqual(['exported ynab 22']);

    // Three rows of it are in the other one as well: known once.
    await saving.begin([march, april], 'ynab', 'Harbour');
    expect(saving.draft.value).toMatchObject({ known: 22, choices: { onlyNew: true } });
    expect(kinds(saving.draft.value?.notices)).toContain('alreadyExported');
    await saving.confirm();
    expect(text(files.at(-1)?.bytes)).not.toContain('RENT 14 TERN LANE');
    expect(asked.at(-1)).toBe('exported ynab 2');
  });
  it('has nothing to save where nothing is new, unless the person wants all of it', async () => {
    const { saving, files } = setUp();
    await saving.begin([march], 'ynab', 'Harbour');
    await saving.confirm();
    await saving.begin([march], 'ynab', 'Harbour');
    expect(saving.draft.value?.isEmpty).toBe(true);
    await saving.choose({ onlyNew: false });
    expect(saving.draft.value?.isEmpty).toBe(false);
    await saving.confirm();
    expect(files).toHaveLength(2);
  });
  it('does not mix up what went to different programs', async () => {
    const { saving } = setUp();
    await saving.begin([march], 'ynab', 'Harbour');
    await saving.confirm();
    await saving.begin([march], 'monarch', 'Harbour');
    expect(saving.draft.value?.known).toBe(0);
  });
  it('asks whether several statements become one file', async () => {
    const { saving, files } = setUp();
    await saving.begin([march, april], 'csv', '2 statements');
    expect(saving.draft.value).toMatchObject({ statements: 2, canMerge: true });
    await saving.choose({ merge: false });
    await saving.confirm();
    expect(files[0]?.name).toBe('2 statements.zip');
    await saving.begin([march, april], 'csv', '2 statements');
    await saving.confirm();
    expect(files[1]?.name).toMatch(/\.csv$/);
  });
  it('asks for the order of dates where a format leaves it open, the locale’s first, and remembers it', async () => {
    const { saving, files, preferred } = setUp();
    await saving.begin([march], 'qif', 'Harbour');
    expect(saving.draft.value?.dateOrder).toBe('dmy');
    await saving.choose({ dateOrder: 'mdy' });
    await saving.confirm();
    expect(text(files[0]?.bytes)).toMatch(/^D03[/.-]0?7/m);
    expect(preferred).toContainEqual({ dateOrder: 'mdy' });
    await saving.begin([march], 'qif', 'Harbour');
    expect(saving.draft.value?.dateOrder).toBe('mdy');
  });
  it('asks for the currency where the format demands one and the statement says none', async () => {
    const { saving, files } = setUp();
    const { currency: _, ...silent } = shown.proven;
    await saving.begin([sourceOf('silent.pdf', silent)], 'ofx', 'Harbour');
    expect(saving.draft.value?.asksCurrency).toBe(true);
    await saving.choose({ currency: 'NOK' });
    await saving.confirm();
    expect(text(files[0]?.bytes)).toContain('<CURDEF>NOK');
  });
  it('keeps the last of two quick choices', async () => {
    const { saving } = setUp();
    await saving.begin([march, april], 'csv', '2 statements');
    await Promise.all([saving.choose({ merge: false }), saving.choose({ merge: true })]);
    expect(saving.draft.value?.choices.merge).toBe(true);
    await saving.choose({ merge: false });
    expect(saving.draft.value?.choices.merge).toBe(false);
  });
});
