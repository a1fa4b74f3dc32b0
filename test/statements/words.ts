import { type ColumnRole, languages } from '@/engine/languages';
import { type Column, Column as Columns, type Layout } from './layout';
import type { Statement } from './model';
import { seeded } from './random';
import { type Words, worldOf } from './worlds';

/** Headings that a person understands and no list of a program has. */
const UNKNOWN: Readonly<Record<Column, string>> = {
  date: 'When',
  valueDate: 'Counts from',
  description: 'What it was',
  amount: 'How much',
  debit: 'Left you',
  credit: 'Reached you',
  sign: 'Way',
  balance: 'You then had',
  reference: 'Slip',
  fee: 'Our cut',
  foreignAmount: 'Over there',
  currency: 'Kind',
};

/** The words for a statement and a layout. */
export function wordsOf(statement: Statement, { table }: Layout): Words {
  const { words } = worldOf(statement.language);
  const columns = {
    known: words.columns,
    any: anyHeadings(statement, words),
    unknown: UNKNOWN,
    none: words.columns,
  };
  const chosen = { ...words, columns: columns[table.headings] };
  if (statement.kind === 'bank') return chosen;
  return {
    ...chosen,
    opening: words.cardOpening,
    closing: words.cardClosing,
    moneyIn: words.cardIn,
    moneyOut: words.cardOut,
  };
}

/** Headings drawn from the engine's own lists, but none that it has for two roles. */
function anyHeadings({ language, seed }: Statement, words: Words): Record<Column, string> {
  const lists = languages.find(({ code }) => code === language)?.columns;
  const random = seeded(seed).fork('headings');
  const pick = (column: ColumnRole) => {
    const others = Object.entries(lists ?? {}).flatMap(([role, list]) =>
      role === column ? [] : list,
    );
    const own = (lists?.[column] ?? []).filter((word) => !others.includes(word));
    return own.length === 0 ? words.columns[column] : sentence(random.pick(own), language);
  };
  const entries = Columns.options.map((column) => [column, pick(column)] as const);
  return { ...words.columns, ...Object.fromEntries(entries) };
}

const sentence = (text: string, language: string) =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
