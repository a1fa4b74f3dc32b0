import type { CardUser, StatementData } from './data';
import type { StatementFacts, StatementFactsV1 } from './statement';
import type { BreakdownV1, SuccessEnvelopeV1 } from './v1';

/** The `data` of an answer of the earlier `/pdf` (contract §4) in its schema: the other way of `toV1`. */
export function fromV1(envelope: SuccessEnvelopeV1): StatementData {
  switch (envelope.code) {
    case 'pdf/success/bank-statement-normal': {
      const { statement, valid, breaks, ...rest } = envelope.data;
      return {
        ...rest,
        type: 'BankStatementNormal',
        statement: facts(statement),
        transactionBreaks: breaks,
        numBreaks: count(valid, breaks),
      };
    }
    case 'pdf/success/bank-statement-no-balance':
      return {
        ...envelope.data,
        type: 'BankStatementNoBalance',
        statement: facts(envelope.data.statement),
      };
    case 'pdf/success/credit-card-simple':
      return {
        ...envelope.data,
        type: 'CreditCardSimple',
        statement: facts(envelope.data.statement),
      };
    case 'pdf/success/credit-card-breakdown':
      return {
        ...card(envelope.data),
        type: 'CreditCardBreakdown',
        parser: envelope.data.parser,
      };
    case 'pdf/success/credit-card-breakdown-multi-user': {
      const all = envelope.data.map(card);
      return {
        type: 'CreditCardBreakdownMultiUser',
        parser: envelope.data[0]?.parser ?? '',
        all,
        numBreaks: all.reduce((sum, { numBreaks = 0 }) => sum + numBreaks, 0),
      };
    }
  }
}

function card(answer: BreakdownV1): CardUser {
  const { statement, valid, breaks, parser: _, ...rest } = answer;
  return {
    ...rest,
    statement: facts(statement),
    subSectionBreaks: breaks,
    numBreaks: count(valid, breaks),
  };
}

/** An answer that says it is not valid has a break, listed or not. */
const count = (valid: boolean, breaks: readonly unknown[]): number =>
  valid ? 0 : Math.max(1, breaks.length);

function facts({ statementBalance, ...rest }: StatementFactsV1): StatementFacts {
  return { ...rest, ...(statementBalance !== undefined && { closingBalance: statementBalance }) };
}
