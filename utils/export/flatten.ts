import { UNKNOWN_ISSUER, type AccountData, type StatementData } from '@/utils/contract';
import { currencyDecimals } from './currency';
import { judge } from './judgement';
import { decimalsNeeded, toMinor } from './money';
import { isNewestFirst } from './order';
import { isMovement, type AccountStatement, type CalendarDate, type Row } from './statement';
import { mapInSteps, runSteps, type Steps } from './steps';
import { oneLine } from './text';
import { wireAccounts, type WireAccount } from './wire-accounts';

/** ISO 4217 in form; anything else that a service may call a currency is none to a reader. */
const currencyOf = ({ currency }: AccountData): string | undefined => {
  const code = currency?.trim().toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined;
};

const textOrNone = (text: string | undefined): string | undefined =>
  oneLine(text ?? '') || undefined;

const toDay = (date: string): CalendarDate => date.slice(0, 10);
const toDayOrNone = (date: string | undefined): CalendarDate | undefined =>
  date === undefined ? undefined : toDay(date);

/** The decimals that hold every amount of the account. */
const decimalsOf = ({ statement, rows }: WireAccount, currency: string | undefined): number => {
  const own = currencyDecimals(currency);
  let decimals = own;
  const widen = (amount: number | undefined): void => {
    if (amount !== undefined) decimals = Math.max(decimals, decimalsNeeded(amount, own));
  };
  widen(statement.openingBalance);
  widen(statement.closingBalance);
  for (const row of rows) {
    widen(row.amount);
    widen(row.balance);
  }
  return decimals;
};

/** Rows that print no date of their own take the row's above; at the top, the period's first day. */
const toRows = (wire: WireAccount, minor: (amount: number) => number): Steps<Row[]> => {
  const minorOrNone = (amount: number | undefined): number | undefined =>
    amount === undefined ? undefined : minor(amount);
  let date = toDay(wire.statement.dates.from);
  return mapInSteps(wire.rows, (row): Row => {
    date = toDayOrNone(row.date) ?? date;
    return {
      number: row.id,
      date,
      valueDate: toDayOrNone(row.valueDate),
      lines: row.description,
      description: oneLine(row.description.join(' ')),
      amount: minorOrNone(row.amount),
      balance: minorOrNone(row.balance),
      category: textOrNone(row.category),
      foreign: row.foreign,
      isBalanceLine: row.amount === undefined,
    };
  });
};

/** Opening and closing balance that printed running balances imply, in either printed order. */
const impliedBalances = (rows: readonly Row[]): { opening?: number; closing?: number } => {
  const brought = rows.find((row) => row.isBalanceLine)?.balance;
  const balanced = rows.filter((row) => row.balance !== undefined && !row.isBalanceLine);
  const [oldest, newest] = isNewestFirst(balanced)
    ? [balanced.at(-1), balanced[0]]
    : [balanced[0], balanced.at(-1)];
  const opening =
    brought ?? (oldest?.balance === undefined ? undefined : oldest.balance - (oldest.amount ?? 0));
  return {
    ...(opening === undefined ? {} : { opening }),
    ...(newest?.balance === undefined ? {} : { closing: newest.balance }),
  };
};

function* toAccountStatement(wire: WireAccount, data: AccountData): Steps<AccountStatement> {
  const { statement } = wire;
  const currency = currencyOf(data);
  const decimals = decimalsOf(wire, currency);
  const minor = (amount: number): number => toMinor(amount, decimals);
  const rows = yield* toRows(wire, minor);
  const implied = impliedBalances(rows);
  const account = oneLine(statement.accountNumber ?? '');
  return {
    kind: wire.kind,
    issuer: {
      id: oneLine(statement.bank) || UNKNOWN_ISSUER,
      name: oneLine(statement.bankName ?? '') || oneLine(statement.bank) || UNKNOWN_ISSUER,
    },
    account,
    last4: account.replace(/[^\p{L}\p{N}]/gu, '').slice(-4),
    accountType: textOrNone(statement.accountType),
    statementNumber: textOrNone(statement.statementNumber),
    holder: statement.nameAddress.map(oneLine).filter((line) => line !== ''),
    period: { from: toDay(statement.dates.from), to: toDay(statement.dates.to) },
    issuedOn: toDayOrNone(statement.dates.issuedOn),
    currency,
    decimals,
    opening:
      statement.openingBalance === undefined ? implied.opening : minor(statement.openingBalance),
    closing:
      statement.closingBalance === undefined ? implied.closing : minor(statement.closingBalance),
    rows,
    proof: wire.proof,
    breaks: wire.breaks,
    judgement: judge({
      proof: wire.proof,
      breaks: wire.breaks,
      movements: rows.filter(isMovement).length,
      hasBalances: rows.some((row) => row.balance !== undefined && !row.isBalanceLine),
      minor,
    }),
  };
}

/** {@link flatten} in steps. */
export function* flattenInSteps(data: StatementData): Steps<AccountStatement[]> {
  const statements: AccountStatement[] = [];
  for (const account of [data, ...(data.others ?? [])])
    for (const wire of wireAccounts(account))
      statements.push(yield* toAccountStatement(wire, account));
  return statements;
}

/**
 * A statement in any of the five schemas as one flat statement per account or cardholder, `others` included,
 * in printed order. Loses no row: brought-forward lines stay, marked.
 */
export const flatten = (data: StatementData): AccountStatement[] => runSteps(flattenInSteps(data));
