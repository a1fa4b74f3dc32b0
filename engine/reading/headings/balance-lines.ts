import { type Match, UNSPACED } from '../../text';
import type { TokenLine } from '../tokens';
import { type BalanceWord, type Lexicon } from '../vocabulary';
import { type Covers, isRowWithBalance, type LineKind, moves } from './line-kind';
import { isNoted } from './title-notes';

/**
 * `Initial balance adjustment  49.99  2,973.99`: a word goes on with the phrase, and what moves and what that leads to are
 * two figures; a balance is one.
 */
function movesToBalance(line: TokenLine, { tag, to }: Match<BalanceWord>): boolean {
  if ((line.speech.folded[to] ?? '') === '' || !isRowWithBalance(line)) return false;
  const figures = new Set(line.money.filter(moves).map(({ minor }) => minor)).size;
  // `Closing balance as at 31 Dec  24.26  24.38  1.13`: what it ends is summed beside it.
  return tag === 'closing' ? figures === 2 && !leadsToDay(line, to) : figures > 1;
}

/** Words between a balance and its day at most: `as at`. */
const LEADING = 2;

/** Nothing but a day goes on with the phrase. */
function leadsToDay({ words, dates, money }: TokenLine, from: number): boolean {
  const day = dates.find((date) => date.from >= from && date.from - from <= LEADING);
  const figure = money.find((one) => one.from >= from);
  return day !== undefined && (figure?.from ?? words.length) === day.to;
}

/** A word as names are written, or a number: `Shoes`, `574`. */
const NAME = /^[\p{Lu}\d]/u;

/**
 * `03/12  New Balance Shoes Mossgate  100.00`: in a line that begins as rows do, the phrase goes on as a name does, and to
 * no day: a payee may be called like a balance.
 */
const isCalledLike = ({ dates, words }: TokenLine, { from, to }: Match<BalanceWord>): boolean =>
  dates[0]?.from === 0 &&
  dates.every((date) => date.to <= from) &&
  NAME.test(words[to]?.text ?? '');

/** Share of its words by which a line with a figure states a balance; two days are a row's more than one is. */
function shareOf(line: TokenLine, balance: Match<BalanceWord>): number {
  if (movesToBalance(line, balance)) return 0.7;
  if (isCalledLike(line, balance)) return line.dates.length > 1 ? 0.7 : 0.6;
  if (isRowWithBalance(line)) return 0.5;
  // What moves nothing may say more of itself: `09:15  Daily balance  Consolidated  0.00`.
  return line.money.some(moves) ? 0.4 : 0.2;
}

/** A line that a balance's phrase opens, maybe `behind` another word. */
export function balanceKind(
  line: TokenLine,
  balance: Match<BalanceWord>,
  behind: boolean,
  covers: Covers,
): LineKind | undefined {
  const dated = line.dates.length > 0;
  if (line.money.length === 0) {
    const isOther = balance.tag === 'other';
    if (isOther && isNoted(line, balance)) return { kind: 'aside' };
    if (!covers(balance, 0.6)) return undefined;
    if (isOther) return { kind: 'aside' };
    // A balance's line whose figure is printed elsewhere, or nowhere.
    return dated ? { kind: 'note' } : undefined;
  }
  // `Interest account limit`: behind another word, a transaction's own text.
  if (balance.tag === 'other' && behind && dated) return undefined;
  // Interest that moved a balance is a row, however short its name is.
  if (balance.tag === 'other' && line.dates[0]?.from === 0 && isRowWithBalance(line))
    return undefined;
  return covers(balance, shareOf(line, balance))
    ? { kind: 'balance', word: balance.tag }
    : undefined;
}

/** Words of the name of a column of balances at most. */
const NAME_WORDS = 3;

/** `Saldo 29.02.2024 1.033,70`: the name of a column of balances, and a figure, in a line of so many words. */
export function isBare(count: number, line: TokenLine, lexicon: Lexicon): boolean {
  const date = line.dates.length === 1 ? line.dates[0] : undefined;
  if (!date || line.money.filter(({ exact }) => exact).length !== 1) return false;
  // What may be a figure as well as a date is among the words.
  if (!date.weak && count > NAME_WORDS) return false;
  const words = line.speech.folded.filter(
    (word, i) => word !== '' && (i < date.from || i >= date.to),
  );
  // Without spaces between words, a payee may begin with the name.
  if (words.length > NAME_WORDS || words.some((word) => UNSPACED.test(word))) return false;
  const match = lexicon.columns.at(words, 0);
  return match?.tag === 'balance' && match.to === words.length;
}
