import type { ExportStatement } from '../export-statement';
import { rowFormat, type Companion } from '../format';
import { isIban } from '../iban';
import { slices } from '../slices';
import { allColumns } from '../table';
import { asciiToken } from '../text';
import { csvTable } from './record';

/** The importer's role for each of our table's columns. */
const ROLES: Record<string, string> = {
  Date: 'date_transaction',
  'Value date': 'date_process',
  Description: 'description',
  Amount: 'amount',
  Currency: 'currency-code',
  Category: 'note',
  'Foreign amount': 'amount_foreign',
  'Foreign currency': 'foreign-currency-code',
  Id: 'external-id',
};
const UNUSED = '_ignore';

const accountRole = (statements: readonly ExportStatement[]): string => {
  const [account = ''] = statements.map((statement) => asciiToken(statement.account));
  if (account === '') return UNUSED;
  return isIban(account) ? 'account-iban' : 'account-number';
};

/**
 * The data importer's configuration, version 3. Duplicates are found by our id in `external-id` only:
 * the importer's other method drops real twins. The person picks the default account in its form.
 */
const configuration = (statements: readonly ExportStatement[]): Companion => {
  const roles = allColumns(statements).map(({ heading }) =>
    heading === 'Account' ? accountRole(statements) : (ROLES[heading] ?? UNUSED),
  );
  const config = {
    version: 3,
    source: 'counterfoil',
    flow: 'file',
    content_type: 'csv',
    date: 'Y-m-d',
    delimiter: 'comma',
    headers: true,
    conversion: false,
    rules: true,
    skip_form: false,
    add_import_tag: true,
    default_account: 0,
    roles,
    do_mapping: roles.map(() => false),
    mapping: [],
    duplicate_detection_method: 'cell',
    unique_column_index: roles.indexOf('external-id'),
    unique_column_type: 'external-id',
    ignore_duplicate_lines: false,
    ignore_duplicate_transactions: true,
  };
  return {
    extension: 'json',
    mediaType: 'application/json',
    text: `${JSON.stringify(config, null, 2)}\n`,
  };
};

/** Firefly III's data importer: our CSV and the configuration that says what each column is. */
export const firefly = rowFormat({
  id: 'firefly',
  name: 'Firefly III',
  extension: 'csv',
  mediaType: 'text/csv',
  accounts: 'onePerFile',
  order: 'printed',
  hasIds: true,
  loses: ['balances'],
  write: (statements) => slices(csvTable(statements)),
  companions: (statements) => [configuration(statements)],
});
