import type { Column, Layout } from '../layout';
import type { Draw, Money } from './draw';

/** The columns of a table, left to right. */
export function columnsOf(
  { columns: { order, valueDate, reference, currency, foreign }, content: { fees } }: Draw,
  has: { money: Money; balance: Draw['columns']['balance']; headings: boolean },
): Column[] {
  return order.flatMap((slot): Column[] => {
    switch (slot) {
      case 'date':
        // Of two nameless dates nobody knows which is which.
        if (valueDate === 'no' || !has.headings) return ['date'];
        return valueDate === 'after' ? ['date', 'valueDate'] : ['valueDate', 'date'];
      case 'description':
        if (reference === 'no') return ['description'];
        return reference === 'before' ? ['reference', 'description'] : ['description', 'reference'];
      case 'money':
        return [
          ...(foreign && has.headings ? (['foreignAmount'] as const) : []),
          // Whether charges are a part of the amounts, the balance tells.
          ...(fees > 0 && has.headings && has.balance === 'every row' ? (['fee'] as const) : []),
          ...moneyColumns(has.money),
          ...(currency ? (['currency'] as const) : []),
        ];
      case 'balance':
        return has.balance === 'none' ? [] : ['balance'];
    }
  });
}

function moneyColumns(money: Money): Column[] {
  switch (money) {
    case 'split':
      return ['debit', 'credit'];
    case 'split, credit first':
      return ['credit', 'debit'];
    case 'amount':
    case 'sections':
      return ['amount'];
    case 'sign column':
      return ['amount', 'sign'];
  }
}

/** Roughly how wide a column is, in ems of the type. */
const EMS: Readonly<Record<Column, number>> = {
  date: 7,
  valueDate: 8,
  description: 14,
  amount: 7,
  debit: 6,
  credit: 6,
  sign: 3,
  balance: 7,
  reference: 6,
  fee: 5,
  foreignAmount: 7,
  currency: 5,
};

/** About how many points the columns want. */
export function widthWanted(
  columns: readonly Column[],
  { type, table, money: { symbol } }: Pick<Draw, 'type' | 'table' | 'money'>,
): number {
  const figures = columns.filter((c) =>
    ['amount', 'debit', 'credit', 'balance'].includes(c),
  ).length;
  const ems =
    columns.reduce((sum, column) => sum + EMS[column], 0) + (symbol === 'none' ? 0 : 3 * figures);
  const letter =
    type.size * (type.face === 'mono' || type.objects === 'lines' ? 1.2 : 1) + type.tracking * 2;
  return ems * letter + (columns.length - 1) * table.gap;
}

const WIDTHS: Readonly<Record<Layout['page']['size'], number>> = {
  A4: 595,
  LETTER: 612,
  LEGAL: 612,
  A5: 420,
};

/** How wide a page's body is. */
export const bodyWidth = ({ size, margin }: Pick<Layout['page'], 'size' | 'margin'>): number =>
  WIDTHS[size] - 2 * margin;
