import type { Currency } from '../currency';
import { figure, money, splitDay } from '../format';
import type { Column, Layout } from '../layout';
import type { Sign } from '../sign';
import { dayText, type Setting } from './setting';
import type { Minor, Row, Statement } from '../model';

/** The texts of one row by column, before wrapping; one item per line. */
export type Cells = Partial<Record<Column, string[]>>;

/** What of a row is printed depends on its neighbours: the first and last of a day. */
export type Place = { firstOfDay: boolean; lastOfDay: boolean };

/** A row's cells. Columns that the layout lacks are absent. */
export function cellsOf(row: Row, place: Place, setting: Setting): Cells {
  const { layout } = setting;
  const cells: Cells = {};
  for (const column of layout.columns) {
    const lines = cellLines(column, row, place, setting);
    if (lines.length > 0) cells[column] = lines;
  }
  return cells;
}

function cellLines(column: Column, row: Row, place: Place, setting: Setting): string[] {
  const { layout } = setting;
  const { currency } = setting.statement;
  const { date, split, sign, signWords } = layout;
  switch (column) {
    case 'date': {
      if (date.on === 'line above' || (date.on === 'first of day' && !place.firstOfDay)) return [];
      const printed = dayText(row.date, 'table', setting, row.time);
      return date.split ? splitDay(printed) : [printed];
    }
    case 'valueDate':
      return [dayText(row.valueDate, 'elsewhere', setting)];
    case 'description':
      return [...row.description, ...foreignLine(row, layout)];
    case 'reference':
      return row.reference === '' ? [] : [row.reference];
    case 'amount':
      return [money(row.amount, currency, layout, sign)];
    case 'debit':
      if (row.amount < 0) {
        return [money(row.amount, currency, layout, { form: split.debitMinus ? 'minus' : 'none' })];
      }
      return isReversal(row, layout)
        ? [reversalText(row, layout, currency)]
        : filler(layout, currency);
    case 'credit':
      return row.amount > 0 && !isReversal(row, layout)
        ? [money(row.amount, currency, layout, { form: 'none' })]
        : filler(layout, currency);
    case 'sign':
      return [row.amount < 0 ? signWords.debit : signWords.credit];
    case 'balance':
      if (layout.balance.on === 'last of day' && !place.lastOfDay) return [];
      return [balanceText(row.balance, layout, { currency })];
    case 'fee':
      return row.fee === 0 ? [] : [money(row.fee, currency, layout, feeSign(layout))];
    case 'foreignAmount':
      return row.foreign ? [money(row.foreign.amount, currency, layout, { form: 'none' })] : [];
    case 'currency':
      return [
        row.foreign && layout.columns.includes('foreignAmount')
          ? row.foreign.currency
          : currency.code,
      ];
  }
}

/** A sum in the column where such an amount stands. */
export function amountCells(amount: Minor, layout: Layout, { currency }: Statement): Cells {
  const { columns, sign, signWords, split } = layout;
  const text = (form: Sign) => [money(amount, currency, layout, form)];
  if (columns.includes('amount')) {
    return {
      amount: text(sign),
      ...(columns.includes('sign')
        ? { sign: [amount < 0 ? signWords.debit : signWords.credit] }
        : {}),
    };
  }
  return amount < 0
    ? { debit: text({ form: split.debitMinus ? 'minus' : 'none' }) }
    : { credit: text({ form: 'none' }) };
}

/** A balance as the layout prints one. */
export function balanceText(
  balance: Minor,
  layout: Layout,
  { currency }: Pick<Statement, 'currency'>,
): string {
  return money(balance, currency, layout, layout.balance.sign);
}

/** Charges carry a sign where amounts in one column do. */
const feeSign = ({ columns, sign }: Layout): Sign =>
  columns.includes('amount') ? sign : { form: 'none' };

/** `USD 12.34 @ 1.0830`, under the description, where no column holds it. */
function foreignLine({ foreign }: Row, layout: Layout): string[] {
  if (!foreign || layout.columns.includes('foreignAmount')) return [];
  const sum = figure(foreign.amount, { decimals: 2 }, layout.number);
  const rate = foreign.rate.toFixed(4).replace('.', layout.number.decimal);
  return [`${foreign.currency} ${sum} @ ${rate}`];
}

/** Every fifth credit or so, by its digits: it stands in the debit column with a sign. */
const isReversal = (row: Row, { split }: Layout) =>
  split.reversals && row.amount > 0 && row.amount % 5 === 0;

/** A credit among debits: a plus where debits have a minus, else a minus. */
const reversalText = ({ amount }: Row, layout: Layout, currency: Currency) =>
  layout.split.debitMinus
    ? money(amount, currency, layout, { form: 'both' })
    : money(-amount, currency, layout, { form: 'minus' });

function filler({ split, number }: Layout, { decimals }: Currency): string[] {
  if (split.filler === '') return [];
  return [split.filler === '0.00' ? figure(0, { decimals }, number) : split.filler];
}
