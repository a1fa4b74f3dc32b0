import { expect, test } from 'vitest';
import { furtherHost, patternOf, siteOf, sourceOf } from '@/utils/capture';

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

test('statements come from a site’s further hosts, which are no sites of their own', () => {
  const site = { ...BANK, hosts: ['https://files.example/*'] };
  expect(sourceOf([site], 'https://files.example/1.pdf')).toBe(site);
  expect(siteOf([site], 'https://files.example/1.pdf')).toBeUndefined();
  expect(sourceOf([site], 'https://bank.example/1.pdf')).toBe(site);
  expect(sourceOf([site], 'https://other.example/1.pdf')).toBeUndefined();
  expect(sourceOf([site], 'about:blank')).toBeUndefined();
});

test.each([
  ['https://files.example/1.pdf', 'https://files.example/*'],
  ['https://bank.example/1.pdf', undefined],
  ['http://files.example/1.pdf', undefined],
  ['blob:https://files.example/1', undefined],
  ['data:application/pdf;base64,JVBERi0=', undefined],
])('what %s asks for beside its site is %s', (url, host) => {
  expect(furtherHost(BANK, url)).toBe(host);
});
