import { expect, test } from 'vitest';
import { codeFrom } from '@/test/support/lines';

/** What was charged to a room, and paid in the end, under labels and names of columns. */
const folio = (labels: string, heading: string, night: string, tax: string): string => `
Lindenwall Palace
${labels}
${heading}
03/03/2025   ${night.padEnd(28)}     180.00                   180.00
03/03/2025   ${tax.padEnd(28)}       2.00                   182.00
04/03/2025   ${night.padEnd(28)}     180.00                   362.00
05/03/2025   ${'Visa'.padEnd(28)}                  362.00       0.00`;

test.each([
  [
    'Italian',
    `
ESTRATTO CONTO CAMERA
Ospite  Anna Marsh            Camera n. 118
Data di arrivo 03/03/2025     Data di partenza 05/03/2025`,
    'Data         Descrizione                        Addebito     Accredito    Saldo',
    'Pernottamento',
    'Imposta di soggiorno',
  ],
  [
    'Turkish',
    `
HESAP EKSTRESİ
Misafir  Anna Marsh           Oda No 118
Acente  Lantern               Folyo No  2025/118841`,
    'Tarih        Açıklama                              Borç        Alacak       Bakiye',
    'Oda ücreti',
    'Konaklama vergisi',
  ],
  [
    'Japanese',
    `
ご宿泊者名 山田 様            部屋番号 118
到着日 2025/03/03             出発日 2025/03/05
取引明細書`,
    '日付         摘要                                ご請求額      お支払額      残高',
    '宿泊料',
    '宿泊税',
  ],
])(
  'a hotel’s account of a room is no statement in %s, though it ties',
  async (_, labels, heading, night, tax) => {
    expect(await codeFrom(folio(labels, heading, night, tax))).toMatch('fail');
  },
);
