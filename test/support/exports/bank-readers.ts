import { readFile } from 'node:fs/promises';
import { Parser } from 'mt940js';
import { camtSchema } from './camt-schema';
import { run } from './programs';
import { plainAmount, type ReadRow } from './read-back';

export type BankFile = {
  rows: ReadRow[];
  account: string;
  currency: string;
  opening: string;
  closing: string;
};

/** npm mt940js. The id is what stands after `//`, sixteen characters of it. */
export const readMt940 = async (path: string): Promise<BankFile> => {
  const [statement] = new Parser().parse(await readFile(path, 'utf8'));
  if (statement === undefined) throw new Error('no statement in the message');
  return {
    rows: statement.transactions.map((transaction) => ({
      date: transaction.entryDate.toISOString().slice(0, 10),
      amount: plainAmount(transaction.amount.toFixed(3)),
      description: transaction.details.replaceAll('\n', ''),
      id: transaction.bankReference,
    })),
    account: statement.accountIdentification,
    currency: statement.currency,
    opening: plainAmount(statement.openingBalance.toFixed(3)),
    closing: plainAmount(statement.closingBalance.toFixed(3)),
  };
};

/** libxml2 with a schema of camt.053.001.02; exits with another code than 0 where the file is not valid. */
export const validateCamt = async (path: string): Promise<string> => {
  await run('xmllint', ['--noout', '--schema', await camtSchema(), path]);
  return path;
};
