import { expect, test } from 'vitest';
import { pagesFrom, statementsFrom } from '@/test/support/lines';
import { linesInOrder, textOf } from '@/engine/layout';

/** Columns of a written page. */
const WIDTH = 120;

/** A page that is written as it is read, as it looks: every word, and each run in Latin letters, at its mirrored place. */
const asPrinted = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const cells = Array.from({ length: WIDTH }, () => ' ');
      const runs = line.matchAll(/[A-Za-z][\x21-\x7e]*(?: [\x21-\x7e]+)*|\S+/g);
      for (const { 0: run, index } of runs) {
        const at = WIDTH - index - run.length;
        for (let i = 0; i < run.length; i += 1) cells[at + i] = run[i] ?? ' ';
      }
      return cells.join('').trimEnd();
    })
    .join('\n');

const STATEMENT = asPrinted(`
תנועות בחשבון מתאריך 01/01/2024 עד 31/01/2024
יתרת פתיחה: 3,104.20                    יתרת סגירה: 16,867.60
תאריך          הפעולה                   אסמכתא        חובה        זכות       יתרה
14/01/2024     העברה בביט               27611         231.18                2,873.02
15/01/2024     משכורת Lantern Mobile    59756                    14,310.50  17,183.52
16/01/2024     שופרסל דיל חיפה          18271         315.92                16,867.60`);

test('a statement that runs from right to left is read from there', async () => {
  const [statement] = await statementsFrom(STATEMENT);
  expect(statement?.rows.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-23_118, 287_302],
    [1_431_050, 1_718_352],
    [-31_592, 1_686_760],
  ]);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.rows[2]?.description.join(' ')).toContain('שופרסל דיל חיפה');
});

test('words of another script keep their order within it', async () => {
  const [statement] = await statementsFrom(STATEMENT);
  expect(statement?.rows[1]?.description.join(' ')).toContain('משכורת Lantern Mobile');
});

test('its rows are shown where they stand on the page', async () => {
  const [page] = pagesFrom(STATEMENT);
  const words = page?.words.filter(({ text }) => ['14/01/2024', '2,873.02'].includes(text)) ?? [];
  const [statement] = await statementsFrom(STATEMENT);
  const source = statement?.rows[0]?.source;
  expect(source?.x0).toBeCloseTo(Math.min(...words.map(({ x0 }) => x0)));
  expect(source?.x1).toBeCloseTo(Math.max(...words.map(({ x1 }) => x1)));
});

test('a word that its mark parted in print is whole', () => {
  const [page] = pagesFrom(asPrinted('חברת הו"ק\nשם הלקוח יעל כהן'));
  const parted = page?.words.flatMap((word) => {
    if (word.text !== 'הו"ק') return [word];
    const width = (word.x1 - word.x0) / 4;
    return [
      { ...word, text: 'ק', x1: word.x0 + width },
      { ...word, text: '"', x0: word.x0 + width, x1: word.x0 + 2 * width },
      { ...word, text: 'הו', x0: word.x0 + 2 * width },
    ];
  });
  const lines = linesInOrder(page && parted ? [{ ...page, words: parted }] : []);
  expect(lines.map(textOf)).toEqual(['חברת הו"ק', 'שם הלקוח יעל כהן']);
});

const ARABIC = `
كشف حساب عن الفترة من 01/01/2025 إلى 31/01/2025
الرصيد الافتتاحي: 3,104.20               الرصيد الختامي: 16,867.60
التاريخ        البيان                   المرجع        مدين        دائن       الرصيد
14/01/2025     شركة البستان             27611         231.18                2,873.02
15/01/2025     راتب Lantern Mobile      59756                    14,310.50  17,183.52
16/01/2025     سوق المدينة              18271         315.92                16,867.60`;

/** As Arabic is printed in the east: with digits and marks of its own. */
const inArabicDigits = (text: string): string =>
  text
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    .replace(/(?<=[٠-٩]),(?=[٠-٩])/g, '٬')
    .replace(/(?<=[٠-٩])\.(?=[٠-٩])/g, '٫');

test.each([
  ['in digits of the west', ARABIC],
  ['in its own digits', inArabicDigits(ARABIC)],
])('a statement in Arabic is read from the right, %s', async (_, text) => {
  const [statement] = await statementsFrom(asPrinted(text));
  expect(statement?.rows.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-23_118, 287_302],
    [1_431_050, 1_718_352],
    [-31_592, 1_686_760],
  ]);
  expect([statement?.opening, statement?.closing]).toEqual([310_420, 1_686_760]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a statement in two scripts whose rows begin on the left is read from there, though most words are Arabic', async () => {
  const [statement] = await statementsFrom(`
بنك الفانوس               Account Statement                كشف حساب العميل الكريم
Account Number            468608010044172                  رقم الحساب الجاري
Opening Balance           100.00                           الرصيد الافتتاحي للفترة
Closing Balance           77.50                            الرصيد الختامي للفترة
Date         Details                     Debit      Credit     Balance
2024/11/27   حوالة صادرة إلى المتجر        12.50                   87.50
2024/11/28   مشتريات نقاط البيع اليومية    10.00                   77.50`);
  expect(statement?.facts.accountNumber).toBe('468608010044172');
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-1250, -1000]);
});

test('an amount beside a reference of another column is no part of one run with it', () => {
  const [line] = linesInOrder(
    pagesFrom('שלום חשבון בנק'.padEnd(20)).map((page) => {
      const [word] = page.words;
      const at = (text: string, x0: number, x1: number) =>
        word ? [{ ...word, text, x0, x1 }] : [];
      return {
        ...page,
        words: [
          ...at('25.00', 183, 205),
          ...at('FT', 211.8, 222),
          ...at('2406100417', 224, 273),
          ...page.words.map((own) => ({ ...own, x0: own.x0 + 400, x1: own.x1 + 400 })),
        ],
      };
    }),
    true,
  );
  const words = line?.words.map(({ text }) => text) ?? [];
  expect(words.slice(-3)).toEqual(['FT', '2406100417', '25.00']);
});
