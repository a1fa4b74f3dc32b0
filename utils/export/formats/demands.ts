import { bookBalances, type ExportStatement } from '../export-statement';
import type { RowFormat } from '../format';
import type { Notice } from '../notice';

/** ISO 4217's code for "no currency", for formats that demand one. */
export const NO_CURRENCY = 'XXX';

/** What the banks' own formats demand and a statement may not say: currency, balance, account. */
export const checkDemands: RowFormat['check'] = (statement, options) => {
  const { source } = statement;
  const notices: Notice[] = [];
  if (statement.currency === undefined && options.currency === undefined)
    notices.push({ kind: 'noCurrency', source, assumed: NO_CURRENCY });
  if (statement.closing === undefined) notices.push({ kind: 'noBalance', source });
  if (statement.account === '') notices.push({ kind: 'noAccount', source });
  return notices;
};

const differs = (statement: ExportStatement): boolean =>
  statement.closing !== undefined && statement.closing !== bookBalances(statement).closing;

/** The same for formats with both balances: their readers refuse a file whose rows do not lead from one to the other. */
export const checkBothBalances: RowFormat['check'] = (statement, options) => [
  ...checkDemands(statement, options),
  ...(differs(statement) ? [{ kind: 'closingDiffers', source: statement.source } as const] : []),
];
