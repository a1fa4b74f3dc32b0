import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('what stands left of a heading that names nothing but currencies is no box beside it', async () => {
  const [statement] = await statementsFrom(`
RESUMEN DE TARJETA DE CRÉDITO VISA          Resumen N° 0044718822
CIERRE ACTUAL  24-09-26   VENCIMIENTO ACTUAL  05-10-26   CIERRE ANTERIOR 27-08-26

CONSOLIDADO                                               PESOS    DÓLARES
SALDO ANTERIOR                                       488.661,20
09-09-26       SU PAGO EN PESOS                     -488.661,20
SALDO PENDIENTE                                            0,00

DETALLE DEL CONSUMO
FECHA          REFERENCIA                 COMPROBANTE      PESOS      DÓLARES
28-08-26       MERPAGO*MERCADOLIBRE       855221       43.333,00
30-08-26       FRAVEGA SACIEI             000694       75.656,77
04-09-26       PROPINA*RAPPI              009255        3.660,00
TOTAL A PAGAR                                         122.649,77         0,00`);
  expect(statement?.opening).toBe(-48_866_120);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    48_866_120, -4_333_300, -7_565_677, -366_000,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});
