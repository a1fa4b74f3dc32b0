import { expect, test } from 'vitest';
import { isShownPdf } from '@/utils/capture';

const headers = (type: string, disposition?: string) => [
  { name: 'Content-Type', value: type },
  ...(disposition === undefined ? [] : [{ name: 'CONTENT-DISPOSITION', value: disposition }]),
];

test.each([
  ['application/pdf', undefined, true],
  ['Application/PDF;charset=binary', 'Inline; filename="March.pdf"', true],
  ['application/pdf', 'Attachment; filename="March.pdf"', false],
  ['text/html', undefined, false],
])('%s with the disposition %s is shown: %s', (type, disposition, isShown) => {
  expect(isShownPdf(headers(type, disposition))).toBe(isShown);
});
