import type { Line } from '../../layout';
import { hasDigit } from '../../text';
import { isSign } from './affixes';
import type { Money } from './money';
import type { TokenLine } from './token-line';

/** Groups of digits in letter-spaced print, where the document is known to part them with spaces; in font sizes. */
export const WIDE_GROUP = 1.3;

/**
 * Each figure is one word, an amount that stands by itself with neither a mark nor a sign before it, and the line does not
 * begin with what may be a date: however other lines are set, it says the same.
 */
export function isPlain(line: TokenLine): boolean {
  const { words, dates, money } = line;
  if (dates[0]?.weak === true || beginsInDay(line)) return false;
  for (const { exact, alone, marker, from, to } of money) {
    if (!exact || !alone || marker !== undefined || to - from > 1) return false;
    if (isSign(words[from - 1]) || isSign(words[to])) return false;
  }
  return true;
}

/** `1`, `€1`: what a further group of three digits may follow. */
const SHORT_FIGURE = /^\D{0,3}\d{1,3}$/;
const GROUP = /^\d{3}(?!\d)/;
const DASH = /^[-–—]$/;

/** Which word holds a figure's first digits; before it, its sign or currency may stand: `EUR 1 234.56`. */
function headAt({ words }: Line, { from, to }: Money): number {
  let at = from;
  while (at < to && !hasDigit(words[at]?.text ?? '')) at += 1;
  return at;
}

/** `1 234.56`, in words of their own. */
export function hasGroups(line: TokenLine): boolean {
  const { words, money } = line;
  for (const figure of money) {
    if (!figure.exact || figure.to - figure.from < 2) continue;
    const at = headAt(line, figure);
    if (at + 1 >= figure.to) continue;
    if (SHORT_FIGURE.test(words[at]?.text ?? '') && GROUP.test(words[at + 1]?.text ?? ''))
      return true;
  }
  return false;
}

/** In either order. */
const DAY_MONTH =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[.,](?:0[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[.,](?:0[1-9]|[12]\d|3[01]))$/;

/** `12.04  Refund 12/04/2020`: it begins with a figure that may be a day and month. */
export function beginsInDay({
  words,
  money: [first],
}: Pick<TokenLine, 'words' | 'money'>): boolean {
  return first?.from === 0 && first.exact && DAY_MONTH.test(words[0]?.text ?? '');
}

/** It begins with what may be a date, or has a dash before a figure: its sign, or what fills an unused cell. */
export function isDoubtful(line: TokenLine): boolean {
  const { words, dates, money } = line;
  const date = dates[0];
  if ((date?.weak === true && date.from === 0) || beginsInDay(line)) return true;
  for (const { from, to } of money)
    if (to - from > 1 && DASH.test(words[from]?.text ?? '')) return true;
  return false;
}

export const hasHead = (line: TokenLine): boolean =>
  line.money.some((money, i) => isHead(line, money, line.money[i + 1]));

/** `1` before `952.28`: maybe one figure, set wide. */
function isHead(line: Line, { exact, to, x1 }: Money, next: Money | undefined): boolean {
  const word = line.words[to - 1];
  if (!next || !word || exact || next.from !== to || !SHORT_FIGURE.test(word.text)) return false;
  return (
    next.exact &&
    GROUP.test(line.words[next.from]?.text ?? '') &&
    next.x0 - x1 <= WIDE_GROUP * word.size
  );
}
