import type { AccountStatement } from '@/utils/export';
import type { Format } from '../locale';

/** `table`: less than this, and the description could not be read; then the table scrolls sideways. */
type Widths = { date: string; amount: string; balance: string; table: string };

/** Room for the cell's padding, and for the sort arrow in the head. */
const PADDING = '24px';
/** Room for the beginning of a description. */
const DESCRIPTION = '96px';
/** Room for the column's own heading with its currency. */
const HEAD_CHARACTERS = 10;

const width = (characters: number): string => `calc(${characters}ch + ${PADDING})`;

/** Columns as wide as their widest figure (digits are all of one width), so that nothing moves while scrolling. */
export const columnWidths = (
  account: AccountStatement,
  format: Format,
  hasBalance: boolean,
): Widths => {
  let amount = 0;
  let balance = 0;
  for (const row of account.rows) {
    amount = Math.max(amount, Math.abs(row.amount ?? 0));
    balance = Math.max(balance, Math.abs(row.balance ?? 0));
  }
  const characters = (minor: number): number =>
    Math.max(HEAD_CHARACTERS, format.movement(-minor, account).length);
  const figures = {
    date: width(format.date(account.period.to).length),
    amount: width(characters(amount)),
    balance: width(characters(balance)),
  };
  const beside = [figures.date, figures.amount, ...(hasBalance ? [figures.balance] : [])];
  return { ...figures, table: `calc(${[DESCRIPTION, ...beside].join(' + ')})` };
};
