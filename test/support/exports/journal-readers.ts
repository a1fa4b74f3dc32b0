import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { run } from './programs';
import { plainAmount, type ReadRow } from './read-back';

/** Every row of these readers but the opening balance, which is no row of the statement. */
const isOpening = (description: string): boolean => /^opening balance$/i.test(description);

const idIn = (comment: string): string => /id: ([0-9a-f]+)/.exec(comment)?.[1] ?? '';

const Quantity = z.object({ decimalMantissa: z.number(), decimalPlaces: z.number() });
const HledgerTransactions = z.array(
  z.object({
    tdate: z.string(),
    tdescription: z.string(),
    tcomment: z.string(),
    tpostings: z.array(
      z.object({
        pamount: z.array(z.object({ aquantity: Quantity })),
        pbalanceassertion: z.unknown(),
      }),
    ),
  }),
);

const decimal = ({ decimalMantissa, decimalPlaces }: z.infer<typeof Quantity>): string =>
  plainAmount((decimalMantissa / 10 ** decimalPlaces).toFixed(decimalPlaces));

export type Journal = { rows: ReadRow[]; assertions: number };

/** hledger; its check proves every assertion of a balance. */
export const readHledger = async (path: string): Promise<Journal> => {
  await run('hledger', ['-f', path, 'check'], { LC_ALL: 'C.UTF-8' });
  const json = await run('hledger', ['-f', path, 'print', '-O', 'json'], { LC_ALL: 'C.UTF-8' });
  const transactions = HledgerTransactions.parse(JSON.parse(json)).filter(
    ({ tdescription }) => !isOpening(tdescription),
  );
  return {
    assertions: transactions.filter(({ tpostings }) => tpostings[0]?.pbalanceassertion).length,
    rows: transactions.map(({ tdate, tdescription, tcomment, tpostings }) => {
      const quantity = tpostings[0]?.pamount[0]?.aquantity;
      return {
        date: tdate,
        amount: quantity === undefined ? '' : decimal(quantity),
        description: tdescription,
        id: idIn(tcomment),
      };
    }),
  };
};

const Csv = z.array(z.array(z.string()));

/** Ledger; it stops at the first assertion of a balance that does not hold. */
export const readLedger = async (path: string): Promise<ReadRow[]> => {
  const format =
    '%(format_date(date, "%Y-%m-%d"))\\t%(quantity(amount))\\t%(tag("id"))\\t%(payee)\\n';
  const accounts = ['^assets:bank', '^liabilities:card'];
  const text = await run('ledger', ['-f', path, 'register', '--empty', '-F', format, ...accounts]);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([date = '', amount = '', id = '', description = '']) => ({
      date,
      amount: plainAmount(amount),
      description,
      id,
    }))
    .filter((row) => !isOpening(row.description));
};

/** Beancount; bean-check proves the ledger and its closing balance. */
export const readBeancount = async (path: string): Promise<ReadRow[]> => {
  await run('bean-check', [path]);
  const query =
    "select date, narration, number(units(position)), entry_meta('fitid') where account ~ '^(Assets|Liabilities)'";
  const csv = await run('bean-query', ['-f', 'csv', path, query]);
  return Csv.parse(parse(csv))
    .slice(1)
    .map(([date = '', description = '', amount = '', id = '']) => ({
      date,
      amount: plainAmount(amount),
      description: description.trim(),
      id: id.trim(),
    }))
    .filter((row) => !isOpening(row.description));
};
