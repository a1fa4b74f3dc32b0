import { expect, test } from 'vitest';
import { monthIn } from '@/utils/capture';

test.each([
  ['Statement March 2024', 'en', '2024-03'],
  ['Kontoauszug März 2024', 'de', '2024-03'],
  ['Relevé de décembre 2023', 'fr-FR', '2023-12'],
  ['Estado de cuenta Sept. 2024', 'en', '2024-09'],
  ['statement-2024-03.pdf', 'en', '2024-03'],
  ['stmt_202403.pdf', 'en', '2024-03'],
  ['20240331_statement.pdf', 'en', '2024-03'],
  ['03/2024', 'de', '2024-03'],
  ['31.03.2024', 'de', '2024-03'],
  ['Annual statement 2024', 'en', undefined],
  ['Download PDF', 'en', undefined],
  ['Marchant 2024', 'en', undefined],
  ['account 12345678', 'en', undefined],
  ['March 2024', 'no language at all', '2024-03'],
])('%s (%s) is of %s', (text, language, month) => {
  expect(monthIn(text, language)).toBe(month);
});
