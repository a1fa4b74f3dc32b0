import { beforeAll, expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { look, type PdfEngine } from '@/engine';
import { PRESETS } from '@/test/statements';
import { badDocuments } from '@/test/support/portal';

let pdf: PdfEngine;
beforeAll(async () => {
  pdf = await loadPdfEngine();
});

test.each(PRESETS.filter(({ id }) => ['current-account', 'savings', 'card'].includes(id)))(
  'the $id of the generator is offered',
  async (preset) => {
    expect(await look((await preset.make()).pdf, { pdf })).toBe('statement');
  },
);

test('a letter is not', async () => {
  expect(await look((await badDocuments.letter()).bytes, { pdf })).toBe('other');
});

test.each(['imageOnly', 'empty', 'notPdf'] as const)('nothing is said of %s', async (id) => {
  expect(await look((await badDocuments[id]()).bytes, { pdf })).toBe('unreadable');
});

test('nothing is said of what wants a password', async () => {
  const locked = PRESETS.find(({ id }) => id === 'locked');
  expect(locked && (await look((await locked.make()).pdf, { pdf }))).toBe('unreadable');
});
