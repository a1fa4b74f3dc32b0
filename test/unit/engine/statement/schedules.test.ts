import { expect, test } from 'vitest';
import { codeFrom } from '@/test/support/lines';

const DAYS = ['10.04.2025', '10.05.2025', '10.06.2025', '10.07.2025', '10.08.2025', '10.09.2025'];

/** Numbers that a statement of `text` would have, each in its column. */
const money = (minor: number): string => (minor / 100).toFixed(2).padStart(12);

/** What a loan of 6 000.00 leaves, each row of capital, interest and both, with something that it says. */
function loan(title: string, saysOf: (at: number) => string): string {
  let debt = 600_000;
  const rows = DAYS.map((day, at) => {
    const interest = 5_000 - 731 * at;
    const capital = 100_000 - 4_000 * at;
    debt -= capital;
    const figures = [capital + interest, capital, interest, debt].map(money).join('');
    return `${saysOf(at).padEnd(34)}${day}${figures}`;
  });
  return `
${title}
Client  Elin Marsh       Account  441 822 091
Granted  12.03.2025      Rate  9.99 %

Description                       Date          Payment      Capital    Interest     Balance
${rows.join('\n')}`;
}

test('a plan by which a loan is paid back is no statement, though what is left of it ties', async () => {
  expect(await codeFrom(loan('Offer', (at) => `${at + 1}`))).toMatch('fail');
  expect(await codeFrom(loan('Offer', (at) => `Part ${at + 1}`))).toMatch('fail');
});

test('a loan’s account whose rows say what they are for, or that calls itself a statement, is read', async () => {
  const payees = ['Oxbow Books', 'Lantern', 'Mossgate Gym', 'Bright Lamps', 'Quick Fern', 'Tyres'];
  expect(await codeFrom(loan('Offer', (at) => payees[at] ?? ''))).toMatch('success');
  expect(await codeFrom(loan('Account statement', (at) => `${at + 1}`))).toMatch('success');
});

/** Six parts of 83.90, with what a row says and what it leaves. */
const plan = (saysOf: (at: number) => string, left = 503.4): string => `
Marsh Mutual
Account number 044182209
The amounts below are taken from your account on these days

Date           Description             Payment      Balance
${DAYS.map((day, at) => `${day}     ${saysOf(at).padEnd(20)}${money(8390)}${money(Math.round(100 * left) - 8390 * (at + 1))}`).join('\n')}`;

test('parts that are counted up to the last one are no statement’s rows', async () => {
  expect(await codeFrom(plan((at) => `Debit ${at + 1}/6`, 900))).toMatch('fail');
  expect(await codeFrom(plan((at) => `Lantern ${at + 2}/${at + 9}`, 900))).toMatch('success');
});

test('equal parts that leave nothing in the end are a plan where the rows say nothing else', async () => {
  expect(await codeFrom(plan(() => ''))).toMatch('fail');
  expect(await codeFrom(plan(() => '', 900))).toMatch('success');
});

/** What is kept of each of six amounts, what is left of it, and what that adds up to. */
function kept(amounts: readonly number[]): string {
  let sum = 0;
  const rows = DAYS.map((day, at) => {
    const gross = 100_000 + 1_300 * at;
    const left = amounts.reduce((rest, amount) => rest - amount - 7 * at, gross);
    sum += left;
    return [day, gross, ...amounts.map((amount) => amount + 7 * at), left, sum]
      .map((cell) => (typeof cell === 'number' ? money(cell) : cell))
      .join('');
  });
  return `
Lantern
Account number 44118220          Anna Marsh
Date             Gross  ${amounts.map((_, i) => `     Kept ${i + 1}`).join('')}         Net     Balance
${rows.join('\n')}`;
}

test('wages of which more than one thing is kept are a schedule; takings less a fee are an account’s', async () => {
  expect(await codeFrom(kept([8_000, 12_000]))).toMatch('fail');
  expect(await codeFrom(kept([3_000]))).toMatch('success');
});
