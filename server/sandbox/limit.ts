import {
  type AccountData,
  type BankStatementNormal,
  BreakdownTransaction,
  type CardUser,
  type Envelope,
  type Proof,
  StatementFacts,
  Transaction,
  TransactionNoBalance,
  isSuccess,
} from '@/utils/contract';
import { lineMasker, maskFacts } from './mask';

/** Transactions of each list that the sandbox lets through (contract §7). */
const SANDBOX_TRANSACTIONS = 10;

/** Only fields that are known: what a later engine adds is held back until somebody has looked at it. */
const Facts = StatementFacts.strip();
const RowWithBalance = Transaction.strip();
const Row = TransactionNoBalance.strip();
const CardRow = BreakdownTransaction.strip();

/**
 * The answer as the sandbox gives it: the first transactions of each list, what is said about later ones left out,
 * account numbers and names masked, also where they stand in a description. `numBreaks` stays that of the whole.
 */
export function limitToSandbox(envelope: Envelope): Envelope {
  if (!isSuccess(envelope)) return envelope;
  const { others, ...data } = envelope.data;
  return {
    ...envelope,
    data: {
      ...limitAccount(data),
      ...(others !== undefined && { others: others.map(limitAccount) }),
    },
  };
}

function limitAccount(data: AccountData): AccountData {
  const { parser, numBreaks, currency } = data;
  const common = {
    parser,
    ...(numBreaks !== undefined && { numBreaks }),
    ...(currency !== undefined && { currency }),
  };
  switch (data.type) {
    case 'BankStatementNormal': {
      const transactions = limitRows(data, data.transactions).map((row) =>
        RowWithBalance.parse(row),
      );
      return {
        type: data.type,
        ...common,
        statement: limitFacts(data),
        transactions,
        ...limitChecks(data, transactions),
      };
    }
    case 'BankStatementNoBalance':
    case 'CreditCardSimple': {
      const transactions = limitRows(data, data.transactions).map((row) => Row.parse(row));
      return {
        type: data.type,
        ...common,
        statement: limitFacts(data),
        transactions,
        ...limitChecks(data, transactions),
      };
    }
    case 'CreditCardBreakdown':
      return { type: data.type, ...common, ...limitCard(data) };
    case 'CreditCardBreakdownMultiUser':
      return { type: data.type, ...common, all: data.all.map(limitCard) };
  }
}

type Checks = Pick<BankStatementNormal, 'transactionBreaks' | 'closingBalanceBreak' | 'proof'>;

/** What was checked of the rows that stay. */
function limitChecks(
  { transactionBreaks: breaks, closingBalanceBreak: closing, proof }: Checks,
  transactions: readonly { id: number }[],
): Checks {
  const kept = new Set(transactions.map(({ id }) => id));
  return {
    ...(breaks !== undefined && {
      transactionBreaks: breaks.filter(({ cur_id }) => kept.has(cur_id)),
    }),
    ...(closing !== undefined && { closingBalanceBreak: closing }),
    ...limitProof(proof, kept),
  };
}

function limitCard(card: CardUser): CardUser {
  const transactions = limitRows(card, card.transactions).map((row) => CardRow.parse(row));
  return {
    statement: limitFacts(card),
    transactions,
    ...(card.breakdown !== undefined && { breakdown: card.breakdown }),
    ...(card.subSectionBreaks !== undefined && { subSectionBreaks: card.subSectionBreaks }),
    ...(card.numBreaks !== undefined && { numBreaks: card.numBreaks }),
    ...limitProof(card.proof, new Set(transactions.map(({ id }) => id))),
  };
}

const limitFacts = ({ statement }: { statement: StatementFacts }): StatementFacts =>
  Facts.parse(maskFacts(statement));

function limitRows<R extends { description: string[] }>(
  { statement }: { statement: StatementFacts },
  rows: readonly R[],
): R[] {
  const mask = lineMasker(statement);
  return rows
    .slice(0, SANDBOX_TRANSACTIONS)
    .map((row) => ({ ...row, description: row.description.map(mask) }));
}

function limitProof(proof: Proof | undefined, kept: ReadonlySet<number>): { proof?: Proof } {
  if (proof === undefined) return {};
  return {
    proof: {
      ...proof,
      unproven: proof.unproven.filter((id) => kept.has(id)),
      suggestions: proof.suggestions.filter(({ id }) => id !== undefined && kept.has(id)),
    },
  };
}
