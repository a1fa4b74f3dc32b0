import type { StatementFacts } from '@/utils/contract';
import type { AccountStatement } from '../statement';
import { wireAmount, wireDate } from './wire';

/** The facts around the rows. */
export function factsOf(statement: AccountStatement): StatementFacts {
  const { period, rows, opening, closing, scale, facts } = statement;
  const { issuer, accountNumber, accountType, statementNumber, issuedOn } = facts;
  const from = period?.from ?? rows[0]?.date ?? { year: 2000, month: 1, day: 1 };
  const to = period?.to ?? rows.at(-1)?.date ?? from;
  return {
    bank: issuer?.id ?? 'UNKNOWN',
    ...(issuer ? { bankName: issuer.name } : {}),
    ...(accountNumber === undefined ? {} : { accountNumber }),
    nameAddress: facts.holder,
    dates: {
      ...(issuedOn ? { issuedOn: wireDate(issuedOn) } : {}),
      from: wireDate(from),
      to: wireDate(to),
    },
    ...(accountType === undefined ? {} : { accountType }),
    ...(statementNumber === undefined ? {} : { statementNumber }),
    ...(opening === undefined ? {} : { openingBalance: wireAmount(opening, scale) }),
    ...(closing === undefined ? {} : { closingBalance: wireAmount(closing, scale) }),
  };
}
