import { describe, expect, it } from 'vitest';
import { type Language, languages } from '@/engine/languages';
import { foldPhrase } from '@/engine/text';

type List = readonly [path: string, entries: readonly string[]];

/** Every list of a language with its path: `columns.debit`, `months.3`. */
function lists(value: unknown, path = ''): List[] {
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    lists(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** As the engine compares: no diacritics but the vowels and tones of Thai, no end punctuation. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(?!\p{Script=Thai})\p{Mn}/gu, '')
    .replace(/[.:]+$/, '');

/** The form that every entry has; empty entries have none. */
const printed = (entry: string) =>
  entry.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ') || undefined;

const shared = (first: readonly string[], second: readonly string[]) =>
  first.map(fold).filter((entry) => second.map(fold).includes(entry));

/** What a statement cannot do without; the rest may be empty. */
const essential = (language: Language): List[] => [
  ['columns.date', language.columns.date],
  ['columns.description', language.columns.description],
  ['columns.amount', language.columns.amount],
  ['columns.debit', language.columns.debit],
  ['columns.credit', language.columns.credit],
  ['columns.balance', language.columns.balance],
  ['balances.opening', language.balances.opening],
  ['balances.closing', language.balances.closing],
  ['balances.forward', language.balances.forward],
  ['totals.any', language.totals.any],
  ['facts.accountNumber', language.facts.accountNumber],
  ['facts.period', language.facts.period],
  ['facts.until', language.facts.until],
  ['documents.bankStatement', language.documents.bankStatement],
  ['documents.cardStatement', language.documents.cardStatement],
  ['documents.cardWords', language.documents.cardWords],
  ['documents.notStatement', language.documents.notStatement],
  ['page', language.page],
];

describe.each(languages.map((language) => [language.code, language] as const))(
  'the words of %s',
  (_code, language) => {
    it('name twelve months, each form only one of them', () => {
      expect(language.months).toHaveLength(12);
      const forms = language.months.flatMap((month) => [...new Set(month.map(fold))]);
      expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
      const empty = language.months.filter((month) => month.length === 0).length;
      expect([0, 12]).toContain(empty);
    });

    it('have something for every essential role', () => {
      const empty = essential(language).filter(([, entries]) => entries.length === 0);
      expect(empty.map(([path]) => path)).toEqual([]);
    });

    it('are lower case, trimmed, composed and unique', () => {
      const wrong = lists(language).flatMap(([path, entries]) =>
        entries
          .filter((entry, at) => entry !== printed(entry) || entries.indexOf(entry) !== at)
          .map((entry) => `${path}: ${entry}`),
      );
      expect(wrong).toEqual([]);
    });

    it('hold something that is compared', () => {
      const words = lists(language).filter(([path]) => path !== 'facts.until');
      const silent = words.flatMap(([path, entries]) =>
        entries
          .filter((entry) => foldPhrase(entry).length === 0)
          .map((entry) => `${path}: ${entry}`),
      );
      expect(silent).toEqual([]);
    });

    it('stand longest first where one contains another', () => {
      const hidden = lists(language).flatMap(([path, entries]) =>
        entries
          .filter((entry, at) => entries.slice(0, at).some((earlier) => entry.includes(earlier)))
          .map((entry) => `${path}: ${entry}`),
      );
      expect(hidden).toEqual([]);
    });

    it('give a column heading one role only', () => {
      const seen = new Map<string, string>();
      const twice: string[] = [];
      for (const [role, entries] of Object.entries(language.columns)) {
        for (const entry of new Set(entries.map(fold))) {
          const other = seen.get(entry);
          if (other !== undefined) twice.push(`${entry}: ${other}, ${role}`);
          seen.set(entry, role);
        }
      }
      expect(twice).toEqual([]);
    });

    it('never mean two contrary things', () => {
      const { balances, totals, sections, signs, documents, facts } = language;
      expect(shared(balances.opening, balances.closing)).toEqual([]);
      expect(shared([...balances.opening, ...balances.closing], balances.forward)).toEqual([]);
      expect(shared([...balances.opening, ...balances.closing], balances.other)).toEqual([]);
      const settled = [...balances.opening, ...balances.closing, ...balances.forward];
      expect(
        balances.dated.filter((label) => settled.some((entry) => label.includes(entry))),
      ).toEqual([]);
      expect(shared(totals.debits, totals.credits)).toEqual([]);
      expect(shared(sections.debits, sections.credits)).toEqual([]);
      expect(shared(sections.payments, sections.purchases)).toEqual([]);
      expect(shared(sections.payments, sections.debits)).toEqual([]);
      expect(shared(sections.purchases, sections.credits)).toEqual([]);
      expect(shared(signs.debit, signs.credit)).toEqual([]);
      expect(shared(documents.notStatement, documents.bankStatement)).toEqual([]);
      expect(shared(documents.notStatement, documents.cardStatement)).toEqual([]);
      expect(shared(facts.issuedOn, facts.dueOn)).toEqual([]);
      expect(shared(facts.accountNumber, facts.statementNumber)).toEqual([]);
    });
  },
);

it('has each language once', () => {
  const codes = languages.map((language) => language.code);
  expect(new Set(codes).size).toBe(codes.length);
});
