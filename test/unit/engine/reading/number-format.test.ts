import { describe, expect, test } from 'vitest';
import { numberFormatOf, textsOf } from '@/engine/reading';
import { lexiconFor, linesFrom, pagesFrom } from '@/test/support/lines';

/** The format of a document that prints this. */
const formatOf = (text: string) => numberFormatOf(textsOf(pagesFrom(text)));

describe('numberFormatOf', () => {
  test.each([
    ['points', '1,234.56 12.00', { decimal: '.', scale: 2 }],
    ['commas', '1.234,56 12,00', { decimal: ',', scale: 2 }],
    ['apostrophes', "1'234.56 12.00", { decimal: '.', scale: 2 }],
    ['lakh', '1,21,400.95 649.00', { decimal: '.', scale: 2 }],
    ['yen', '12,000 1,205,000', { decimal: undefined, scale: 0 }],
    ['dinars', '1,205.125 0.250', { decimal: '.', scale: 3 }],
  ])('%s', (_, text, expected) => {
    expect(formatOf(text)).toMatchObject({ ...expected, certain: true });
  });

  test('days and months with dots do not outvote decimal commas', () => {
    expect(formatOf('05.01 06.01 07.01 12,00 8,50')).toMatchObject({
      decimal: ',',
    });
  });

  test('days and months that end in a dot are no amounts, of however many rows', () => {
    const rows = [
      '02.05. 03.05. -8.001 206.387',
      '04.05. 04.05. 16.590 222.977',
      '24.05. 24.05. -70',
    ];
    expect(formatOf(rows.join(' '))).toMatchObject({ decimal: undefined, scale: 0 });
  });

  test('months of years are no amounts: whole ones, with spaces between their groups, are', () => {
    expect(formatOf('Salary 2024.02. 512 340 HUF Contract 2024.02 -25 312 HUF')).toMatchObject({
      decimal: undefined,
      scale: 0,
    });
  });

  test('53.181 alone may be fifty-three or fifty-three thousand: not certain', () => {
    expect(formatOf('53.181 613.401')).toMatchObject({ scale: 0, certain: false });
  });

  test.each([
    ['sons of a firm’s name', 'USD 51348.89 MUKENDI ET FILS USD 0.80 USD 59057.78'],
    [
      'a currency that is only spoken of',
      'USD 51348.89 loans in KWD and USD 0.80 USD 59057.78 USD 12.10',
    ],
  ])('dollars with their code are no foreign amounts for %s', (_, text) => {
    expect(formatOf(text)).toMatchObject({ decimal: '.', scale: 2, certain: true });
  });

  test('53.181 beside the name of a currency with three decimals is fifty-three', () => {
    expect(formatOf('KWD 53.181 613.401')).toMatchObject({
      scale: 3,
      decimal: '.',
      certain: true,
    });
  });

  test('Iraqi dinars are printed whole, and in thousandths where both marks say so', () => {
    expect(formatOf('IQD 500,000 -50,000 -20,500 -60,250')).toMatchObject({
      scale: 0,
      decimal: undefined,
      certain: true,
    });
    expect(formatOf('Iraqi dinar 500,000 -50,000 -20,500 -60,250')).toMatchObject({ scale: 0 });
    expect(formatOf('KWD Iraqi 53.181 613.401')).toMatchObject({ scale: 3 });
    expect(formatOf('Kuwaiti dinar Iraqi 53.181 613.401')).toMatchObject({ certain: false });
    expect(formatOf('IQD 500,000.000 -50,000.000 20,500.250')).toMatchObject({ scale: 3 });
  });

  test.each([
    ['a rate of three decimals', '287,450 700,353 11,382 412,903 年0.020%'],
    ['one in brackets', '287,450 700,353 11,382 412,903 (0.001%)'],
    ['one that is no rate by its sign', '287,450 700,353 11,382 412,903 0.020'],
  ])('yen with groups are no dinars for %s', (_, text) => {
    expect(formatOf(text)).toMatchObject({ decimal: undefined, scale: 0, certain: true });
  });

  test('amounts in another currency do not outvote dinars', () => {
    expect(formatOf('KWD\nUSD 8,648.49 AUD 1,417.13 852.594 23.240')).toMatchObject({ scale: 3 });
  });
});

test.each([
  ['12,500.5', '.'],
  ['1.284,5', ','],
  ['-712,9 -42,25', ','],
])(
  'where decimals are not filled up with zeros, as in %s, figures with fewer are amounts',
  (text, decimal) => {
    const format = formatOf(text);
    expect(format).toMatchObject({ decimal, scale: 2, unpadded: true });
    const lexicon = lexiconFor('en');
    const [line] = linesFrom(`${text}\n₦25${decimal === '.' ? ',' : '.'}000`, lexicon).slice(-1);
    expect(line?.money).toMatchObject([{ minor: 2_500_000, exact: true }]);
  },
);

test('a share in percent, or one decimal alone, says nothing of how amounts are written', () => {
  expect(formatOf('-0.5% 1.2 12.50 25.00').unpadded).toBe(false);
});

test('figures as programs write them, each with one decimal at the least, show that none is filled up', () => {
  expect(formatOf('377.71 120.0 145.0 9.7 1600.0 10453.57').unpadded).toBe(true);
  expect(formatOf('377.71 120.0 10453.57').unpadded).toBe(false);
});

test('one figure without its zero among a hundred with theirs is text', () => {
  expect(formatOf(`$1.5 ${'12.50 '.repeat(100)}`).unpadded).toBe(false);
  expect(formatOf(`$1.5 ${'12.25 '.repeat(10)}`).unpadded).toBe(true);
});

test.each(['ISK', 'ísl.kr.', 'Krónur'])('amounts in %s have no decimals', (currency) => {
  expect(formatOf(`${currency} 8.434 18.220 979`)).toMatchObject({ scale: 0, certain: true });
});

test('groups that are words of their own show that a whole currency is written without decimals, though prices abroad have some', () => {
  const amounts = '2 143 118 HUF -48 120 -312 635 000 1 036 484';
  expect(formatOf(`${amounts} 41,80 411,46`)).toMatchObject({ scale: 0 });
  expect(formatOf('2 143 118,50 HUF 48 120,00 312,00')).toMatchObject({ scale: 2, decimal: ',' });
});
