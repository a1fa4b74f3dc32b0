import { compactDate } from '../dates';
import { bookBalances, type ExportRow, type ExportStatement } from '../export-statement';
import { minorToText } from '../money';
import { asciiToken, cut, escapeMarkup } from '../text';

/** OFX 1.6 field lengths, in characters; importers refuse or cut what is longer. */
export const LENGTHS = { name: 32, memo: 255, account: 22, bankId: 9 };

/** What tells plain OFX from Intuit's two variants. */
export type OfxDialect = {
  encoding: 'UTF-8' | 'USASCII';
  charset: 'NONE' | '1252';
  /** Intuit's number of the bank; its programs refuse files without one. */
  intuitBank: string | undefined;
  accountId: (account: string) => string;
};

/** Elements must not be empty: what transliteration leaves nothing of. */
const UNKNOWN = 'UNKNOWN';

const leaf = (tag: string, text: string): string => `<${tag}>${escapeMarkup(text)}</${tag}>\r\n`;
const branch = (tag: string, ...children: string[]): string =>
  `<${tag}>\r\n${children.join('')}</${tag}>\r\n`;

const header = (dialect: OfxDialect): string =>
  [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    `ENCODING:${dialect.encoding}`,
    `CHARSET:${dialect.charset}`,
    'COMPRESSION:NONE',
    'OLDFILEUID:NONE',
    'NEWFILEUID:NONE',
    '\r\n',
  ].join('\r\n');

const status = branch('STATUS', leaf('CODE', '0'), leaf('SEVERITY', 'INFO'));

/** The statement's last day stands for the server's time: the same statement, the same file. */
const signOn = (statement: ExportStatement, { intuitBank }: OfxDialect): string => {
  const institution =
    intuitBank === undefined
      ? ''
      : branch(
          'FI',
          leaf('ORG', cut(statement.issuer.name, LENGTHS.name) || UNKNOWN),
          leaf('FID', intuitBank),
        ) + leaf('INTU.BID', intuitBank);
  return branch(
    'SIGNONMSGSRSV1',
    branch(
      'SONRS',
      status,
      leaf('DTSERVER', compactDate(statement.period.to)),
      leaf('LANGUAGE', 'ENG'),
      institution,
    ),
  );
};

/** Dates are days without a time: with one, importers west or east of Greenwich move it to another day. */
const transaction = (row: ExportRow, decimals: number): string => {
  const name = cut(row.description, LENGTHS.name) || '-';
  return branch(
    'STMTTRN',
    leaf('TRNTYPE', row.amount < 0 ? 'DEBIT' : 'CREDIT'),
    leaf('DTPOSTED', compactDate(row.date)),
    leaf('TRNAMT', minorToText(row.amount, decimals)),
    leaf('FITID', row.id),
    leaf('NAME', name),
    row.description.length > name.length ? leaf('MEMO', cut(row.description, LENGTHS.memo)) : '',
  );
};

const accountId = (statement: ExportStatement, dialect: OfxDialect): string =>
  dialect.accountId(statement.account).slice(-LENGTHS.account) || '0';

/** Which tags the two kinds of account go by. */
const TAGS = {
  bank: { set: 'BANKMSGSRSV1', answer: 'STMTTRNRS', statement: 'STMTRS' },
  card: { set: 'CREDITCARDMSGSRSV1', answer: 'CCSTMTTRNRS', statement: 'CCSTMTRS' },
} as const;

const account = (statement: ExportStatement, dialect: OfxDialect): string =>
  statement.kind === 'card'
    ? branch('CCACCTFROM', leaf('ACCTID', accountId(statement, dialect)))
    : branch(
        'BANKACCTFROM',
        leaf('BANKID', asciiToken(statement.issuer.id).slice(0, LENGTHS.bankId) || '0'),
        leaf('ACCTID', accountId(statement, dialect)),
        leaf('ACCTTYPE', 'CHECKING'),
      );

/** One account's statement as an OFX file, a slice at a time. */
export function* ofxDocument(
  statement: ExportStatement,
  currency: string,
  dialect: OfxDialect,
): Generator<string> {
  const tags = TAGS[statement.kind];
  const { decimals, period } = statement;
  const closing = statement.closing ?? bookBalances(statement).closing;
  yield header(dialect);
  yield `<OFX>\r\n${signOn(statement, dialect)}<${tags.set}>\r\n<${tags.answer}>\r\n`;
  yield leaf('TRNUID', '0') + status;
  yield `<${tags.statement}>\r\n${leaf('CURDEF', currency)}${account(statement, dialect)}`;
  yield '<BANKTRANLIST>\r\n';
  yield leaf('DTSTART', compactDate(period.from)) + leaf('DTEND', compactDate(period.to));
  for (const row of statement.rows) yield transaction(row, decimals);
  yield '</BANKTRANLIST>\r\n';
  yield branch(
    'LEDGERBAL',
    leaf('BALAMT', minorToText(closing, decimals)),
    leaf('DTASOF', compactDate(period.to)),
  );
  yield `</${tags.statement}>\r\n</${tags.answer}>\r\n</${tags.set}>\r\n</OFX>\r\n`;
}
