import { expect, test, vi } from 'vitest';
import {
  catchPdf,
  createOffers,
  createWays,
  fileNameOf,
  fileUrl,
  nameOf,
  posted,
  type Way,
} from '@/utils/capture';
import type { CaptureFailure } from '@/utils/store';
import { pdfBytes } from '@/test/support/jobs';

const SOURCE = { kind: 'download', downloadId: 1 } as const;
const { signal } = new AbortController();
const bringing =
  (bytes: Uint8Array<ArrayBuffer>): Way =>
  async () => ({ kind: 'bytes', bytes });
const failing =
  (failure: CaptureFailure): Way =>
  async () => ({ kind: 'failed', failure });
const notForIt: Way = async () => undefined;

test('the first way that brings bytes decides, and the others are not gone', async () => {
  const later = vi.fn<Way>(bringing(pdfBytes('later')));
  expect(await catchPdf(SOURCE, [notForIt, bringing(pdfBytes()), later], signal)).toMatchObject({
    kind: 'bytes',
    bytes: pdfBytes(),
  });
  const html = bringing(new TextEncoder().encode('<html>log in</html>'));
  expect(await catchPdf(SOURCE, [html, later], signal)).toMatchObject({
    failure: { reason: 'notPdf', got: 'html' },
  });
  expect(later).not.toHaveBeenCalled();
});

test('where none does, the failure is the one that says most', async () => {
  const refused = failing({ kind: 'capture', reason: 'refused', status: 405 });
  const mustDrop = failing({ kind: 'capture', reason: 'mustDrop' });
  const noAccess = failing({ kind: 'capture', reason: 'noAccess' });
  expect(await catchPdf(SOURCE, [mustDrop, refused], signal)).toMatchObject({
    failure: { reason: 'mustDrop' },
  });
  expect(await catchPdf(SOURCE, [refused, noAccess], signal)).toMatchObject({
    failure: { reason: 'refused', status: 405 },
  });
  expect(await catchPdf(SOURCE, [notForIt], signal)).toMatchObject({
    failure: { reason: 'noAccess' },
  });
});

test('a `data:` address that is none is a failure like any other, and no end of the chain', async () => {
  const [, , fromDataUrl] = createWays({
    offers: createOffers(() => {}),
    dataUrls: { get: () => 'data:no address' },
    posted,
  });
  expect(await fromDataUrl?.(SOURCE, signal)).toMatchObject({ failure: { reason: 'mustDrop' } });
});

test.each([
  ['/home/me/Statement #1 50%?.pdf', 'file:///home/me/Statement%20%231%2050%25%3F.pdf'],
  ['/home/mé/対帳単.pdf', 'file:///home/m%C3%A9/%E5%AF%BE%E5%B8%B3%E5%8D%98.pdf'],
  ['C:\\Users\\Me\\March.pdf', 'file:///C:/Users/Me/March.pdf'],
])('%s lies at %s', (path, url) => {
  expect(fileUrl(path)).toBe(url);
});

test.each([
  [null, undefined],
  ['inline', undefined],
  ['attachment; filename=March.pdf', 'March.pdf'],
  ['attachment; filename="March \\"24\\".pdf"', 'March "24".pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''M%C3%A4rz.pdf`, 'März.pdf'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, undefined],
])('Content-Disposition %s names the file %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});

test.each([
  ['https://bank.example/files/M%C3%A4rz.pdf?token=1', undefined, 'März.pdf'],
  ['https://bank.example/files/17', 'March 2024', 'March 2024'],
  ['https://bank.example/files/17', undefined, '17'],
  ['https://bank.example/', undefined, 'bank.example'],
  ['https://bank.example/100%.pdf', undefined, '100%.pdf'],
])('%s with the words %s is called %s', (url, label, name) => {
  expect(nameOf(url, label)).toBe(name);
});
