import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

test('what compares months below the rows has no rows', async () => {
  const rows = await rowsFrom(`
Carta di credito Porto                                        ESTRATTO CONTO al 31 gennaio 2024
Numero carta 4532 XXXX XXXX 8204
Saldo estratto conto precedente                                                1.184,20
Totale accrediti/pagamenti                                                     1.184,20-
Totale operazioni del mese                                                       208,48
SALDO A SUO DEBITO in Euro                                                       208,48

Data          Data
operazione    registraz.    Descrizione                            Importo in Euro
ACCREDITI
15/01/24      15/01/24      PAGAMENTO E/C PRECEDENTE - ADDEBITO           1.184,20-
                            TOTALE ACCREDITI                              1.184,20-
OPERAZIONI
29/12/23      02/01/24      LIBRERIA MILANO                                 112,48
30/12/23      02/01/24      RISTORANTE ROMA                                  96,00
                            TOTALE OPERAZIONI                               208,48
\fCarta di credito Porto                                        ESTRATTO CONTO al 31 gennaio 2024

EASY SHOPPING - PIANI IN CORSO

Data attivazione    Esercente     Importo finanziato    Rata    Importo rata    Debito residuo

nessun piano attivo

PROGRAMMA PLUS - SITUAZIONE

Punti al 31/12/2023     Punti maturati        Punti utilizzati      Punti al 31/01/2024
11.820                  1.104                 0                     12.924

RIEPILOGO: CONFRONTO

Voce                                               Gennaio 2024      Gennaio 2023
Alimentari                                               112,48            204,17
Ristoranti                                                96,00             41,50
Casa                                                     349,00              0,00
`);
  expect(rows.map(([, amount]) => amount)).toEqual([118_420, -11_248, -9600]);
});
