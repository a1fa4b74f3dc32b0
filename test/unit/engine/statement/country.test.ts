import { describe, expect, it } from 'vitest';
import { countryOf } from '@/engine/statement';
import { linesFrom } from '@/test/support/lines';

const countryIn = (text: string, rows: number[] = []) => countryOf(linesFrom(text), new Set(rows));

describe('the country of a document', () => {
  it.each([
    ['Small Town, MO 12345-6789', 'US'],
    ['Toronto ON M5V 2A7', 'CA'],
    ['Level 3, Sydney NSW 2000', 'AU'],
    ['Account 12-3456-0789012-50', 'NZ'],
    ['Branch IFSC: SAMP0001234', 'IN'],
    ['www.somebank.co.za', 'ZA'],
    ['help@somebank.co.uk', 'GB'],
    ['ayuda@somebank.com.co', 'CO'],
    ['CBU 01703540 40000042872724', 'AR'],
    ['Cuenta CLABE 012180001234567895', 'MX'],
    ['R.F.C. XAXX010101000', 'MX'],
    ['RUT : 12.345.678-5', 'CL'],
    ['CNPJ 60.701.190/0001-04', 'BR'],
  ])('is told by "%s"', (text, country) => {
    expect(countryIn(text)).toBe(country);
  });

  it('is not told by a domain that anybody can have', () => {
    expect(countryIn('www.somebank.com and somebank.io')).toBeUndefined();
  });

  it('is not told by rows, nor where two countries speak', () => {
    expect(countryIn('Statement\n01/02/2024 shop.example.fr 10.00', [1])).toBeUndefined();
    expect(countryIn('www.somebank.fr\nwww.somebank.de')).toBeUndefined();
  });
});
