import { beginsCell, type Cell, cellsOf, overlapOf, textOf } from '../../layout';
import {
  type Group,
  isMovementRole,
  mayName,
  type MoneyColumn,
  namesPoints,
  type PrintedDate,
  type RawRow,
  tellsOfPoints,
  type TokenLine,
} from '../../reading';
import type { AccountStatement } from '../model';
import type { Outside } from './said';

/** Share of the rows that must tell of calls, messages or data. */
const MOST_ROWS = 0.8;
/** Share of those that must print how much it was: a bank has messages to bill, too. */
const MEASURED = 0.3;

const CLOCK = /^\d{1,3}:\d{2}(?::\d{2})?$/;

/** A time of day that is no part of a date, and another: when something began, and how long it took. */
function lasts({ words, dates }: TokenLine): boolean {
  const clocks = words.flatMap(({ text }, i) => (CLOCK.test(text) ? i : []));
  const isDates = (at: number): boolean =>
    dates.some(({ from, to }: PrintedDate) => at >= from && at <= to);
  return clocks.length > 1 && clocks.some((at) => !isDates(at));
}

/** `221,3 MB`, `12.5GB`, `1 204 Ko`, `340 МБ`: data, in any language; with nothing else in its cell. */
const DATA = /^\d[\d., ]*(?:[kmg]i?b|[kmg]o|[кмг]б|[kmg]byte)$/iu;
/** `5 min`, `12 сек`, `03m 12s`, `5 min 41 sec`, `41초`. No letter alone: `S` and `H` mark amounts, too. */
const LASTING =
  /^\d[\d.,: ]*(?:h|min|мин|분|分|m(?= ?\d))?[ .]*(?:\d+ ?)?(?:mins?|secs?|мин|сек|분|초|分|秒|(?<=\d[mh] ?\d+)s)\.?$/u;

const MESSAGE = /^(?:sms|mms|смс|ммс|短信|简讯|簡訊|문자)$/iu;

/** What a meter counts, as the name of a column: `kWh`, `(m³)`. */
const SUPPLY = /^\(?(?:[kM]Wh|kvarh|кВт[·.*]?ч|[NS]?m[3³]|[Ss]mc|м[3³]|therms?|度数|用電度數)\)?$/u;

/** Behind a name, and of a price: `Usage (kWh)`, `Rate (c/kWh)`. */
const IN_BRACKETS = /^\((?:[\p{L}\p{Sc}¢]{1,4}\/)?(.+)\)$/u;

const namesUnit = (name: string): boolean =>
  SUPPLY.test(name) ||
  name.split(' ').some((word) => SUPPLY.test(IN_BRACKETS.exec(word)?.[1] ?? ''));

const SIGN = /\p{Sc}/u;

/** Columns of a heading at least. */
const COLUMNS = 3;

/** Lines above a table's first row in which the heading of the rows stands. */
const LINES_ABOVE = 3;

/** The names of the headings right above the first rows, the nearest last. */
function headingsAbove({ others, starts }: Outside): Cell[][] {
  const headings: Cell[][] = [];
  for (const { index, words, dates, money } of others) {
    if (!starts.some((start) => index < start && index >= start - LINES_ABOVE)) continue;
    if (dates.length > 0 || money.some(({ exact }) => exact)) continue;
    const names = cellsOf(words);
    if (names.length >= COLUMNS) headings.push(names);
  }
  return headings;
}

/** The unit that a column of rows counts; no account has such a column. */
export function supplyIn(outside: Outside): string | undefined {
  for (const names of headingsAbove(outside)) {
    const unit = names.map(textOf).find(namesUnit);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/**
 * `Points earned  Points used  Balance`: whether each of some columns stands under a name of its own that tells of points;
 * under `Amount Points` may stand either.
 */
function areOfPoints(columns: readonly MoneyColumn[], names: readonly Cell[]): boolean {
  const over = columns.map((column) =>
    column.role === 'amount'
      ? undefined
      : names.find((name) => overlapOf(name, column) > 0 && tellsOfPoints(textOf(name))),
  );
  return over.length > 0 && !over.includes(undefined) && new Set(over).size === over.length;
}

/** Nearly each row prints one figure, wherever. */
function printOne(statements: readonly AccountStatement[]): boolean {
  const entries = statements.flatMap(({ rows }) => rows.map(({ entry }) => entry));
  const single = entries.filter(({ cells }) => cells.length === 1);
  return entries.length > 0 && single.length >= MOST_ROWS * entries.length;
}

/** Points that rows count, where these are all that moves: a card's bill may tell of both. */
export function pointsIn(
  outside: Outside,
  groups: Iterable<Group>,
  statements: readonly AccountStatement[],
): string | undefined {
  const moving = [...groups].map(({ columns }) =>
    columns.money.filter(({ role }) => role !== 'balance'),
  );
  const figures = moving.flat();
  const headings = headingsAbove(outside);
  const nearest = headings.at(-1) ?? [];
  if (areOfPoints(figures, nearest)) return nearest.map(textOf).find(tellsOfPoints);
  const isMoney = figures.some(({ role }) => isMovementRole(role));
  if (isMoney || (moving.some(({ length }) => length > 1) && !printOne(statements)))
    return undefined;
  // `Amount (S$)  Points`: beside money that moves, they are what a card gives for it.
  const isOfMoney = (name: Cell): boolean =>
    SIGN.test(textOf(name)) && figures.some((column) => overlapOf(name, column) > 0);
  for (const names of headings) {
    const unit = names.map(textOf).find(namesPoints);
    if (unit !== undefined && !names.some(isOfMoney)) return unit;
  }
  return undefined;
}

/** Words of a line, at most, that states a balance, and of the name before its figure. */
const STATES = { line: 12, name: 4 };

const isWhole = ({ anchor }: RawRow): boolean =>
  anchor.money.every(({ to }) => !/[.,]\d{1,2}$/.test(anchor.words[to - 1]?.text ?? ''));

/** `Closing points: 18,780`, `18 780 Meilen`: the name of points right before a figure, or right behind it. */
function pointsBeside({ words, money }: TokenLine, at: number): string | undefined {
  const figure = money[at];
  if (!figure) return undefined;
  // `Points   Balance 18,780   Points 40`: names of other figures stand in cells of their own.
  const least = money[at - 1]?.to ?? 0;
  let from = Math.max(figure.from - 1, least);
  while (from > least && !beginsCell(words, from)) from -= 1;
  const name = words.slice(from, figure.from);
  const ends = [name[0], name.at(-1)].map((word) => word?.text.replace(/:$/, '') ?? '');
  if (name.length <= STATES.name && ends.some(tellsOfPoints))
    return textOf({ words: name }).replace(/:$/, '');
  const behind = words[figure.to]?.text ?? '';
  return tellsOfPoints(behind) && !beginsCell(words, figure.to) ? behind : undefined;
}

/**
 * What a balance is stated in that rows of whole figures lead from or to, where that is points: in a line that calls
 * it a balance or says no more, or both of them; one figure of an advertisement may be the same.
 */
export function balanceInPoints(
  { others }: Outside,
  statements: readonly AccountStatement[],
): string | undefined {
  const balances = new Set<number>();
  const stating: TokenLine[] = [];
  for (const { rows, opening, closing } of statements) {
    for (const { entry } of rows)
      if (entry.kind !== 'row') stating.push(entry.line);
      else if (!isWhole(entry)) return undefined;
    for (const balance of [opening, closing, rows.at(-1)?.balance])
      if (balance) balances.add(Math.abs(balance));
  }
  const stated = new Set<number>();
  for (const line of [...others, ...stating]) {
    if (line.words.length > STATES.line) continue;
    for (const [at, { minor }] of line.money.entries()) {
      const name = balances.has(minor) ? pointsBeside(line, at) : undefined;
      if (name === undefined) continue;
      stated.add(minor);
      const isStated = line.words.length <= STATES.name || mayName(line, 'balances');
      if (isStated || stated.size > 1) return name;
    }
  }
  return undefined;
}

/** How long or how much something was: a number and a unit of time or of data. */
const isMeasured = ({ words }: TokenLine): boolean =>
  cellsOf(words).some((cell) => {
    const text = textOf(cell);
    return DATA.test(text) || LASTING.test(text);
  });

const isMessage = ({ words }: TokenLine): boolean => words.some(({ text }) => MESSAGE.test(text));

/** Rows of calls with how long each took, of messages, of data: what a telephone's bill is made of. */
export function isMetered(rows: readonly RawRow[]): boolean {
  const measured = rows.filter(({ anchor }) => lasts(anchor) || isMeasured(anchor)).length;
  const messages = rows.filter(
    ({ anchor }) => !lasts(anchor) && !isMeasured(anchor) && isMessage(anchor),
  ).length;
  return measured + messages >= MOST_ROWS * rows.length && measured >= MEASURED * rows.length;
}
