import { cellsOf, textOf } from '../../layout';
import { mayName, phrasesIn, type TokenLine } from '../../reading';
import type { Row } from '../model';
import type { Solution } from '../solving';
import type { Evidence } from './evidence';
import { PROJECTED, UNBOOKED_BALANCE, UNBOOKED_STATUS } from './words';

/** `On hold` in a cell of its own: what became of the row. */
const hasStatus = ({ entry }: Row): boolean =>
  entry.kind === 'row' &&
  entry.lines.some(
    (line) =>
      mayName(line, 'states') &&
      cellsOf(line.words).some((cell) => UNBOOKED_STATUS.test(textOf(cell))),
  );

const MARK = /^[*†‡#]+$/;

/** `Hotel Adria *`, and below the rows `* not yet booked`. */
function bearMark(moving: readonly Row[], others: readonly TokenLine[]): boolean {
  const marks = others.flatMap((line) => {
    const [{ text = '' } = {}] = line.words;
    return MARK.test(text) && phrasesIn(line, 'pending').length > 0 ? text : [];
  });
  if (marks.length === 0) return false;
  return moving.some(
    ({ entry }) =>
      entry.kind === 'row' &&
      entry.lines.some(({ words }) =>
        words.some(({ text }) => marks.some((mark) => text.endsWith(mark))),
      ),
  );
}

/** Behind a title, how many rows stand under it: `Pending (2)`. */
const COUNT = /\s*[([]?\d{1,3}[)\]]?$/;

/** `Not yet booked`, `Pending (2)`: a line says what a status does, and nothing else. */
function saysUnbooked(line: TokenLine): boolean {
  if (!mayName(line, 'pending') && !mayName(line, 'states')) return false;
  const isWhole = phrasesIn(line, 'pending').some(
    ({ from, to }) => from === 0 && to === line.words.length,
  );
  return isWhole || UNBOOKED_STATUS.test(textOf(line).replace(COUNT, ''));
}

/** … among the rows, or above them. */
const headsUnbooked = ({ blocks }: Solution, others: readonly TokenLine[]): boolean =>
  others.some(
    (line) =>
      saysUnbooked(line) &&
      blocks.some(({ first, last }) => line.index >= first - 1 && line.index <= last),
  );

/** `Projected balance`: it runs on over rows still to come. */
const isProjected = ({ blocks }: Solution): boolean =>
  blocks.some(({ group: { header } }) =>
    header?.columns.some(({ role, text }) => role === 'balance' && PROJECTED.test(text)),
  );

/** What all rows lead to is stated as the balance that the account closes with, of what is booked: neither available nor projected. */
function isClosedBy(end: number | undefined, labels: Evidence['known']['labels']): boolean {
  return labels.some(
    ({ word, minor, line }) =>
      word === 'closing' &&
      Math.abs(minor) === Math.abs(end ?? Number.NaN) &&
      !UNBOOKED_BALANCE.test(textOf(line)),
  );
}

/**
 * Rows say in a cell of their own that they are not booked yet, or, the newest ones and no others, say so in their text, or stand
 * under such a title, or their balances are projected; and nothing states that the account closes with what they lead to.
 */
export function printsUnbooked(
  moving: readonly Row[],
  { solution, known: { labels }, others }: Evidence,
): boolean {
  const { order, tie } = solution;
  if (bearMark(moving, others)) return true;
  const newestFirst = order === 'asc' ? moving.toReversed() : moving;
  const last = newestFirst[0]?.balance;
  if (isClosedBy(last ?? tie?.closing, labels)) return false;
  const status = moving.filter(hasStatus).length;
  if (status > 0 && status < moving.length) return true;
  if (last === undefined) return false;
  if (isProjected(solution) || headsUnbooked(solution, others)) return true;
  const isPending = ({ entry }: Row): boolean =>
    entry.kind === 'row' && entry.lines.some((line) => phrasesIn(line, 'pending').length > 0);
  const booked = newestFirst.findIndex((row) => !isPending(row));
  return booked > 0 && !newestFirst.slice(booked).some(isPending);
}
