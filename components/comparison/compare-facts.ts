import type { AccountStatement } from '@/utils/export';
import type { Difference, FactName } from './difference';
import { date, isSame, money, text, type Value } from './value';

const FACTS: readonly FactName[] = [
  'issuer',
  'account',
  'accountType',
  'holder',
  'statementNumber',
  'from',
  'to',
  'issuedOn',
  'currency',
  'opening',
  'closing',
];

/** What is said of an account beside its rows, where the two say different things. */
export function compareFacts(
  account: number,
  mine: AccountStatement,
  other: AccountStatement,
): Difference[] {
  const facts = (of: AccountStatement): Record<FactName, Value> => ({
    issuer: text(of.issuer.name),
    account: text(of.account),
    accountType: text(of.accountType),
    holder: text(of.holder.join(', ')),
    statementNumber: text(of.statementNumber),
    from: date(of.period.from),
    to: date(of.period.to),
    issuedOn: date(of.issuedOn),
    currency: text(of.currency),
    opening: money(of.opening, of),
    closing: money(of.closing, of),
  });
  const [a, b] = [facts(mine), facts(other)];
  return FACTS.filter((fact) => !isSame(a[fact], b[fact])).map((fact) => ({
    kind: 'fact',
    account,
    fact,
    mine: a[fact],
    other: b[fact],
  }));
}
