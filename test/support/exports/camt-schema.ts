import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const local = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The standard's schema of camt.054.001.02, from Debian's Tryton: `.ci/run` unpacks it there. */
const NOTIFICATION = local('../../../.tmp/iso20022/camt.054.001.02.xsd');
const PART = local('camt.053.001.02-part.xsd');

/** Only a statement has balances; everything else of it is of the types that the notification has too. */
const BALANCE_TYPES = ['CashBalance3', 'BalanceType12', 'BalanceType5Choice', 'BalanceType12Code'];

const only = (text: string, pattern: RegExp): string => {
  const [found, other] = text.match(new RegExp(pattern, 'g')) ?? [];
  if (found === undefined || other !== undefined)
    throw new Error(`The schema is not as expected: ${pattern.source}`);
  return found;
};

/** A statement is a notification with balances after the interest: the standard's own types, under its own names. */
export const statementSchema = (notification: string, part: string): string => {
  const summary = only(
    only(notification, /<xs:complexType name="AccountNotification2">[^]*?<\/xs:complexType>/),
    /<xs:element[^>]* name="TxsSummry"[^>]*\/>/,
  );
  const balance = only(part, /<xs:element name="Bal"[^>]*\/>/);
  const types = BALANCE_TYPES.map((name) =>
    only(part, new RegExp(`<xs:(\\w+) name="${name}">[^]*?</xs:\\1>`)),
  );
  const [before = '', after = ''] = notification.split('name="AccountNotification2">');
  return [before, after.replace(summary, balance + summary)]
    .join('name="AccountNotification2">')
    .replace('</xs:schema>', `${types.join('\n')}</xs:schema>`)
    .replaceAll('camt.054.001.02', 'camt.053.001.02')
    .replace('name="BkToCstmrDbtCdtNtfctn"', 'name="BkToCstmrStmt"')
    .replace('name="Ntfctn"', 'name="Stmt"');
};

const build = async (): Promise<string> => {
  const { CAMT053_XSD: whole, CI } = process.env;
  if (whole !== undefined) return whole;
  if (!existsSync(NOTIFICATION)) {
    if (CI === 'true') throw new Error(`${NOTIFICATION} is missing: .ci/run fetches it`);
    return PART;
  }
  const path = join(await mkdtemp(join(tmpdir(), 'camt-')), 'camt.053.001.02.xsd');
  const [notification, part] = await Promise.all([
    readFile(NOTIFICATION, 'utf8'),
    readFile(PART, 'utf8'),
  ]);
  await writeFile(path, statementSchema(notification, part));
  return path;
};

let built: Promise<string> | undefined;

/**
 * A schema of camt.053.001.02: the standard's file where `CAMT053_XSD` names it, else what the standard's camt.054
 * and our part of 053 make together, else our part alone.
 */
export const camtSchema = (): Promise<string> => (built ??= build());
