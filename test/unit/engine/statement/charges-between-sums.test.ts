import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

const bill = (sum: string): string => `
Itaú  Fatura do cartão  5234.XXXX.XXXX.4471
Período: 04/12/2024 a 03/01/2025
Total da fatura anterior                              100,00
Total desta fatura                                    548,00

Pagamentos efetuados
DATA     ESTABELECIMENTO                        VALOR EM R$
13/12    PAGAMENTO PIX                             - 100,00
Total dos pagamentos                               - 100,00

Lançamentos: compras e saques
DATA     ESTABELECIMENTO                        VALOR EM R$
09/12    IFD*BR RESTAURANTES                         36,90
10/12    POSTO IPIRANGA                              63,10
Lançamentos no cartão (final 4471)                  100,00

Lançamentos internacionais
DATA     ESTABELECIMENTO                        VALOR EM R$
16/12    OPENAI *CHATGPT SUBSCR                     124,20
27/12    MANDARAKE NAKANO                           250,73
Total transações inter. em R$                       374,93
Repasse de IOF em R$                                 16,42
Total lançamentos inter. em R$                      ${sum}

Lançamentos: produtos e serviços
DATA     ESTABELECIMENTO                        VALOR EM R$
03/01    SEGURO CARTAO PROTEGIDO                     19,90
03/01    ANUIDADE DIFERENCIADA                       36,75
Lançamentos produtos e serviços                      56,65
Total dos lançamentos atuais                        548,00`;

test('what is charged on rows without a day, between their sum and the sum with it, is a row', async () => {
  const { moved } = await onlyStatementFrom(bill('391,35'));
  expect(moved.map(([, amount]) => amount)).toEqual([
    10_000, -3690, -6310, -12_420, -25_073, -1642, -1990, -3675,
  ]);
});

test('what no sum counts in is none', async () => {
  const { moved } = await onlyStatementFrom(bill('374,93'));
  expect(moved.map(([, amount]) => amount)).not.toContain(-1642);
});
