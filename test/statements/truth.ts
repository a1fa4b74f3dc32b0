import type { Day } from './calendar';
import type { Composed, PrintedAccount } from './compose';
import { toNumber } from './currency';
import { hasYear } from './format';
import type { Layout } from './layout';
import type { Account, Section, Statement } from './model';

/** One row as an extractor must answer it. Amounts are numbers with the currency's decimals. */
export type TruthRow = {
  date: Day;
  valueDate?: Day;
  /** One item per printed line. */
  description: string[];
  /** What the row moved. */
  amount: number;
  /** Absent where none is printed. */
  balance?: number;
  /** What stands in a column of references. */
  reference?: string;
  /** The part of it that is printed apart, as a charge. */
  fee?: number;
  /** Under headings that say what the rows are: `category` of the contract. */
  category?: string;
  /** Index of `cardholders`, where the statement lists them apart. */
  cardholder?: number;
};

/** A printed sum of rows. */
export type TruthTotal = { category: string; name: string; total: number; cardholder?: number };

/** One account as an extractor must answer it: what is not printed is absent. */
export type TruthAccount = {
  schema:
    | 'BankStatementNormal'
    | 'BankStatementNoBalance'
    | 'CreditCardSimple'
    | 'CreditCardBreakdown'
    | 'CreditCardBreakdownMultiUser';
  accountNumber: string;
  accountType: string;
  /** ISO 4217. */
  currency: string;
  opening?: number;
  closing?: number;
  /** In printed order. */
  rows: TruthRow[];
  totals: TruthTotal[];
  cardholders: { name: string; number: string }[];
  /**
   * Can the rows be proven from what is printed? In part where balances are printed but no first one;
   * not where nothing is printed to check against, or where the document's own figures do not tie.
   */
  provable: 'yes' | 'in part' | 'no';
};

export type Truth = {
  issuer: string;
  holder: string[];
  statementNumber: string;
  from: Day;
  to: Day;
  issuedOn: Day;
  order: Layout['order'];
  pages: number;
  accounts: TruthAccount[];
  /** Further statements of the same PDF. */
  others?: Truth[];
};

const CATEGORIES: Readonly<Record<Section | 'cardholder', string>> = {
  payments: 'Payments',
  credits: 'Credits',
  debits: 'Debits',
  purchases: 'Transactions',
  fees: 'Charges',
  interest: 'Interest',
  cardholder: 'Cardholder',
};

/** What a perfect extractor answers for a composed statement. */
export function truthOf(statement: Statement, layout: Layout, composed: Composed): Truth {
  return {
    issuer: statement.issuer.name,
    holder: statement.holder,
    statementNumber: statement.number,
    from: statement.from,
    to: statement.to,
    issuedOn: statement.issuedOn,
    order: layout.order,
    pages: composed.sheets.length,
    accounts: statement.accounts.map((account, i) =>
      accountTruth(account, composed.accounts[i], statement, layout),
    ),
  };
}

function accountTruth(
  account: Account,
  printed: PrintedAccount = { rows: [], totals: [] },
  statement: Statement,
  layout: Layout,
): TruthAccount {
  const { columns } = layout;
  const inTable = columns.includes('balance') || columns.includes('amount');
  const opening = layout.opening.summary || (layout.opening.row && inTable);
  const closing = layout.closing.summary || (layout.closing.row && inTable);
  const number = (minor: number) => toNumber(minor, statement.currency);
  const apart = layout.cardholders.headings;
  const sections = layout.sections.by === 'kind';
  return {
    schema: schemaOf(statement, layout, printed),
    accountNumber: account.number,
    accountType: account.type,
    currency: statement.currency.code,
    ...(opening ? { opening: number(account.opening) } : {}),
    ...(closing ? { closing: number(account.closing) } : {}),
    rows: printed.rows.map(({ row, description, balance }) => ({
      date: row.date,
      ...(columns.includes('valueDate') && hasYear(layout.date.otherForm)
        ? { valueDate: row.valueDate }
        : {}),
      description,
      amount: number(row.moved),
      ...(balance ? { balance: number(row.balance) } : {}),
      ...(columns.includes('reference') && row.reference !== ''
        ? { reference: row.reference }
        : {}),
      ...(columns.includes('fee') && row.fee !== 0 ? { fee: number(row.fee) } : {}),
      ...(sections ? { category: CATEGORIES[row.section] } : {}),
      ...(apart ? { cardholder: row.holder } : {}),
    })),
    totals: printed.totals.map(({ of, name, amount, holder }) => ({
      category: CATEGORIES[of],
      name,
      total: number(amount),
      ...(apart ? { cardholder: holder } : {}),
    })),
    cardholders: apart ? account.cardholders : [],
    provable: provable(account, layout, { opening, closing, totals: printed.totals.length > 0 }),
  };
}

function schemaOf(
  { kind }: Statement,
  { cardholders }: Layout,
  { rows, totals }: PrintedAccount,
): TruthAccount['schema'] {
  if (kind === 'bank') {
    return rows.every(({ balance }) => balance) ? 'BankStatementNormal' : 'BankStatementNoBalance';
  }
  if (cardholders.headings) return 'CreditCardBreakdownMultiUser';
  return totals.length > 0 ? 'CreditCardBreakdown' : 'CreditCardSimple';
}

function provable(
  { ties }: Account,
  { columns }: Layout,
  has: { opening: boolean; closing: boolean; totals: boolean },
): TruthAccount['provable'] {
  if (!ties) return 'no';
  if (has.totals || (has.opening && (has.closing || columns.includes('balance')))) return 'yes';
  return columns.includes('balance') ? 'in part' : 'no';
}
