import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('the code of a currency that is a month’s name in another language dates nothing', async () => {
  const [statement] = await statementsFrom(`
Výpis z účtu             Období 1 února 2024 do 30 dubna 2024
Datum           Popis                     Částka          Zůstatek
                Počáteční zůstatek                        ZAR 3 138.94
22 úno 2024     Oxbow Books               ZAR 12.14       ZAR 3 151.08
26 úno 2024     Lantern Mobile            ZAR -10.72      ZAR 3 140.36
5 bře 2024      Mossgate Gym              ZAR -13.10      ZAR 3 127.26`);
  expect(statement?.opening).toBe(313_894);
  expect(statement?.rows.map(({ balance }) => balance)).toContain(312_726);
});
