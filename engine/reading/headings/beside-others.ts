import {
  AMOUNT_STEMS,
  BOOKING_STEMS,
  GROSS_STEMS,
  INSTALMENT_STEMS,
  NET_STEMS,
  PAYMENT_STEMS,
  PURCHASE_STEMS,
  VALUE_OR_AMOUNT,
} from '../../languages';
import { fold, foldPhrase } from '../../text';
import { isMoneyRole, isSide, type Lexicon } from '../vocabulary';
import type { HeaderColumn } from './heading-columns';

/** What parts the parts of one word: `Chq./Ref.No.`. */
const BETWEEN_PARTS = /[^\p{L}\p{N}]+/u;

/** A column among all that a heading names. */
type Place = { columns: readonly HeaderColumn[]; i: number; lexicon: Lexicon };

/** What one kind of neighbours makes of a column. */
type Rule = (column: HeaderColumn, place: Place) => HeaderColumn;

/** What a column is beside the others that are named. */
export function besideOthers(
  column: HeaderColumn,
  i: number,
  columns: readonly HeaderColumn[],
  lexicon: Lexicon,
): HeaderColumn {
  const place = { columns, i, lexicon };
  return RULES.reduce((named, rule) => rule(named, place), column);
}

/** `Previous balance  Debit  Credit  Balance`: what each row begins with, beside what it comes to. */
const ofBefore: Rule = (column, { columns, i, lexicon }) => {
  if (column.role !== 'balance') return column;
  const isBefore = ({ text }: HeaderColumn): boolean =>
    lexicon.balances.at(foldPhrase(text), 0)?.tag === 'opening';
  const others = columns.filter((other, at) => at !== i && other.role === 'balance');
  return others.length > 0 && isBefore(column) && !others.some(isBefore)
    ? { ...column, role: 'reference' }
    : column;
};

/** `Fecha  Valor`: a date and an amount, where nothing else is one. */
const ofMoney: Rule = (column, { columns }) => {
  const isEither = column.role === 'valueDate' && VALUE_OR_AMOUNT.has(fold(column.text));
  const alone = columns.every(({ role }) => !isMoneyRole(role));
  return isEither && alone && columns.some(({ role }) => role === 'date')
    ? { ...column, role: 'amount' }
    : column;
};

const begins = ({ text }: HeaderColumn, stems: readonly string[]): boolean =>
  text.split(BETWEEN_PARTS).some((word) => {
    const folded = fold(word);
    return stems.some((stem) => folded.startsWith(stem));
  });

const isOfBooking = (column: HeaderColumn): boolean => begins(column, BOOKING_STEMS);
const isOfPurchase = (column: HeaderColumn): boolean => begins(column, PURCHASE_STEMS);
const isInstalment = (column: HeaderColumn): boolean => begins(column, INSTALMENT_STEMS);

/** `Description  Date  Amount of instalment`: what falls due, where nothing else is money, nor may be. */
const ofInstalment: Rule = (column, { columns }) => {
  const isDue = column.role === 'reference' && isInstalment(column) && begins(column, AMOUNT_STEMS);
  const isMoney = ({ role, text }: HeaderColumn): boolean =>
    isMoneyRole(role) || VALUE_OR_AMOUNT.has(fold(text));
  return isDue && !columns.some(isMoney) ? { ...column, role: 'amount' } : column;
};

/** `Amount  Instalment  Monthly instalment`: beside an amount that falls due, another is what was bought. */
const ofPurchase: Rule = (column, { columns }) => {
  if (column.role !== 'amount' || isInstalment(column)) return column;
  return columns.some((other) => other.role === 'amount' && isInstalment(other))
    ? { ...column, role: 'foreignAmount' }
    : column;
};

/** Where a heading goes on from an amount without tax over the tax to the whole, `Net  VAT  Gross`; undefined elsewhere. */
function taxedIn(columns: readonly HeaderColumn[]): { net: number; gross: number } | undefined {
  const net = columns.findIndex((one) => one.role === 'amount' && begins(one, NET_STEMS));
  const gross = columns.findIndex((one) => one.role === 'reference' && begins(one, GROSS_STEMS));
  const between = net < 0 ? [] : columns.slice(net + 1, Math.max(net, gross));
  const isTaxed = between.length > 0 && between.every(({ role }) => role === 'fee');
  return isTaxed ? { net, gross } : undefined;
}

/**
 * `Net  VAT  Gross`: the whole is what moves, of which the others are parts; what is left of it stands behind:
 * `Gross  Tax  Net`.
 */
const ofTax: Rule = (column, { columns, i }) => {
  const taxed = taxedIn(columns);
  if (!taxed || i < taxed.net || i > taxed.gross) return column;
  return { ...column, role: i === taxed.gross ? 'amount' : 'reference' };
};

/** `Value date  Booked`: beside the day from which it counts, that of booking is the row's. */
const isOnlyBooking = (column: HeaderColumn, columns: readonly HeaderColumn[]): boolean =>
  isOfBooking(column) &&
  columns.every((other) => {
    if (other === column) return true;
    return other.role === 'valueDate' ? !isOfBooking(other) : other.role !== 'date';
  }) &&
  columns.some((other) => other !== column && other.role === 'valueDate');

/**
 * `Transaction  Booking`: of a date of booking and one that is of something else, the one behind is the second one. An account
 * is kept by the day of booking where that comes first; a card by that of the purchase.
 */
const ofBooking: Rule = (column, { columns, i }) => {
  if (column.role === 'valueDate')
    return isOnlyBooking(column, columns) ? { ...column, role: 'date' } : column;
  if (column.role !== 'date') return column;
  const others = columns.flatMap((other, at) =>
    at !== i && other.role === 'date' ? { other, isBefore: at < i } : [],
  );
  const [beside, ...more] = others;
  if (!beside || more.length > 0 || isOfBooking(column) === isOfBooking(beside.other))
    return column;
  const [booking, transaction] = isOfBooking(column)
    ? [column, beside.other]
    : [beside.other, column];
  const isSecond = isOfPurchase(transaction) ? column === booking : beside.isBefore;
  return isSecond ? { ...column, role: 'valueDate' } : column;
};

/** Two columns of dates are as wide as each other, about: what heads a table beside stands further from the other's names. */
const AS_WIDE = 1.5;

/** Whether a column and the next one are set as two of dates are. */
function areSetAsDates(from: number, columns: readonly HeaderColumn[]): boolean {
  const [first, second, third] = columns.slice(from, from + 3);
  return (
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    second.x0 - first.x0 <= AS_WIDE * (third.x0 - second.x0)
  );
}

/**
 * A side that alone is named, set beside a date as another one, where one name behind the description is of what goes
 * either way.
 */
function isOnlySide(i: number, at: number, columns: readonly HeaderColumn[]): boolean {
  const date = [i - 1, i + 1].find((k) => columns[k]?.role === 'date');
  return (
    date !== undefined &&
    areSetAsDates(Math.min(i, date), columns) &&
    columns.every(({ role }, k) => k === i || !isSide(role)) &&
    columns.slice(at + 1).some(({ role }) => role === 'amount')
  );
}

/**
 * `Received  Bought  Description  Credit  Debit`: a side that is named again behind the description names a day, as does one
 * beside a date where what is behind it goes either way: `Received  Bought  Description  Amount`.
 */
const ofDay: Rule = (column, { columns, i }) => {
  const at = columns.findIndex(({ role }) => role === 'description');
  if (!isSide(column.role) || i >= at) return column;
  const isAgain = columns.slice(at + 1).some(({ role }) => role === column.role);
  if (!isAgain && !isOnlySide(i, at, columns)) return column;
  const isSecond = columns.some(({ role }) => role === 'date');
  return { ...column, role: isSecond ? 'valueDate' : 'date' };
};

/** `Payments  Receipts  Balance`: beside what came in, payments went out. */
const ofPayments: Rule = (column, { columns, i }) => {
  if (column.role !== 'credit' || !begins(column, PAYMENT_STEMS)) return column;
  const others = columns.filter((other, at) => at !== i && isSide(other.role));
  const [other] = others;
  const isIn = other?.role === 'credit' && !begins(other, PAYMENT_STEMS);
  return isIn && others.length === 1 ? { ...column, role: 'debit' } : column;
};

/** `Amount` over `debit` and `credit`: it stands over the first, and is of both. */
const ofSides: Rule = (column, { columns, lexicon }) => {
  if (column.role !== 'amount') return column;
  const sides = new Set(columns.flatMap(({ role }) => (isSide(role) ? role : [])));
  const own = lexicon.columns.all(foldPhrase(column.text)).find(({ tag }) => isSide(tag))?.tag;
  return own && sides.size === 1 && !sides.has(own) ? { ...column, role: own } : column;
};

/**
 * `Currency  Amount  Rate  Amount in EUR`: right behind a currency, or without the one that its neighbour at the right
 * names, with another amount further right, it is in that.
 */
const inCurrency: Rule = (column, { columns, i, lexicon }) => {
  if (column.role !== 'amount') return column;
  const namesCurrency = ({ text }: HeaderColumn): boolean =>
    lexicon.isCurrency(text.split(' ').at(-1) ?? '');
  const next = columns[i + 1];
  const isForeign =
    (columns[i - 1]?.role === 'currency' &&
      columns.slice(i + 1).some(({ role }) => role === 'amount' || isSide(role))) ||
    (next?.role === 'amount' && namesCurrency(next) && !namesCurrency(column));
  return isForeign ? { ...column, role: 'foreignAmount' } : column;
};

/** In this order: what is told of a column first, others may go by. */
const RULES: readonly Rule[] = [
  ofSides,
  ofDay,
  ofInstalment,
  ofMoney,
  ofBooking,
  inCurrency,
  ofPurchase,
  ofBefore,
  ofTax,
  ofPayments,
];
