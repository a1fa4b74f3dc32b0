import { expect, test } from 'vitest';
import { numberFormatOf, textsOf } from '@/engine/reading';
import { pagesFrom, statementsFrom } from '@/test/support/lines';

test('amounts written one way and balances the other are both read', async () => {
  const [statement] = await statementsFrom(`
Extrato de conta corrente            Conta: 34988068-9
Período: 01/08/2026 a 25/08/2026
DATA        DESCRIÇÃO                            DOC             VALOR   D/C
31/07/2026  SALDO DISPONIVEL INICIAL                         15.304,22
03/08/2026  PIX RECEBIDO SULISTA                 000000      20,000.00   C
03/08/2026  APLICACAO                            000000      19,999.99   D
04/08/2026  PAGTO CONTA CELESC                   000000       1,844.77   D
04/08/2026  TARIFA PACOTE SERVICOS PJ            000000          89.90   D
06/08/2026  PIX RECEBIDO MADEIREIRA              000000      12,450.00   C
06/08/2026  SALDO DISPONIVEL                                 25.819,56
07/08/2026  PIX ENVIADO JOSE                     000000       1,500.00   D
07/08/2026  SALDO DISPONIVEL                                 24.319,56
TOTAL DE CREDITOS NO PERIODO                                  32,450.00
TOTAL DE DEBITOS NO PERIODO                                   23,434.66`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    2_000_000, -1_999_999, -184_477, -8990, 1_245_000, -150_000,
  ]);
  expect(statement?.opening).toBe(1_530_422);
});

test('a figure or two of another way, of a price abroad, make no document write both', () => {
  const format = numberFormatOf(textsOf(pagesFrom('1.234,56 2.345,67 12,00 1,234.56 8,50')));
  expect(format.mixed).toBeUndefined();
});

test('a decimal mark that also groups the thousands is read as both', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug Nr. 3/2025
alter Kontostand vom 28.02.2025                     1.245.18 H
Bu-Tag    Vorgang                                 Umsatz EUR
03.03.    Gutschrift                                 39.00 H
05.03.    Lastschrift                                23.85 S
28.03.    Lohn                                    2.874.33 H
neuer Kontostand vom 31.03.2025                     4.134.66 H`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([3900, -2385, 287_433]);
  expect(statement?.proof.verdict).toBe('proven');
});
