import { type Interpretation, isBare, isSide, type Lexicon, type TokenLine } from '../../reading';
import { type Block, calledPayment } from '../blocks';
import type { Solution } from '../solving';

/** Share of the rows whose texts end in words for both sides, from which on these are a column's; and of those that fit. */
const MOST = 0.5;

type Side = 'debit' | 'credit';

/** What a row's text begins with, what a line of it ends in, and the side that its balances say. */
type Said = {
  first: string;
  sides: { first: Side | undefined; last: Side | undefined };
  own: Side;
};

const NONE: readonly Said[] = [];

/** What is said of rows whose amounts bear neither sign nor mark. */
function saidOf({ values }: Solution, { directionOf }: Lexicon): Said[] {
  return values.flatMap(({ entry, how, amount }): Said | readonly Said[] => {
    if (entry.kind !== 'row' || amount === undefined || entry.mark) return NONE;
    if (!how.roles.includes('amount')) return NONE;
    const figures = entry.cells.filter(({ column }) => how.roles[column] === 'amount');
    if (figures.length === 0 || !figures.every(({ money }) => isBare(money))) return NONE;
    const [first = ''] = entry.description[0]?.split(' ') ?? [];
    const last = entry.description
      .map((line) => directionOf(line.split(' ').at(-1) ?? ''))
      .find((one) => one !== undefined);
    const own = amount > 0 ? 'credit' : 'debit';
    return { first, sides: { first: directionOf(first), last }, own };
  });
}

/**
 * Words in a column of their own say of a row that money came in, or that it went out, and its balances say the other
 * way: one of the two is printed wrong. Such a column is what most texts, or lines of them, end in, with words for
 * both sides; or one of two words, of a side each, with which all of them begin.
 */
export function saysOtherSide(solution: Solution, lexicon: Lexicon): boolean {
  const rows = saidOf(solution, lexicon);
  const isAgainst = (at: 'first' | 'last', said: readonly Said[]): boolean => {
    const areOfBoth = new Set(said.map(({ sides }) => sides[at])).size > 1;
    const against = said.filter(({ sides, own }) => sides[at] !== own).length;
    // Where all are against it, the account may be read in a mirror.
    return areOfBoth && against > 0 && (against <= MOST * said.length || against === said.length);
  };
  const ending = rows.filter(({ sides }) => sides.last !== undefined);
  const beginning = rows.filter(({ sides }) => sides.first !== undefined);
  const areTwo = new Set(rows.map(({ first }) => first)).size === 2;
  return (
    (ending.length >= MOST * rows.length && isAgainst('last', ending)) ||
    (areTwo && beginning.length === rows.length && isAgainst('first', beginning))
  );
}

/** The mark beside a row's amount, `CR`, where the balances alone say which way it went. */
function markOf({ entry, how }: Solution['values'][number]): Side | undefined {
  if (entry.kind !== 'row' || how.sign !== 'balance') return undefined;
  const marked = entry.cells.find(
    ({ column, money }) => how.roles[column] === 'amount' && money.marker !== undefined,
  );
  return marked?.money.marker;
}

/**
 * Of rows whose amounts bear marks, some went the other way by their balances, and some did not: one of the two is
 * printed wrong.
 */
export function marksOtherSide({ values }: Solution): boolean {
  let [fit, against] = [0, 0];
  for (const value of values) {
    const mark = value.amount === undefined ? undefined : markOf(value);
    if (mark === undefined) continue;
    if ((mark === 'credit') === (value.amount ?? 0) > 0) fit += 1;
    else against += 1;
  }
  return fit > 0 && against > 0;
}

/**
 * A figure in a column that nothing names, and that is read as one of money in, bears the mark of money out in a column
 * of marks; or the other way round.
 */
export const marksOtherColumn = (
  { blocks }: Solution,
  howOf: (block: Block) => Interpretation,
): boolean =>
  blocks.some((block) => {
    const { roles } = howOf(block);
    const { money } = block.group.columns;
    return block.entries.some(
      ({ kind, mark, cells }) =>
        kind === 'row' &&
        mark !== undefined &&
        cells.some(({ column }) => {
          const role = roles[column];
          return money[column]?.role === undefined && isSide(role) && role !== mark;
        }),
    );
  });

/** All that rows call payments to an issuer, `PAYMENT - THANK YOU`, went out: what it was paid came in. */
export function turnsPayments({ values }: Solution, lexicon: Lexicon): boolean {
  let isOut = false;
  // Rows repeat their words: what these call is told once.
  const called = new Map<TokenLine['speech'], boolean>();
  for (const { entry, amount = 0 } of values) {
    if (entry.kind !== 'row' || amount === 0) continue;
    const { speech } = entry.anchor;
    let isPayment = called.get(speech);
    if (isPayment === undefined)
      called.set(speech, (isPayment = calledPayment(entry, lexicon) !== undefined));
    if (!isPayment) continue;
    if (amount > 0) return false;
    isOut = true;
  }
  return isOut;
}
