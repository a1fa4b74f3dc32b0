import { expect, it } from 'vitest';
import { fold } from '@/engine/text';

it.each([
  ['Début:', 'debut'],
  ['KSIĘGOWANIA', 'ksiegowania'],
  ['Książki', 'ksiazki'],
  ['Zł', 'zl'],
  ['AÇIKLAMA', 'aciklama'],
  ['Açıklama', 'aciklama'],
  ['İŞLEM', 'islem'],
  ['Beløb', 'belob'],
  ['Straße', 'strasse'],
  ['month’s', "month's"],
  ['ΛΟΓΑΡΙΑΣΜΟΣ', 'λογαριασμοσ'],
  ['λογαριασμός', 'λογαριασμοσ'],
  ['잔액', '잔액'],
  ['残高：', '残高'],
  ['(DR)', 'dr'],
  ['---', ''],
  ['intereses²:', 'intereses'],
  ['m²', 'm2'],
  ['#Saldo', 'saldo'],
  ['#12', '#12'],
])('%s is compared as %s', (printed, folded) => {
  expect(fold(printed)).toBe(folded);
});
