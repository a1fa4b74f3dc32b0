import { z } from 'zod';
import { run } from './programs';
import { plainAmount, type ReadRow } from './read-back';

/**
 * libofx takes a day without a time for 10:59 UTC, so it shows every day right from −10 to +13 hours,
 * which no time of day does better.
 */
export const TIME_ZONES = [
  'UTC',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Pacific/Auckland',
];

const field = (block: string, label: RegExp): string => label.exec(block)?.[1] ?? '';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** `Fri Jan  5 10:59:00 2024 UTC` → `2024-01-05`, in the zone that the program ran in. */
const printedDay = (text: string): string => {
  const [, month = '', day = '', year = ''] = /^\w+ (\w+) +(\d+) [\d:]+ (\d+)/.exec(text) ?? [];
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return `${year}-${number}-${day.padStart(2, '0')}`;
};

export type OfxFile = { rows: ReadRow[]; balance: string; currency: string; account: string };

/** libofx, the reader of GnuCash, HomeBank, KMyMoney and Skrooge, in a time zone. Exits 1 on what it refuses. */
export const readOfxdump = async (path: string, timeZone: string): Promise<OfxFile> => {
  const text = await run('ofxdump', [path], { TZ: timeZone, LC_ALL: 'C.UTF-8' });
  const [head = '', ...blocks] = text.split('ofx_proc_transaction():');
  return {
    rows: blocks.map((block) => {
      const name = field(block, /Name of payee or transaction description: (.*)/);
      return {
        date: printedDay(field(block, /Date posted: (.*)/)),
        amount: plainAmount(field(block, /Total money amount: (.*)/)),
        description: field(block, /Extra transaction information \(memo\): (.*)/) || name,
        id: field(block, /Financial institution's ID for this transaction: (.*)/),
      };
    }),
    balance: plainAmount(field(head, /Ledger balance: (.*)/)),
    currency: field(head, /Default Currency: (.*)/),
    account: field(head, /Account #: (.*)/),
  };
};

const SCRIPT = `
import json, sys
from ofxparse import OfxParser
account = OfxParser.parse(open(sys.argv[1], 'rb')).account
print(json.dumps({
  'rows': [{'date': t.date.strftime('%Y-%m-%d'), 'amount': str(t.amount), 'description': t.memo or t.payee, 'id': t.id}
           for t in account.statement.transactions],
  'balance': str(account.statement.balance), 'currency': account.curdef, 'account': account.account_id,
}))
`;
const Parsed = z.object({
  rows: z.array(
    z.object({ date: z.string(), amount: z.string(), description: z.string(), id: z.string() }),
  ),
  balance: z.string(),
  currency: z.string(),
  account: z.string(),
});

/** python3-ofxparse. */
export const readOfxparse = async (path: string): Promise<OfxFile> => {
  const parsed = Parsed.parse(JSON.parse(await run('python3', ['-c', SCRIPT, path])));
  return {
    ...parsed,
    rows: parsed.rows.map((row) => ({ ...row, amount: plainAmount(row.amount) })),
    balance: plainAmount(parsed.balance),
    currency: parsed.currency.toUpperCase(),
  };
};
