import type { Layout } from '../layout';
import type { Sign } from '../sign';

/** Forms of dates in the table, each with the form of dates elsewhere (which names the year). */
export const DATES: readonly [
  { form: string; otherForm: string },
  ...{ form: string; otherForm: string }[],
] = [
  { form: 'dd/MM/yyyy', otherForm: 'dd/MM/yyyy' },
  { form: 'yyyy-MM-dd', otherForm: 'yyyy-MM-dd' },
  { form: 'MM/dd/yyyy', otherForm: 'MM/dd/yyyy' },
  { form: 'dd.MM.yyyy', otherForm: 'dd.MM.yyyy' },
  { form: 'dd-MM-yyyy', otherForm: 'dd-MM-yyyy' },
  { form: 'dd/MM/yy', otherForm: 'dd/MM/yyyy' },
  { form: 'MM/dd/yy', otherForm: 'MM/dd/yyyy' },
  { form: 'dd.MM.yy', otherForm: 'dd.MM.yyyy' },
  { form: 'dd MMM yyyy', otherForm: 'dd MMMM yyyy' },
  { form: 'd MMM yyyy', otherForm: 'd MMM yyyy' },
  { form: 'dd-MMM-yyyy', otherForm: 'dd-MMM-yyyy' },
  { form: 'dd-MMM-yy', otherForm: 'dd MMM yyyy' },
  { form: 'ddMMMyy', otherForm: 'ddMMMyyyy' },
  { form: 'MMM d, yyyy', otherForm: 'MMMM d, yyyy' },
  { form: 'MMMM d, yyyy', otherForm: 'MMMM d, yyyy' },
  { form: 'yyyy/MM/dd', otherForm: 'yyyy/MM/dd' },
  { form: 'd/M/yyyy', otherForm: 'd/M/yyyy' },
  { form: 'dd MMM', otherForm: 'dd MMMM yyyy' },
  { form: 'dd/MM', otherForm: 'dd/MM/yyyy' },
  { form: 'MM/dd', otherForm: 'MM/dd/yyyy' },
  { form: 'dd.MM.', otherForm: 'dd.MM.yyyy' },
  { form: 'MMM d', otherForm: 'MMM d, yyyy' },
  { form: 'd MMMM', otherForm: 'd MMMM yyyy' },
  { form: 'dd/MM/yyyy HH:mm', otherForm: 'dd/MM/yyyy' },
  { form: 'yyyy-MM-dd HH:mm', otherForm: 'yyyy-MM-dd' },
  { form: 'do MMM yyyy', otherForm: 'do MMMM yyyy' },
];

/** East Asian dates in words, with and without the year. */
const NATIVE: Readonly<Record<string, readonly [whole: string, short: string]>> = {
  ja: ['yyyy年M月d日', 'M月d日'],
  zh: ['yyyy年MM月dd日', 'MM月dd日'],
  ko: ['yyyy년 M월 d일', 'M월 d일'],
};

/** A form of dates as a language would write it: only English puts the month first or counts days in order. */
export function dateFormIn(language: string, form: string): string {
  if (language === 'en') return form;
  const native = NATIVE[language];
  if (native && form.includes('MMM')) return form.includes('y') ? native[0] : native[1];
  return form
    .replace(/^MM\/dd/, 'dd/MM')
    .replace(/^(M{3,4}) d(?=,|$)/, 'd $1')
    .replace(', ', ' ')
    .replace('do', 'd');
}

type NumberChoice = { currency: string; form: Omit<Layout['number'], 'symbol'> };

/** Forms of numbers, each with a currency that is printed so. */
export const NUMBERS: readonly [NumberChoice, ...NumberChoice[]] = [
  { currency: 'GBP', form: { decimal: '.', group: ',', grouping: 'thousands' } },
  { currency: 'EUR', form: { decimal: ',', group: '.', grouping: 'thousands' } },
  { currency: 'USD', form: { decimal: '.', group: ',', grouping: 'thousands' } },
  { currency: 'SEK', form: { decimal: ',', group: ' ', grouping: 'thousands' } },
  { currency: 'EUR', form: { decimal: ',', group: '\u00a0', grouping: 'thousands' } },
  { currency: 'ZAR', form: { decimal: '.', group: ' ', grouping: 'thousands' } },
  { currency: 'CHF', form: { decimal: '.', group: "'", grouping: 'thousands' } },
  { currency: 'CHF', form: { decimal: '.', group: '’', grouping: 'thousands' } },
  { currency: 'INR', form: { decimal: '.', group: ',', grouping: 'lakh' } },
  { currency: 'USD', form: { decimal: '.', group: '', grouping: 'thousands' } },
  { currency: 'EUR', form: { decimal: ',', group: '', grouping: 'thousands' } },
  { currency: 'JPY', form: { decimal: '.', group: ',', grouping: 'thousands' } },
  { currency: 'KWD', form: { decimal: '.', group: ',', grouping: 'thousands' } },
];

const mark = (
  on: 'credits' | 'debits' | 'both',
  debit: string,
  credit: string,
  place: 'before' | 'after',
  apart: boolean,
): Sign => ({
  form: 'mark',
  on,
  debit,
  credit,
  place,
  apart,
});

/** Forms of signs that tell debits from credits by themselves. */
export const SIGNS: readonly [Sign, ...Sign[]] = [
  { form: 'minus' },
  { form: 'both' },
  { form: 'spaced' },
  { form: 'trailing' },
  { form: 'spaced trailing' },
  { form: 'trailing both' },
  { form: 'parentheses' },
  mark('credits', 'DR', 'CR', 'after', true),
  mark('credits', 'Dr', 'Cr', 'after', true),
  mark('debits', 'DR', 'CR', 'after', true),
  mark('both', 'DR', 'CR', 'after', true),
  mark('both', 'DR', 'CR', 'after', false),
  mark('both', 'D', 'C', 'after', true),
  mark('both', 'Dr', 'Cr', 'before', true),
];
