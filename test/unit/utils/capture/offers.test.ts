import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOffers, type PagePdf } from '@/utils/capture';
import { pdfBytes } from '@/test/support/jobs';

const PDF: PagePdf = {
  url: 'blob:https://bank.example/1',
  bytes: pdfBytes(),
  site: 'bank.example',
  title: 'Statements',
};
const { signal } = new AbortController();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setUp = () => {
  const onUnclaimed = vi.fn<(pdf: PagePdf) => void>();
  return { ...createOffers(onUnclaimed), onUnclaimed };
};

test('a download takes what the page made before it', async () => {
  const { offer, take, onUnclaimed } = setUp();
  offer(PDF);
  expect(await take(PDF.url, signal)).toBe(PDF.bytes);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onUnclaimed).not.toHaveBeenCalled();
});

test('a download that is there first waits for it', async () => {
  const { offer, take, onUnclaimed } = setUp();
  const taken = take(PDF.url, signal);
  await vi.advanceTimersByTimeAsync(1000);
  offer(PDF);
  expect(await taken).toBe(PDF.bytes);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onUnclaimed).not.toHaveBeenCalled();
});

test('what no download asks for is a PDF of its own', async () => {
  const { offer, onUnclaimed } = setUp();
  offer(PDF);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onUnclaimed).toHaveBeenCalledExactlyOnceWith(PDF);
});

test('a download whose blob never comes is told so', async () => {
  vi.useRealTimers();
  const { take } = setUp();
  const controller = new AbortController();
  const taken = take(PDF.url, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(taken).rejects.toThrow('cancelled');
});
