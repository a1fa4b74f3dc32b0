import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { posted } from '@/utils/capture';

const MARCH = 'https://bank.example/statement.do';
const APRIL = 'https://bank.example/download.do?month=4';

beforeEach(() => fakeBrowser.reset());

test('of forms posted at once by two frames, none is lost', async () => {
  void posted.note(MARCH);
  void posted.note(APRIL);
  expect([await posted.has(MARCH), await posted.has(APRIL)]).toEqual([true, true]);
});

test('a form is known by its address, whatever part of the page it names', async () => {
  await posted.note(`${MARCH}#list`);
  expect(await posted.has(MARCH)).toBe(true);
  expect(await posted.has(APRIL)).toBe(false);
  await posted.forget();
  expect(await posted.has(MARCH)).toBe(false);
});
