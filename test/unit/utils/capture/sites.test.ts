import { expect, test } from 'vitest';
import { patternOf, siteOf } from '@/utils/capture';

const BANK = { pattern: 'https://bank.example/*', buttons: true };

test.each([
  ['https://bank.example/statements?x=1', 'https://bank.example/*'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1/*'],
  ['chrome://extensions', undefined],
  ['file:///home/a.pdf', undefined],
  ['about:blank', undefined],
  ['', undefined],
  [undefined, undefined],
])('the pattern of %s is %s', (url, pattern) => {
  expect(patternOf(url)).toBe(pattern);
});

test('an address belongs to the site it was switched on for, and no other', () => {
  expect(siteOf([BANK], 'https://bank.example/a.pdf')).toBe(BANK);
  expect(siteOf([BANK], 'blob:https://bank.example/1b9d')).toBe(BANK);
  expect(siteOf([BANK], 'https://bank.example.evil.example/')).toBeUndefined();
  expect(siteOf([BANK], 'http://bank.example/')).toBeUndefined();
  expect(siteOf([BANK], 'https://evil.example/?https://bank.example/')).toBeUndefined();
});
