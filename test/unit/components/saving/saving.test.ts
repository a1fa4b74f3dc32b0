import { describe, expect, it } from 'vitest';
import { createSaving } from '@/components/saving';
import { createFakeBackground, record } from '@/test/support/fake-background';
import { testParts } from '@/test/support/page-parts';
import * as shown from '@/test/support/shown-statements';
import type { FormatId, Notice } from '@/utils/export';
import type { StatementRecord } from '@/utils/messaging';

const march = record('march.pdf', shown.proven);
const card = record('card.pdf', shown.cardUsers);
const april = record('april.pdf', shown.longPayee);

const setUp = (kept = {}, others: StatementRecord[] = []) => {
  const { api } = createFakeBackground({ statements: [march, card, april, ...others] });
  const parts = testParts(api, kept);
  const saving = createSaving(parts);
  const begin = (statements: StatementRecord[], format: FormatId, title: string) =>
    saving.begin({ ids: statements.map(({ id }) => id), format, title });
  return { ...parts, saving, begin };
};
const kinds = (notices: readonly Notice[] | undefined): string[] => [
  ...new Set((notices ?? []).map(({ kind }) => kind)),
];
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

describe('saving', () => {
  it('writes a plain file at once', async () => {
    const { saving, begin, files } = setUp();
    const name = await begin([march], 'csv', 'Harbour');
    expect(saving.draft.value).toBeUndefined();
    expect(name).toBe(files[0]?.name);
    expect(name).toMatch(/\.csv$/);
  });
  it('writes the accounts of one PDF into one plain file', async () => {
    const { begin, files } = setUp();
    await begin([card], 'csv', 'Pelican');
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toMatch(/\.csv$/);
    expect(text(files[0]?.bytes).match(/LIVRARIA DO CAIS/g)).toHaveLength(2);
  });
  it('names files as the person said', async () => {
    const { begin, files } = setUp({ namePattern: '{to} {account-last4}' });
    await begin([march], 'csv', 'Harbour');
    expect(files[0]?.name).toBe('2025-03-31 8852.csv');
  });
  it('says first what another program’s format has no place for', async () => {
    const { saving, begin, files } = setUp();
    expect(await begin([march], 'ynab', 'Harbour')).toBeUndefined();
    expect(files).toEqual([]);
    expect(saving.draft.value?.formatName).toBe('YNAB');
    expect(kinds(saving.draft.value?.notices)).toContain('lost');
    const name = await saving.confirm();
    expect(files.map((file) => file.name)).toEqual([name]);
    expect(saving.draft.value).toBeUndefined();
  });
  it('saves nothing when it is cancelled', async () => {
    const { saving, begin, files, remembered } = setUp();
    await begin([march], 'ynab', 'Harbour');
    saving.cancel();
    expect(saving.draft.value).toBeUndefined();
    expect(await saving.confirm()).toBeUndefined();
    expect([files, remembered]).toEqual([[], []]);
  });
  it('counts nothing as gone to a program whose file was not saved', async () => {
    const { saving, begin, remembered, outlet } = setUp();
    const { save } = outlet;
    outlet.save = async () => false;
    await begin([march], 'ynab', 'Harbour');
    expect(await saving.confirm()).toBeUndefined();
    expect(await begin([april], 'csv', 'Harbour')).toBeUndefined();
    expect(remembered).toEqual([]);

    outlet.save = save;
    await begin([march], 'ynab', 'Harbour');
    expect(saving.draft.value).toMatchObject({ known: 0, choices: { onlyNew: false } });
  });
  it('remembers what went to a program, and offers only what is new', async () => {
    const { saving, begin, files, remembered } = setUp();
    await begin([march], 'ynab', 'Harbour');
    await saving.confirm();
    expect(remembered).toEqual(['ynab 22']);

    // Three rows of it are in the other one as well: known once.
    await begin([march, april], 'ynab', 'Harbour');
    expect(saving.draft.value).toMatchObject({ known: 22, choices: { onlyNew: true } });
    expect(kinds(saving.draft.value?.notices)).toContain('alreadyExported');
    await saving.confirm();
    expect(text(files.at(-1)?.bytes)).not.toContain('RENT 14 TERN LANE');
    expect(remembered.at(-1)).toBe('ynab 2');
  });
  it('has nothing to save where nothing is new, unless the person wants all of it', async () => {
    const { saving, begin, files } = setUp();
    await begin([march], 'ynab', 'Harbour');
    await saving.confirm();
    await begin([march], 'ynab', 'Harbour');
    expect(saving.draft.value?.isEmpty).toBe(true);
    await saving.choose({ onlyNew: false });
    expect(saving.draft.value?.isEmpty).toBe(false);
    await saving.confirm();
    expect(files).toHaveLength(2);
  });
  it('offers only what is new of a plain file too, where some of it is and some is not', async () => {
    const { saving, begin, files, remembered } = setUp();
    await begin([march], 'csv', 'Harbour');
    expect(remembered).toEqual(['csv 22']);
    expect(await begin([april], 'csv', 'Harbour')).toBeUndefined();
    expect(saving.draft.value).toMatchObject({ known: 3, choices: { onlyNew: false } });
    await saving.choose({ onlyNew: true });
    expect(kinds(saving.draft.value?.notices)).toContain('alreadyExported');
    await saving.confirm();
    expect(text(files[1]?.bytes).trim().split('\r\n')).toHaveLength(1 + 2);
    expect(remembered).toEqual(['csv 22', 'csv 2']);
  });
  it('writes the same plain file once more without a question', async () => {
    const { begin, files } = setUp();
    await begin([march], 'json', 'Harbour');
    await begin([march], 'json', 'Harbour');
    expect(files[1]).toEqual(files[0]);
  });
  it('does not mix up what went to different programs', async () => {
    const { saving, begin } = setUp();
    await begin([march], 'ynab', 'Harbour');
    await saving.confirm();
    await begin([march], 'monarch', 'Harbour');
    expect(saving.draft.value?.known).toBe(0);
  });
  it('asks whether several statements become one file', async () => {
    const { saving, begin, files } = setUp();
    await begin([march, april], 'csv', '2 statements');
    expect(saving.draft.value).toMatchObject({ statements: 2, canMerge: true });
    await saving.choose({ merge: false });
    await saving.confirm();
    expect(files[0]?.name).toBe('2 statements.zip');
    await begin([march, april], 'csv', '2 statements');
    await saving.confirm();
    expect(files[1]?.name).toMatch(/\.csv$/);
  });
  it('asks for the order of dates where a format leaves it open, the locale’s first, and remembers it', async () => {
    const { saving, begin, files, preferred } = setUp();
    await begin([march], 'qif', 'Harbour');
    expect(saving.draft.value?.dateOrder).toBe('dmy');
    await saving.choose({ dateOrder: 'mdy' });
    await saving.confirm();
    expect(text(files[0]?.bytes)).toMatch(/^D03[/.-]0?7/m);
    expect(preferred).toContainEqual({ dateOrder: 'mdy' });
    await begin([march], 'qif', 'Harbour');
    expect(saving.draft.value?.dateOrder).toBe('mdy');
  });
  it('asks for the currency where the format demands one and the statement says none', async () => {
    const { currency: _, ...facts } = shown.proven;
    const silent = record('silent.pdf', facts);
    const { saving, begin, files } = setUp({}, [silent]);
    await begin([silent], 'ofx', 'Harbour');
    expect(saving.draft.value?.asksCurrency).toBe(true);
    await saving.choose({ currency: 'NOK' });
    await saving.confirm();
    expect(text(files[0]?.bytes)).toContain('<CURDEF>NOK');
  });
  it('keeps the last of two quick choices', async () => {
    const { saving, begin } = setUp();
    await begin([march, april], 'csv', '2 statements');
    await Promise.all([saving.choose({ merge: false }), saving.choose({ merge: true })]);
    expect(saving.draft.value?.choices.merge).toBe(true);
    await saving.choose({ merge: false });
    expect(saving.draft.value?.choices.merge).toBe(false);
  });
});
