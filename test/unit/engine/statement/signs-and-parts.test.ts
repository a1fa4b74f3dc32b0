import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test('signs in a column behind the figures say which way these move', async () => {
  const { moved } = await onlyStatementFrom(`
Saimaan Pankki                     Tiliote
Tili FI52 7900 0015 0855 05
Ajalta 1.3.2023 - 31.3.2023

Edellinen saldo                         3 293,82
Saldo 31.3.2023                         2 463,50

Pvm         Määrä       Laji   Selite
3.3.2023    804,61       -     SUORAVELOITUS PRISMA
4.3.2023      5,16       -     VERKKOMAKSU ALKO
18.3.2023   184,71       +     TILISIIRTO KORHONEN
19.3.2023    50,00       -     SUORAVELOITUS PRISMA
24.3.2023   155,26       -     AUTOMAATTI`);
  expect(moved.map(([, amount]) => amount)).toEqual([-80_461, -516, 18_471, -5000, -15_526]);
});

test('a card’s column of what is left of instalments is no fee that takes all of what moved', async () => {
  const { kind, moved } = await onlyStatementFrom(`
Banco Andino                                       Tarjeta: ************4821
ESTADO DE CUENTA EN: PESOS
Periodo facturado 31 dic 2025 - 30 ene 2026
Saldo anterior                                     $ 2.486,00
Pago mínimo                                          $ 346,00
Cupo total                                        $ 12.000,00
Saldo total                                        $ 1.879,00

Fecha         Movimientos             Valor movimiento     Cuotas   Valor cuota      Saldo pendiente
02/01/2026    GOOGLE                  $ 66,00              1/1      $ 66,00          $ 0,00
03/01/2026    EXITO                   $ 284,00             1/1      $ 284,00         $ 0,00
07/01/2026    FALABELLA               $ 900,00             1/12     $ 75,00          $ 825,00
05/01/2026    TERPEL                  $ 120,00             1/1      $ 120,00         $ 0,00
08/01/2026    PAGO SUC VIRTUAL        $ -2.100,00                   $ -2.100,00      $ 0,00
10/01/2026    RAPPI                   $ 58,00              1/1      $ 58,00          $ 0,00
12/01/2026    COLSUBSIDIO             $ 47,00              1/1      $ 47,00          $ 0,00
15/01/2026    UBER                    $ 18,00              1/1      $ 18,00          $ 0,00`);
  expect({ kind, moved: moved.map(([, amount]) => amount) }).toEqual({
    kind: 'card',
    moved: [-6600, -28_400, -90_000, -12_000, 210_000, -5800, -4700, -1800],
  });
});

test('rows that lead from an opening balance with the other sign than it is printed with prove nothing', async () => {
  const { verdict } = await onlyStatementFrom(`
Cassa del Brenta
Lista movimenti
IBAN                 4223 585535
Periodo              01/01/22 - 31/01/22

Data      Descrizione                     N.          Importo           Saldo
                                          operazione                    progressivo
31/12     SALDO AL 01/01/22                                              500,00
07/01     ACCREDITO A MARIO ROSSI         347491    -1.000,00
07/01     SALDO DEL GIORNO                                              -500,00
          SALDO FINALE                                                  -500,00`);
  expect(verdict).toBe('unchecked');
});
