import { describe, expect, it } from 'vitest';
import { issuerOf } from '@/engine/statement';
import { linesFrom } from '@/test/support/lines';

const ROWS = `
Date        Description                Amount     Balance
01/02/2024  Salary                     900.00    1,000.00
02/02/2024  Card payment               -20.00      980.00
03/02/2024  Groceries                  -30.00      950.00
04/02/2024  Rent                      -500.00      450.00
`;

const issuerIn = (text: string, rows?: ReadonlySet<number>) => issuerOf(linesFrom(text), rows)?.id;

describe('the issuer', () => {
  it('is who is named at the top of the first page', () => {
    expect(issuerIn(`# Nedbank Limited\n${ROWS}`)).toBe('NED');
  });

  it('is known by its domain, also below another one and in an e-mail', () => {
    expect(issuerIn(`Statement\n${ROWS}\nwww.secure.capitecbank.co.za/help`)).toBe('CAP');
    expect(issuerIn(`Statement\n${ROWS}\nWrite to: help@fnb.co.za.`)).toBe('FNB');
  });

  it('is known by its BIC and by the IFSC code of its branch', () => {
    expect(issuerIn(`Statement        BIC: DEUTDEFF500\n${ROWS}`)).toBe('DB');
    expect(issuerIn(`Statement        IFSC: HDFC0001234\n${ROWS}`)).toBe('HDFC');
  });

  it('is found in scripts without spaces, and whatever the case and diacritics', () => {
    expect(issuerIn(`# 中国工商银行股份有限公司\n${ROWS}`)).toBe('ICBC');
    expect(issuerIn(`# ČESKA SPORITELNA\n${ROWS}`)).toBe('CSAS');
  });

  it('has the longest name that fits', () => {
    expect(issuerIn(`# State Bank of India\n${ROWS}`)).toBe('SBI');
    expect(issuerIn(`# Bank of India\n${ROWS}`)).toBe('BOIN');
  });

  it('is no part of a longer name', () => {
    expect(issuerIn(`# Smart Bank of India\n${ROWS}`)).toBeUndefined();
    expect(issuerIn(`# First Commonwealth Bank\n${ROWS}`)).toBeUndefined();
    expect(issuerIn(`# Standard Bank of Ruritania\n${ROWS}`)).toBeUndefined();
  });

  it('may be addressed by words that are no part of its name', () => {
    expect(issuerIn(`# Your Nedbank Statement\n${ROWS}`)).toBe('NED');
  });

  it('is not its regulator', () => {
    expect(issuerIn(`# A Bank\nLicensed by the Reserve Bank of India\n${ROWS}`)).toBeUndefined();
  });

  it('is not a payee, where rows are known', () => {
    const text = `Statement of account\n01/02/2024  Capital One card payment  -20.00\n${ROWS}`;
    expect(issuerIn(text, new Set([1]))).toBeUndefined();
  });

  it('is not who is only spoken of', () => {
    const text = `${ROWS}
It costs nothing to draw money with your card at the machines of Nedbank Limited until June
${ROWS}`;
    expect(issuerIn(text)).toBeUndefined();
  });

  it('is who names itself larger and more often', () => {
    const text = `# Nedbank Limited\nPay into any branch of Capitec Bank\n${ROWS}\n\f${ROWS}\nnedbank.co.za`;
    expect(issuerIn(text)).toBe('NED');
  });

  it('is nobody where nobody known is named', () => {
    expect(issuerIn(ROWS)).toBeUndefined();
    expect(issuerOf([])).toBeUndefined();
  });
});
