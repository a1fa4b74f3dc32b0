import { SUCCESS_CODES } from './codes';
import type { CardUser, StatementData } from './data';
import { type Envelope, isSuccess } from './envelope';
import type { StatementFacts, StatementFactsV1 } from './statement';
import type { BreakdownV1, EnvelopeV1, SuccessEnvelopeV1 } from './v1';

/**
 * The same answer as the earlier `/pdf` words it (contract §4): only its fields, the closing balance as
 * `statementBalance`, a multi-user card as an array, further accounts of the PDF left out.
 */
export function toV1(envelope: Envelope): EnvelopeV1 {
  if (isSuccess(envelope)) return success(envelope.requestId, envelope.data);
  const { requestId, code, type, message, data } = envelope;
  return {
    requestId,
    code,
    type,
    ...(message !== undefined && { message }),
    ...(data !== undefined && { data }),
  };
}

function success(requestId: string, data: StatementData): SuccessEnvelopeV1 {
  const envelope = { requestId, type: 2 } as const;
  switch (data.type) {
    case 'BankStatementNormal':
      return {
        ...envelope,
        code: SUCCESS_CODES.BankStatementNormal,
        data: {
          parser: data.parser,
          statement: facts(data.statement),
          transactions: data.transactions,
          valid: data.numBreaks === 0,
          breaks: data.transactionBreaks ?? [],
        },
      };
    case 'BankStatementNoBalance':
    case 'CreditCardSimple':
      return {
        ...envelope,
        code: SUCCESS_CODES[data.type],
        data: {
          parser: data.parser,
          statement: facts(data.statement),
          transactions: data.transactions,
        },
      };
    case 'CreditCardBreakdown':
      return {
        ...envelope,
        code: SUCCESS_CODES.CreditCardBreakdown,
        data: breakdown(data.parser, data),
      };
    case 'CreditCardBreakdownMultiUser':
      return {
        ...envelope,
        code: SUCCESS_CODES.CreditCardBreakdownMultiUser,
        data: data.all.map((user) => breakdown(data.parser, user)),
      };
  }
}

function breakdown(parser: string, card: CardUser): BreakdownV1 {
  return {
    parser,
    statement: facts(card.statement),
    breakdown: card.breakdown ?? [],
    transactions: card.transactions,
    valid: card.numBreaks === 0,
    breaks: card.subSectionBreaks ?? [],
  };
}

function facts(statement: StatementFacts): StatementFactsV1 {
  const { openingBalance: _, closingBalance, ...rest } = statement;
  return { ...rest, ...(closingBalance !== undefined && { statementBalance: closingBalance }) };
}
