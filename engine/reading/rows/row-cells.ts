import { beginsCell } from '../../layout';
import { withOne } from '../../lists';
import { settings } from '../../settings';
import { endsIn, hasDigit, isFiller, wasCurrencyCode } from '../../text';
import { columnAt, type Columns, type MoneyColumn } from '../columns';
import { hasDateIn, type Money, type PrintedDate, type TokenLine } from '../tokens';
import { type FactWord, mayName, phrasesIn } from '../vocabulary';
import type { RawRow, RowCell } from './entries';

/**
 * Share of its length by which a date reaches into the end of a column at least: texts may begin right behind the
 * longest date.
 */
const LEAST_SHARED = 0.1;

/** Dates of one column begin nearer than this (points), where they stand behind words. */
const ONE_START = 6;

/**
 * `Refund 0412 10/10` under `Saturday, 12 October`: a date right behind words is theirs, where the column begins further
 * left.
 */
const endsText = (line: TokenLine, { from }: PrintedDate): boolean =>
  from > 1 &&
  // A day over its rows may have words before it.
  line.money.length > 0 &&
  !beginsCell(line.words, from) &&
  HAS_LETTER.test(line.words[from - 2]?.text ?? '') &&
  // What a label leads to is its own, and so is a balance's.
  !endsIn(line.words[from - 1]?.text ?? '', ':') &&
  !mayName(line, 'balances');

/** `Fee period 03/01/2025 - 03/31/2025` on a line of its own: words for a time from one day to another date no row. */
function isSpanInWords({ dates: [first, last, ...more], money, words }: TokenLine): boolean {
  return (
    first !== undefined &&
    last !== undefined &&
    more.length === 0 &&
    money.length === 0 &&
    first.from > 0 &&
    last.from === first.to + 1 &&
    last.to === words.length &&
    HAS_LETTER.test(words[first.from - 1]?.text ?? '') &&
    isFiller(words[first.to]?.text ?? '')
  );
}

/** The date in each date column; a date belongs to the column that it overlaps most. */
export function datesIn(line: TokenLine, columns: Columns): RawRow['dates'] {
  const found: RawRow['dates'] = columns.dates.map(() => undefined);
  if (line.dates.length === 2 && isSpanInWords(line)) return found;
  for (const date of line.dates) {
    const { x0, x1 } = date;
    let best = -1;
    let most = 0;
    let i = 0;
    for (const column of columns.dates) {
      const overlap = Math.min(x1, column.x1) - Math.max(x0, column.x0);
      const isBehind = x0 > column.x0 && overlap < LEAST_SHARED * (x1 - x0);
      if (overlap > most && !isBehind && !(x0 > column.x0 + ONE_START && endsText(line, date))) {
        best = i;
        most = overlap;
      }
      i += 1;
    }
    if (best >= 0) found[best] ??= date;
  }
  return found;
}

/** The figures that stand in a table's columns, one to each; of two an exact one. */
export function cellsIn(line: TokenLine, columns: Columns): RowCell[] {
  let cells: RowCell[] | undefined;
  const { ordinal } = columns;
  // Most rows have neither a fact nor a label.
  const mayBeLabelled = mayName(line, 'facts') || mayName(line, 'labels');
  for (const found of line.money) {
    const column = columnAt(columns, found, line);
    if (column === undefined || (mayBeLabelled && isLabelled(line, found))) continue;
    const money = ordinal && !ordinal.marked ? withoutWordBefore(line, found) : found;
    const aligned = columns.money[column];
    const inLine = aligned !== undefined && alignedWith(money, aligned);
    if (!money.exact && !(isDatedIn(line, columns) && inLine && isHeaded(aligned, columns)))
      continue;
    if (!columns.ordinal && !inLine && !isolatedEnough(line, money, aligned)) continue;
    const rival = cells && cellAt(cells, column);
    if (!rival) cells = cells ? withOne(cells, { column, money }) : [{ column, money }];
    else if (!rival.money.exact && money.exact) rival.money = money;
  }
  return cells ?? [];
}

function cellAt(cells: readonly RowCell[], column: number): RowCell | undefined {
  for (const cell of cells) if (cell.column === column) return cell;
  return undefined;
}

const HAS_LETTER = /\p{L}/u;
const THREE_LETTERS = /^[A-Z]{3}$/;

/**
 * `Automated credit 50.00`, `Thank YOU 50.00`: where cells stand a word space apart, the mark before a figure may end a
 * text, and so may letters that are no currency's.
 */
function withoutWordBefore({ words }: TokenLine, money: Money): Money {
  let { from } = money;
  while (from < money.to && !hasDigit(words[from]?.text ?? '')) from += 1;
  if (from === money.from) return money;
  const currency =
    money.currency && THREE_LETTERS.test(money.currency) && !wasCurrencyCode(money.currency)
      ? undefined
      : money.currency;
  const isBehind = words
    .slice(from, money.to)
    .some(({ text }) => HAS_LETTER.test(text) && text !== money.currency);
  const isMark = money.marker !== undefined && !isBehind;
  if (!isMark && currency === money.currency) return money;
  const marker = isMark ? undefined : money.marker;
  return { ...money, marker, currency, from, x0: words[from]?.x0 ?? money.x0 };
}

/** Whether a line bears a date where the table's rows do; where no column of dates was found, any. */
const isDatedIn = ({ dates }: TokenLine, columns: Columns): boolean =>
  dates.length > 0 &&
  (columns.dates.length === 0 || columns.dates.some((column) => hasDateIn({ dates }, column)));

const DIGITS = /^\d+$/;
const NUMBERED = new Set<FactWord>(['statementNumber', 'accountNumber', 'cardNumber']);

/** `Available: 12.00` in running text, `Statement number 280`: what a label states is no cell. */
function isLabelled(line: TokenLine, { from, to: end, x0 }: Money): boolean {
  const numbers =
    end - from === 1 &&
    mayName(line, 'facts') &&
    DIGITS.test(line.words[from]?.text ?? '') &&
    phrasesIn(line, 'facts').some(({ tag, to }) => to === from && NUMBERED.has(tag));
  if (numbers) return true;
  const before = mayName(line, 'labels') ? line.words[from - 1] : undefined;
  return (
    before !== undefined &&
    endsIn(before.text, ':') &&
    before.text.length > 1 &&
    x0 - before.x1 <= settings.cellGap * before.size
  );
}

/** A column with a heading, or one of a table without any. */
const isHeaded = ({ role }: MoneyColumn, { money }: Columns): boolean =>
  role !== undefined || money.every((column) => !column.role);

/** A long description may run up to its amount's left edge: a figure set exactly in line is of the column. */
const alignedWith = (money: Money, column: MoneyColumn): boolean =>
  Math.abs(money.edge - column.edge) <= IN_LINE ||
  // With its sign behind it: `920.000-`.
  Math.abs(money.x1 - column.edge) <= IN_LINE ||
  Math.abs(money.x0 - column.start) <= IN_LINE ||
  Math.abs((money.x0 + money.x1) / 2 - column.center) <= IN_LINE;

const IN_LINE = 1.5;

/** Fewer figures do not show where a column ends. */
const FEW = 3;

/**
 * An exact amount at the line's end stands free even where cells are a word space apart; of a column whose figures end
 * at one place, if it ends there: `… a fee of 1.42` ends a text.
 */
const isolatedEnough = (line: TokenLine, money: Money, column: MoneyColumn | undefined): boolean =>
  money.alone ||
  (money.exact &&
    trailing(line, money) &&
    (column === undefined ||
      column.count < FEW ||
      column.spread > settings.columnEdge ||
      Math.abs(money.edge - column.edge) <= settings.columnEdge));

function trailing(line: TokenLine, money: Money): boolean {
  let at = money.to;
  while (at < line.words.length) {
    const next = line.money.find((other) => other.from === at);
    if (!next && !isFiller(line.words[at]?.text ?? '')) return false;
    at = next?.to ?? at + 1;
  }
  return true;
}
