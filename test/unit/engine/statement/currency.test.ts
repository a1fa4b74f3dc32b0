import { describe, expect, it } from 'vitest';
import { currencyOf, Labels } from '@/engine/statement';
import { lexiconFor, linesFrom } from '@/test/support/lines';

type Given = {
  country?: string;
  printed?: string;
  scale?: number;
  rows?: number[];
  language?: string;
};

function currencyIn(text: string, given: Given = {}): string | undefined {
  const lexicon = lexiconFor(given.language ?? 'en');
  const { country, printed, scale = 2, rows = [] } = given;
  const lines = linesFrom(text, lexicon);
  const ignored = new Set(rows);
  const labels = new Labels(lines, ignored);
  return currencyOf(lines, labels, ignored, { country, printed, scale });
}

describe('the currency', () => {
  it.each([
    ['Currency: ZAR', 'ZAR'],
    ['Account currency    Indian Rupee (INR)', 'INR'],
    ['Currency    US dollars', 'USD'],
    ['Closing balance  £1,234.56', 'GBP'],
    ['Closing balance  1.234,56 €', 'EUR'],
    ['Closing balance  R$ 250,75', 'BRL'],
    ['Closing balance  AED 1,234.56', 'AED'],
    ['Date    Description    Amount (SGD)', 'SGD'],
    ['Date    Description    Amount (£)', 'GBP'],
    ['Date    Libellé    Débit(EUR)    Crédit(EUR)', 'EUR'],
    ['All amounts are in Canadian dollars', 'CAD'],
    ['Solde final:  32,854.36 MAD', 'MAD'],
    ['Closing balance  1,234.56 RUR', 'RUB'],
  ])('is said by "%s"', (text, code) => {
    expect(currencyIn(text)).toBe(code);
  });

  it('of an ambiguous mark is not known where the issuer’s country and the paper’s are two', () => {
    const text = 'Opening balance  $1,000.00\nClosing balance  $1,234.56';
    expect(currencyIn(text, { country: 'US', printed: 'CA' })).toBeUndefined();
    expect(currencyIn(text, { country: 'US', printed: 'US' })).toBe('USD');
  });

  it('called the country’s own is that of the country, or not known', () => {
    const text = 'Cuenta corriente moneda nacional';
    expect(currencyIn(text, { country: 'CL', scale: 0, language: 'es' })).toBe('CLP');
    expect(currencyIn(text, { printed: 'MX', language: 'es' })).toBe('MXN');
    expect(currencyIn(text, { language: 'es' })).toBeUndefined();
  });

  it('of an ambiguous mark is that of the country, or not known', () => {
    const text = 'Opening balance  $1,000.00\nClosing balance  $1,234.56';
    expect(currencyIn(text, { country: 'AU' })).toBe('AUD');
    expect(currencyIn(text, { country: 'US' })).toBe('USD');
    expect(currencyIn(text, { country: 'ZA' })).toBeUndefined();
    expect(currencyIn(text)).toBeUndefined();
    expect(currencyIn('Saldo  1.000,00 kr', { country: 'DK' })).toBe('DKK');
    // A bank of one name in several countries: what is printed tells of which the document is.
    expect(currencyIn(text, { country: 'ES', printed: 'AR' })).toBe('ARS');
  });

  it('of an ambiguous mark may be told by its decimals', () => {
    expect(currencyIn('残高  ¥1,234', { scale: 0 })).toBe('JPY');
    expect(currencyIn('余额  ¥1,234.50', { scale: 2 })).toBe('CNY');
  });

  it('is not that of a few foreign rows', () => {
    const text = `
Opening balance  £100.00
01/02/2024  Coffee  USD 3.20     £2.50
02/02/2024  Book                £12.50
03/02/2024  Shoes               £62.50
Closing balance  £22.50`;
    expect(currencyIn(text, { rows: [1, 2, 3] })).toBe('GBP');
    const dollars = text.replaceAll('£', '$');
    expect(currencyIn(dollars, { rows: [1, 2, 3] })).toBeUndefined();
    expect(currencyIn(dollars, { rows: [1, 2, 3], country: 'CA' })).toBe('CAD');
  });

  it('is that of a column which every row prints', () => {
    const text = `
Date        Details  Amount
01/02/2024  Coffee   EUR 3.20
02/02/2024  Book     EUR 12.50`;
    expect(currencyIn(text, { rows: [1, 2] })).toBe('EUR');
  });

  it('is the code that ends most rows, behind what was paid abroad', () => {
    const text = `
31.03.2025   Pharmacy       -1,234.72   UAH      -1,234.72   UAH      34,051.73   UAH
30.03.2025   Supermarket      -844.12   UAH         -19.99   USD      28,727.66   UAH`;
    expect(currencyIn(text, { rows: [0, 1] })).toBe('UAH');
  });

  it('is no word that looks like a code', () => {
    expect(currencyIn('TOP 10.00\nALL 5.00\nATM 20.00\nPOS 3.00')).toBeUndefined();
  });

  it('is not what the ambiguous mark cannot mean', () => {
    expect(currencyIn('Balance $12.00\nSome branches sell EUR')).toBeUndefined();
  });

  it('is no name of what JavaScript knows of any object', () => {
    expect(currencyIn('(__proto__) [constructor] (toString)')).toBeUndefined();
  });

  it('is nothing where nothing says it', () => {
    expect(currencyIn('Opening balance  1,000.00')).toBeUndefined();
  });
});
