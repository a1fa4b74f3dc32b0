import { least } from '../../lists';
import {
  type DateOrder,
  type OrderVote,
  type PrintedDate,
  readDate,
  type TokenLine,
} from '../../reading';

/** `(DD/MM/YYYY)`, `TT.MM.`, `JJ/MM/AAAA` in the name of a column, and `MM/DD`. */
const DAY_FIRST = /^\(?(?:dd|tt|jj|gg)[./ -]?mm/i;
const MONTH_FIRST = /^\(?mm[./ -]?(?:dd|tt|jj|gg)/i;
const MONTH = /^\(?mm\)?$/i;
const DAY = /^\(?(?:dd|jj|tt)\)?$/i;

/** Which figure comes first by what a word of a line, or two of them, call the parts of a date. */
function orderIn({ words, dates }: TokenLine): DateOrder | undefined {
  if (dates.length > 0) return undefined;
  for (const [i, { text }] of words.entries()) {
    const next = words[i + 1]?.text ?? '';
    if (DAY_FIRST.test(text) || (DAY.test(text) && MONTH.test(next))) return 'dmy';
    if (MONTH_FIRST.test(text) || (MONTH.test(text) && DAY.test(next))) return 'mdy';
  }
  return undefined;
}

/** Lines of a heading at most, or of what else stands between it and the first row. */
const NAMES = 5;

/** Behind a line that is no row's stand rows. */
const isGapBehind = (lines: readonly TokenLine[], i: number): boolean => {
  const [line, next] = [lines[i], lines[i + 1]];
  return line !== undefined && (next === undefined || next.index > line.index + 1);
};

/** The vote, but where the name of a column says in which order all dates of rows can be read. */
export function bySaidOrder(
  vote: OrderVote,
  dates: readonly PrintedDate[],
  lines: readonly TokenLine[],
): OrderVote {
  if (vote.order === 'ymd') return vote;
  const first = least(lines.flatMap(({ index }, i) => (isGapBehind(lines, i) ? index : [])));
  const heads = lines.filter(({ index }) => index <= first && index > first - NAMES);
  const said = new Set(heads.flatMap((line) => orderIn(line) ?? []));
  const [order, ...more] = said;
  if (!order || more.length > 0 || !dates.every((date) => readDate(date, order))) return vote;
  return { order, certain: true };
}
