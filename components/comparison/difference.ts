import type { Row } from '@/utils/export';
import type { Value } from './value';

export type FactName =
  | 'issuer'
  | 'account'
  | 'accountType'
  | 'holder'
  | 'statementNumber'
  | 'from'
  | 'to'
  | 'issuedOn'
  | 'currency'
  | 'opening'
  | 'closing';
export type ColumnName = 'date' | 'valueDate' | 'description' | 'amount' | 'balance' | 'category';

/** `account`: 0-based, in printed order. `row`: the number that the row has in the answer that has it. */
export type Difference =
  | { kind: 'fact'; account: number; fact: FactName; mine: Value; other: Value }
  | { kind: 'cell'; account: number; row: Row; column: ColumnName; mine: Value; other: Value }
  /** A row, or an account, that only one of them has. */
  | { kind: 'row'; account: number; row: Row; onlyIn: 'mine' | 'other' }
  | { kind: 'account'; account: number; onlyIn: 'mine' | 'other' };
