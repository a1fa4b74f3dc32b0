import {
  type AccountData,
  type BreakdownTransaction,
  type CardUser,
  type Envelope,
  isSuccess,
  type ProofVerdict,
  type SchemaName,
  type Transaction,
  type TransactionNoBalance,
} from '@/utils/contract';
import type { Truth, TruthAccount, TruthRow } from './truth';

/** What was read of one row, in the shape of the truth. */
export type ReadRow = {
  date: string;
  amount: number;
  balance: number | undefined;
  description: string[];
  category?: string;
};

/** One account as it was read. */
export type ReadAccount = {
  schema: SchemaName;
  verdict: ProofVerdict;
  rows: ReadRow[];
  /** Sums of parts of the rows, and the cardholders that have parts of their own. */
  totals: { category: string; name: string; total: number }[];
  cardholders: { name: string; number: string }[];
  unproven: number;
};

/** The accounts of an answer; none for a failure. Balance lines, which move no money, are left out. */
export function accountsRead(envelope: Envelope): ReadAccount[] {
  if (!isSuccess(envelope)) return [];
  const { data } = envelope;
  return [data, ...(data.others ?? [])].map((account) => ({
    schema: account.type,
    totals: partsOf(account).flatMap(({ breakdown = [] }) =>
      breakdown.filter(({ category }) => category !== PREVIOUS).map(({ ...item }) => item),
    ),
    cardholders:
      account.type === 'CreditCardBreakdownMultiUser'
        ? account.all.map(({ statement }) => ({
            name: statement.nameAddress.join(' '),
            number: statement.accountNumber ?? '',
          }))
        : [],
    verdict: account.proof?.verdict ?? 'unchecked',
    unproven: account.proof?.unproven.length ?? 0,
    rows: transactionsOf(account).flatMap(readRow),
  }));
}

const PREVIOUS = 'PreviousBalance';

/** What has a breakdown: the card, or each of its cardholders. */
function partsOf(data: AccountData): Pick<CardUser, 'breakdown'>[] {
  if (data.type === 'CreditCardBreakdownMultiUser') return data.all;
  return data.type === 'CreditCardBreakdown' ? [data] : [];
}

type AnyTransaction = Transaction | TransactionNoBalance | BreakdownTransaction;

function transactionsOf(data: AccountData): AnyTransaction[] {
  return data.type === 'CreditCardBreakdownMultiUser'
    ? data.all.flatMap(({ transactions }) => transactions)
    : data.transactions;
}

function readRow(row: AnyTransaction): ReadRow[] {
  if (row.amount === undefined) return [];
  if ('category' in row && row.category === PREVIOUS) return [];
  const date = 'date' in row ? row.date : (row.transactionDate ?? row.processDate);
  return [
    {
      date: String(date).slice(0, 10),
      amount: Number(row.amount),
      balance: typeof row['balance'] === 'number' ? row['balance'] : undefined,
      description: row.description,
      ...(typeof row['category'] === 'string' ? { category: row['category'] } : {}),
    },
  ];
}

/** Every account of a PDF, those of further statements too. */
export function accountsOf(truth: Truth): TruthAccount[] {
  return [...truth.accounts, ...(truth.others ?? []).flatMap(accountsOf)];
}

/** In what the rows of an account differ from the truth, one sentence each; none when they are equal. */
export function differences(read: ReadAccount, truth: TruthAccount): string[] {
  const found: string[] = [];
  if (read.rows.length !== truth.rows.length) {
    found.push(`${read.rows.length} rows, not ${truth.rows.length}`);
  }
  truth.rows.forEach((row, i) => {
    const got = read.rows[i];
    if (!got) return;
    const say = (what: string, is: unknown, not: unknown) =>
      found.push(`row ${i + 1}: ${what} ${String(is)}, not ${String(not)}`);
    if (got.date !== row.date) say('date', got.date, row.date);
    if (got.amount !== row.amount) say('amount', got.amount, row.amount);
    if (row.balance !== undefined && got.balance !== row.balance) {
      say('balance', got.balance, row.balance);
    }
  });
  return found;
}

/**
 * The description of a row as it was read, without the text of a column of references: an answer has no
 * field for it, and may keep it there.
 */
export function describedAs({ description }: ReadRow, { reference }: TruthRow): string[] {
  if (reference === undefined) return description;
  return description
    .map((line) =>
      line
        .split(' ')
        .filter((word) => word !== reference)
        .join(' '),
    )
    .filter((line) => line !== '');
}

/** How many of the truth's rows were read, by date and amount, in whatever order. */
export function rowsFound(
  read: readonly ReadAccount[],
  truth: Truth,
): { found: number; of: number } {
  const free = new Map<string, number>();
  const key = (row: { date: string; amount: number }) => `${row.date} ${row.amount}`;
  for (const row of read.flatMap(({ rows }) => rows)) {
    free.set(key(row), (free.get(key(row)) ?? 0) + 1);
  }
  const wanted = accountsOf(truth).flatMap(({ rows }) => rows);
  const found = wanted.filter((row) => {
    const left = free.get(key(row)) ?? 0;
    if (left > 0) free.set(key(row), left - 1);
    return left > 0;
  });
  return { found: found.length, of: wanted.length };
}

/**
 * False claims: accounts that were called proven and are like none of the truth's. The sentences say
 * how they differ from the account at their place.
 */
export function falseProofs(read: readonly ReadAccount[], truth: Truth): string[] {
  const accounts = accountsOf(truth);
  return read.flatMap((account, i) => {
    if (account.verdict !== 'proven') return [];
    const fits = accounts.some(
      (one) => one.provable !== 'no' && differences(account, one).length === 0,
    );
    if (fits) return [];
    const at = accounts[i] ?? accounts[0];
    const said = at ? differences(account, at) : ['there is no such account'];
    return said.length > 0 ? said : ['nothing on paper proves them'];
  });
}
