import type {
  AccountData,
  BreakdownItem,
  Equation,
  StatementData,
  Suggestion,
} from '@/utils/contract';
import { flatten, toMinor, type AccountStatement } from '@/utils/export';

/** What the rows carry beyond the flat model, for the table's marks and the expanded row. */
export type RowNotes = {
  /** Minor units by which the printed balance differs from what the rows add up to. */
  off: number | undefined;
  /** No equation that held covers it. */
  uncovered: boolean;
  /** Its amount was worked out, not read. */
  inferred: boolean;
  /** 0-based page it stands on. */
  page: number | undefined;
};

/** A part of a breakdown statement: its printed name and total, and by how much its rows miss that. */
export type Section = {
  category: string;
  /** As printed; undefined where the statement has rows of this kind and no line about them. */
  name: string | undefined;
  total: number | undefined;
  off: number | undefined;
};

/** One account or cardholder, ready to draw. */
export type AccountView = {
  account: AccountStatement;
  /** Set where the statement is one of several cardholders'. */
  isCardholder: boolean;
  notes: ReadonlyMap<number, RowNotes>;
  sections: ReadonlyMap<string, Section>;
  equations: readonly Equation[];
  suggestions: readonly Suggestion[];
  parser: string;
};

type WireRow = {
  id: number;
  inferred?: boolean | undefined;
  source?: { page: number } | undefined;
};

/** The part of the wire that the flat model leaves out; the same order as {@link flatten}. */
type WireExtras = { rows: readonly WireRow[]; breakdown: readonly BreakdownItem[] };

const extrasOf = (data: AccountData): WireExtras[] => {
  switch (data.type) {
    case 'BankStatementNormal':
    case 'BankStatementNoBalance':
    case 'CreditCardSimple':
      return [{ rows: data.transactions, breakdown: [] }];
    case 'CreditCardBreakdown':
      return [{ rows: data.transactions, breakdown: data.breakdown ?? [] }];
    case 'CreditCardBreakdownMultiUser':
      return data.all.map((user) => ({ rows: user.transactions, breakdown: user.breakdown ?? [] }));
  }
};

const notesOf = (
  { breaks, proof }: AccountStatement,
  { rows }: WireExtras,
  minor: (amount: number) => number,
): Map<number, RowNotes> => {
  const off = new Map((breaks.rows ?? []).map((item) => [item.cur_id, minor(item.diff)]));
  const uncovered = new Set(proof?.verdict === 'unchecked' ? [] : (proof?.unproven ?? []));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        off: off.get(row.id),
        uncovered: uncovered.has(row.id),
        inferred: row.inferred === true,
        page: row.source?.page,
      },
    ]),
  );
};

const sectionsOf = (
  { breaks }: AccountStatement,
  { breakdown }: WireExtras,
  minor: (amount: number) => number,
): Map<string, Section> => {
  const off = new Map((breaks.sections ?? []).map((item) => [item.category, minor(item.diff)]));
  return new Map(
    breakdown.map((item) => [
      item.category,
      {
        category: item.category,
        name: item.name,
        total: minor(item.total),
        off: off.get(item.category),
      },
    ]),
  );
};

const viewOf = (account: AccountStatement, extras: WireExtras, data: AccountData): AccountView => {
  const minor = (amount: number): number => toMinor(amount, account.decimals);
  return {
    account,
    isCardholder: data.type === 'CreditCardBreakdownMultiUser',
    notes: notesOf(account, extras, minor),
    sections: sectionsOf(account, extras, minor),
    equations: account.proof?.equations ?? [],
    suggestions: account.proof?.suggestions ?? [],
    parser: data.parser,
  };
};

/** Every account and cardholder of an extraction, in printed order. */
export const accountViews = (data: StatementData): AccountView[] => {
  const accounts = flatten(data);
  const wire = [data, ...(data.others ?? [])].flatMap((part) =>
    extrasOf(part).map((extras) => ({ extras, part })),
  );
  return accounts.flatMap((account, index) => {
    const found = wire[index];
    return found ? [viewOf(account, found.extras, found.part)] : [];
  });
};
