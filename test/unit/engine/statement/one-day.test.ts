import { expect, test } from 'vitest';
import { codeFrom, statementsFrom } from '@/test/support/lines';

const daily = (title: string, names = 'Duguje       Potražuje') => `
Marsh banka a.d.
${title}
Račun: 190-0000000184531-42
Prethodno stanje        Dugovni promet      Potražni promet      Novo stanje
1.000,00                112,50              300,00               1.187,50
Rb  Naziv                       Svrha                                 ${names}
1   Oxbow Books                 Uplata po fakturi od 31.10.2025.                   300,00
2   Lantern Mobile              Račun za oktobar                      12,50
3   Marsh Tours                 Avans                                 100,00
    UKUPNO                                                            112,50       300,00`;

const daysFrom = async (text: string) =>
  (await statementsFrom(text)).map(({ rows, proof }) => [
    rows.map(({ date, amount }) => [date.day, date.month, amount]),
    proof.verdict,
  ]);

test('rows of a statement of one day are of that day, whatever days their texts name', async () => {
  expect(await daysFrom(daily('IZVOD BR. 214 ZA DAN 05.11.2025.'))).toEqual([
    [
      [
        [5, 11, 30_000],
        [5, 11, -1250],
        [5, 11, -10_000],
      ],
      'proven',
    ],
  ]);
});

test('rows without a date are none where nothing says that a statement is of one day', async () => {
  expect(await codeFrom(daily('IZVOD BR. 214, štampano 06.11.2025.'))).not.toMatch('normal');
  const [statement] = await statementsFrom(daily('IZVOD BR. 214, štampano 06.11.2025.'));
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('a statement of one day whose rows name their dates is read by them', async () => {
  const [statement] = await statementsFrom(`
Marsh banka a.d.
IZVOD BR. 214 ZA DAN 05.11.2025.
Račun: 190-0000000184531-42
Prethodno stanje 1.000,00
Datum         Svrha                                 Duguje       Potražuje
04.11.2025.   Oxbow Books                           12,50
05.11.2025.   Lantern Mobile                                     300,00
Novo stanje 1.287,50`);
  expect(statement?.rows.map(({ date }) => date.day)).toEqual([4, 5]);
});

test('a statement of one day is read in the other script of its language, too', async () => {
  expect(
    await daysFrom(`
Марш банка а.д.
ИЗВОД БР. 28 за дан 10.02.2026.
Рачун: 200-3344170101882-57
Претходно стање        Дугује      Потражује      Ново стање
1.000,00               112,50      300,00         1.187,50
Рб  Назив                       Сврха плаћања                         На терет     У корист
1   ОКСБОУ                      Уплата по фактури од 02.02.2026                    300,00
2   ЛАНТЕРН                     Рачун за јануар                       12,50
3   МАРШ                        Аванс                                 100,00
    УКУПНО                                                            112,50       300,00`),
  ).toEqual([
    [
      [
        [10, 2, 30_000],
        [10, 2, -1250],
        [10, 2, -10_000],
      ],
      'proven',
    ],
  ]);
});
