import { describe, expect, test } from 'vitest';
import { numberFormatOf } from '@/engine/reading';

describe('numberFormatOf', () => {
  test.each([
    ['points', ['1,234.56', '12.00'], { decimal: '.', scale: 2 }],
    ['commas', ['1.234,56', '12,00'], { decimal: ',', scale: 2 }],
    ['apostrophes', ["1'234.56", '12.00'], { decimal: '.', scale: 2 }],
    ['lakh', ['1,21,400.95', '649.00'], { decimal: '.', scale: 2 }],
    ['yen', ['12,000', '1,205,000'], { decimal: undefined, scale: 0 }],
    ['dinars', ['1,205.125', '0.250'], { decimal: '.', scale: 3 }],
  ])('%s', (_, texts, expected) => {
    expect(numberFormatOf(texts)).toMatchObject({ ...expected, certain: true });
  });

  test('days and months with dots do not outvote decimal commas', () => {
    expect(numberFormatOf(['05.01', '06.01', '07.01', '12,00', '8,50'])).toMatchObject({
      decimal: ',',
    });
  });

  test('53.181 alone may be fifty-three or fifty-three thousand: not certain', () => {
    expect(numberFormatOf(['53.181', '613.401'])).toMatchObject({ scale: 0, certain: false });
  });

  test('53.181 beside the name of a currency with three decimals is fifty-three', () => {
    expect(numberFormatOf(['KWD', '53.181', '613.401'])).toMatchObject({
      scale: 3,
      decimal: '.',
      certain: true,
    });
  });

  test('amounts in another currency do not outvote dinars', () => {
    const figures = ['8,648.49', '1,417.13', '852.594', '23.240'];
    expect(numberFormatOf(figures, ['KWD', 'USD'], ['USD', 'AUD'])).toMatchObject({ scale: 3 });
  });
});
