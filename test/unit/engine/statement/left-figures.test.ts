import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const row = (day: string, what: string, figure: string, payee: string): string => `
${day}   ${what}
${figure}
             ${payee}`;
const debit = (figure: string): string => figure.padStart(42);
const beside = (figure: string): string => figure.padStart(58);

const statement = (credits: string): string => `
Account statement     Account number 12345678
Date         Details                Debit
${row('21/06/2024', 'Paid by card', debit('12.50'), 'Oxbow Books')}
${row('22/06/2024', 'Paid by card', debit('50.00'), 'Marsh Tours')}
${row('23/06/2024', 'Transfer', debit('35.00'), 'Lantern Mobile')}
${credits}
${row('25/06/2024', 'Paid by card', debit('5.00'), 'Mossgate')}
Total debits                        102.50`;

test('where nothing but sums of one side tie, a figure of a row’s lines that no column takes leaves the proof open', async () => {
  const [whole] = await statementsFrom(statement(''));
  expect(whole?.proof.verdict).toBe('proven');
  const [left] = await statementsFrom(
    statement(row('24/06/2024', 'Transfer', beside('200.00'), 'Salary')),
  );
  expect(left?.proof.verdict).toBe('unchecked');
});
