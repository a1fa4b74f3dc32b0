import type {
  BreakdownItem,
  BreakdownTransaction,
  CreditCardBreakdown,
  SubSectionBreak,
} from '@/utils/contract';
import type { SectionRole } from '../reading';
import type { AccountStatement, Row, Section } from '../statement';
import { countBalanceBreaks } from './breaks';
import { commonOf } from './common';
import { transactionOf } from './transaction';
import { wireAmount, wireDate } from './wire';

/** The contract's names of what stands under a heading. */
const CATEGORIES: Readonly<Record<SectionRole, string>> = {
  payments: 'Payments',
  credits: 'Payments',
  purchases: 'Transactions',
  debits: 'Debits',
  fees: 'Charges',
  interest: 'Interest',
};
export const PREVIOUS_BALANCE = 'PreviousBalance';

/** A category for rows that stand under no heading: by which way their money moves. */
const unheaded = (amount: number): string => (amount > 0 ? 'Payments' : 'Transactions');

const categoryOf = ({ role, actual }: Section): string =>
  role ? CATEGORIES[role] : unheaded(actual);

/** Rows of the table that state what was owed before; a closing balance is no row of this schema. */
const isPrevious = ({ amount, balance, entry }: Row): boolean =>
  amount === undefined &&
  balance !== undefined &&
  entry.kind === 'balance' &&
  entry.word !== 'closing';

function transaction(
  row: Row,
  section: Section | undefined,
  statement: AccountStatement,
): BreakdownTransaction | undefined {
  const previous = isPrevious(row);
  const amount = previous ? row.balance : row.amount;
  if (amount === undefined) return undefined;
  const { scale } = statement;
  const { id, description, foreign, source } = transactionOf(row, statement);
  const category = previous
    ? PREVIOUS_BALANCE
    : section?.role
      ? CATEGORIES[section.role]
      : unheaded(amount);
  return {
    id,
    category,
    transactionDate: wireDate(row.date),
    ...(row.valueDate ? { processDate: wireDate(row.valueDate) } : {}),
    description,
    amount: wireAmount(amount, scale),
    ...(previous || row.balance === undefined ? {} : { balance: wireAmount(row.balance, scale) }),
    ...(foreign ? { foreign } : {}),
    source,
  };
}

/** Sections with a printed total or a name; what was owed before comes first. */
function itemsOf(
  sections: readonly Section[],
  previous: Row | undefined,
  scale: number,
): BreakdownItem[] {
  return [
    ...(previous
      ? [
          {
            category: PREVIOUS_BALANCE,
            name: previous.description.join(' '),
            total: wireAmount(previous.balance ?? 0, scale),
          },
        ]
      : []),
    ...sections
      .filter(({ name, expected }) => name !== '' && expected !== undefined)
      .map((section) => ({
        category: categoryOf(section),
        name: section.name,
        total: wireAmount(section.expected ?? section.actual, scale),
      })),
  ];
}

function breaksOf(sections: readonly Section[], scale: number): SubSectionBreak[] {
  return sections.flatMap((section) => {
    const { expected, actual } = section;
    if (expected === undefined || expected === actual) return [];
    return [
      {
        category: categoryOf(section),
        expected: wireAmount(expected, scale),
        actual: wireAmount(actual, scale),
        diff: wireAmount(expected - actual, scale),
      },
    ];
  });
}

/** What the breakdown schemas share. */
export type CardPart = {
  breakdown: BreakdownItem[];
  transactions: BreakdownTransaction[];
  subSectionBreaks?: SubSectionBreak[];
  numBreaks: number;
};

/** The rows of some sections as the breakdown schemas have them; without the facts around them. */
export function partOf(
  statement: AccountStatement,
  rows: readonly Row[],
  sections: readonly Section[],
): CardPart {
  const { scale } = statement;
  const sectionOf = new Map(
    sections.flatMap((section) => section.rows.map((id) => [id, section] as const)),
  );
  const breaks = breaksOf(sections, scale);
  return {
    breakdown: itemsOf(sections, rows.find(isPrevious), scale),
    transactions: rows.flatMap((row) => transaction(row, sectionOf.get(row.id), statement) ?? []),
    ...(breaks.length > 0 ? { subSectionBreaks: breaks } : {}),
    numBreaks: breaks.length,
  };
}

/** Whether the statement parts its rows by headings, or sums a part of them. */
export const isBrokenDown = ({ breakdown: { sections } }: AccountStatement): boolean =>
  new Set(sections.flatMap(({ role, rows }) => (rows.length > 0 && role) || [])).size > 1 ||
  sections.some(({ role, expected }) => role !== undefined && expected !== undefined);

export function cardBreakdown(statement: AccountStatement): CreditCardBreakdown {
  const part = partOf(statement, statement.rows, statement.breakdown.sections);
  return {
    type: 'CreditCardBreakdown',
    ...commonOf(statement),
    ...part,
    numBreaks: part.numBreaks + countBalanceBreaks(statement),
  };
}
