import type { Day } from '../calendar';
import type { Layout } from '../layout';
import type { Account, Minor, Row, Section } from '../model';
import type { Words } from '../worlds';

/** What an account's table says, top to bottom, before it is set. */
export type Entry =
  | { kind: 'row'; row: Row }
  | { kind: 'balance'; which: 'opening' | 'closing'; label: string; amount: Minor }
  | { kind: 'day'; day: Day }
  | { kind: 'heading'; level: 'cardholder' | 'section'; text: string; total?: Total }
  | { kind: 'total'; text: string; total: Total };

/** A printed sum of rows. */
export type Total = { of: Section | 'cardholder'; holder: number; name: string; amount: Minor };

const SECTIONS: readonly Section[] = [
  'credits',
  'payments',
  'debits',
  'purchases',
  'fees',
  'interest',
];
const DEBITS_FIRST: readonly Section[] = [
  'debits',
  'purchases',
  'fees',
  'interest',
  'credits',
  'payments',
];

/** An account's entries in printed order. */
export function bodyOf(account: Account, layout: Layout, words: Words): Entry[] {
  const newest = layout.order === 'newest first';
  const rows = newest ? account.rows.toReversed() : account.rows;
  const balance = (which: 'opening' | 'closing'): Entry[] =>
    layout[which].row
      ? [{ kind: 'balance', which, label: words[which], amount: account[which] }]
      : [];
  return [
    ...balance(newest ? 'closing' : 'opening'),
    ...byCardholder(account, rows, layout, words),
    ...balance(newest ? 'opening' : 'closing'),
  ];
}

function byCardholder(
  account: Account,
  rows: readonly Row[],
  layout: Layout,
  words: Words,
): Entry[] {
  if (!layout.cardholders.headings) return bySection(rows, 0, layout, words);
  return account.cardholders.flatMap(({ name, number }, holder): Entry[] => {
    const mine = rows.filter((row) => row.holder === holder);
    const total: Total = { of: 'cardholder', holder, name, amount: sumOf(mine) };
    return [
      { kind: 'heading', level: 'cardholder', text: `${name} ${number}` },
      ...bySection(mine, holder, layout, words),
      ...(layout.cardholders.totals
        ? [{ kind: 'total', text: totalOf(words, name), total } as const]
        : []),
    ];
  });
}

function bySection(rows: readonly Row[], holder: number, layout: Layout, words: Words): Entry[] {
  const entries = (some: readonly Row[]) => withDays(some, layout);
  if (layout.sections.by === 'nothing') return entries(rows);
  const order = layout.sections.creditsFirst ? SECTIONS : DEBITS_FIRST;
  return order.flatMap((section): Entry[] => {
    const mine = rows.filter((row) => row.section === section);
    if (mine.length === 0) return [];
    const name = words.sections[section];
    const total: Total = { of: section, holder, name, amount: sumOf(mine) };
    const { totals } = layout.sections;
    return [
      {
        kind: 'heading',
        level: 'section',
        text: name,
        ...(totals === 'beside heading' ? { total } : {}),
      },
      ...entries(mine),
      ...(totals === 'below'
        ? [{ kind: 'total', text: totalOf(words, name), total } as const]
        : []),
    ];
  });
}

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.moved, 0);

const totalOf = ({ totalOf: template }: Words, heading: string) =>
  template.replace('{heading}', heading);

/** Rows, under a line for each day where the layout has such lines. */
function withDays(rows: readonly Row[], { date }: Layout): Entry[] {
  return rows.flatMap((row, i): Entry[] => {
    const newDay = date.on === 'line above' && rows[i - 1]?.date !== row.date;
    return [...(newDay ? [{ kind: 'day', day: row.date } as const] : []), { kind: 'row', row }];
  });
}
