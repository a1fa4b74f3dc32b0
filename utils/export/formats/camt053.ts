import { compactDate } from '../dates';
import { bookBalances, type ExportRow, type ExportStatement } from '../export-statement';
import { rowFormat } from '../format';
import { isIban } from '../iban';
import { minorToText } from '../money';
import { slices } from '../slices';
import { asciiToken, cut, escapeMarkup, fitAccount, pieces } from '../text';
import { checkBothBalances, NO_CURRENCY } from './demands';

/** ISO 20022 text types: Max34Text, Max35Text, Max70Text, Max140Text. */
const ACCOUNT = 34;
const REFERENCE = 35;
const NAME = 70;
const REMITTANCE = 140;

const leaf = (tag: string, text: string): string => `<${tag}>${escapeMarkup(text)}</${tag}>`;
const branch = (tag: string, ...children: string[]): string =>
  `<${tag}>${children.join('')}</${tag}>`;
const day = (tag: string, date: string): string => branch(tag, leaf('Dt', date));

/** Amounts are never negative: the sign is in the indicator. */
const amount = (minor: number, decimals: number, currency: string): string =>
  `<Amt Ccy="${currency}">${minorToText(Math.abs(minor), decimals)}</Amt>` +
  leaf('CdtDbtInd', minor < 0 ? 'DBIT' : 'CRDT');

const balance = (code: 'OPBD' | 'CLBD', money: string, date: string): string =>
  `${branch('Bal', branch('Tp', branch('CdOrPrtry', leaf('Cd', code))), money, day('Dt', date))}\n`;

const account = (statement: ExportStatement, currency: string): string => {
  const number = asciiToken(statement.account);
  const owner = statement.holder[0];
  return `${branch(
    'Acct',
    isIban(number)
      ? branch('Id', leaf('IBAN', number.toUpperCase()))
      : branch('Id', branch('Othr', leaf('Id', fitAccount(statement.account, ACCOUNT) || '0'))),
    leaf('Ccy', currency),
    owner === undefined ? '' : branch('Ownr', leaf('Nm', cut(owner, NAME))),
    branch('Svcr', branch('FinInstnId', leaf('Nm', cut(statement.issuer.name, NAME)))),
  )}\n`;
};

/** Both dates always: some readers take the one, some the other. */
const entry = (row: ExportRow, decimals: number, currency: string): string => {
  const text = pieces(row.description, REMITTANCE).map((piece) => leaf('Ustrd', piece));
  return `${branch(
    'Ntry',
    amount(row.amount, decimals, currency),
    leaf('Sts', 'BOOK'),
    day('BookgDt', row.date),
    day('ValDt', row.valueDate ?? row.date),
    leaf('AcctSvcrRef', row.id),
    branch(
      'BkTxCd',
      branch(
        'Prtry',
        leaf('Cd', row.category === undefined ? 'NTAV' : cut(row.category, REFERENCE)),
      ),
    ),
    branch(
      'NtryDtls',
      branch(
        'TxDtls',
        branch('Refs', leaf('AcctSvcrRef', row.id)),
        text.length === 0 ? '' : branch('RmtInf', ...text),
      ),
    ),
  )}\n`;
};

function* document(statement: ExportStatement, currency: string): Generator<string> {
  const { period, decimals, rows } = statement;
  const { opening, closing } = bookBalances(statement);
  const number = asciiToken(statement.account).slice(-12);
  const id = `${compactDate(period.from)}-${compactDate(period.to)}-${number}`;
  const created = leaf('CreDtTm', `${period.to}T00:00:00`);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">\n<BkToCstmrStmt>\n';
  yield `${branch('GrpHdr', leaf('MsgId', id), created)}\n<Stmt>\n${leaf('Id', id)}${created}`;
  yield branch(
    'FrToDt',
    leaf('FrDtTm', `${period.from}T00:00:00`),
    leaf('ToDtTm', `${period.to}T23:59:59`),
  );
  yield account(statement, currency);
  yield balance('OPBD', amount(opening, decimals, currency), period.from);
  yield balance('CLBD', amount(closing, decimals, currency), period.to);
  for (const row of rows) yield entry(row, decimals, currency);
  yield '</Stmt>\n</BkToCstmrStmt>\n</Document>\n';
}

/** ISO 20022's bank-to-customer statement, in the version that most programs read. */
export const camt053 = rowFormat({
  id: 'camt053',
  name: 'CAMT.053',
  extension: 'xml',
  mediaType: 'application/xml',
  limits: { account: ACCOUNT },
  accounts: 'onePerFile',
  order: 'oldestFirst',
  hasIds: true,
  loses: ['balances'],
  check: checkBothBalances,
  write: ([statement], options) =>
    statement === undefined
      ? []
      : slices(document(statement, statement.currency ?? options.currency ?? NO_CURRENCY)),
});
