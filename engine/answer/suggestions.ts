import type { Suggestion } from '@/utils/contract';
import { type Gap, inTime, type Repair, repairsOf, repairsOfChain, type Summand } from '../proof';
import { isoOf } from '../reading';
import type { AccountStatement } from '../statement';
import { wireAmount } from './wire';

/** A statement that ties nowhere was read or printed wrongly as a whole: single repairs say nothing. */
const MOST = 20;

function summandsOf(rows: AccountStatement['rows']): Summand[] {
  return rows.map(({ id, date, amount, balance, description }) => ({
    id,
    date: isoOf(date),
    amount,
    balance,
    text: description.join(' '),
  }));
}

/** The rows between the balances of each break, in time order. */
function chainGaps({ proof, rows }: AccountStatement): Gap[] {
  const summands = summandsOf([...inTime(rows, proof.order)]);
  const place = new Map(summands.map(({ id }, i) => [id, i] as const));
  return proof.breaks.map(({ from, at, diff }) => {
    const begin = place.get(from) ?? -1;
    const end = place.get(at) ?? begin;
    return {
      rows: summands.slice(begin + 1, end + 1),
      diff,
      from,
      at,
      after: summands[begin]?.date,
      before: summands[end]?.date,
    };
  });
}

/** Where a sum of all rows, or of a section's, does not tie. */
function sumGaps({ proof, breakdown }: AccountStatement, summands: readonly Summand[]): Gap[] {
  const { closing } = proof;
  const sections = breakdown.sections.flatMap(({ rows, expected, actual }) => {
    if (expected === undefined || expected === actual) return [];
    const ids = new Set(rows);
    return [{ rows: summands.filter(({ id }) => ids.has(id)), diff: expected - actual }];
  });
  const whole = closing
    ? [{ rows: summands, diff: closing.closing - closing.opening - closing.sum }]
    : [];
  const narrow = sections.length > 0 ? sections : proof.breaks.length > 0 ? [] : whole;
  return narrow.map((gap) => ({
    ...gap,
    after: gap.rows[0]?.date,
    before: gap.rows.at(-1)?.date,
  }));
}

function said(repair: Repair, scale: number): Suggestion {
  const text = (minor: number): string => (minor / 10 ** scale).toFixed(scale);
  const amount = wireAmount(repair.amount, scale);
  switch (repair.kind) {
    case 'sign':
      return {
        kind: 'sign',
        id: repair.id,
        amount,
        message: `With the other sign, ${text(repair.amount)}, the sum ties.`,
      };
    case 'duplicate':
      return {
        kind: 'duplicate',
        id: repair.id,
        amount,
        message: `The amount ${text(repair.amount)} may be listed twice: counted once, the sum ties.`,
      };
    case 'digits':
      return {
        kind: 'digits',
        id: repair.id,
        amount,
        of: repair.of,
        message: `The ${repair.of} ${text(repair.printed)} may be misprinted: with ${text(repair.amount)} the sum ties.`,
      };
    case 'missing': {
      const { after, before } = repair;
      const between =
        after === undefined || before === undefined
          ? ''
          : after === before
            ? ` on ${after}`
            : ` between ${after} and ${before}`;
      return {
        kind: 'missing',
        amount,
        ...(after === undefined ? {} : { afterDate: `${after}T00:00:00.000Z` }),
        ...(before === undefined ? {} : { beforeDate: `${before}T00:00:00.000Z` }),
        message: `An amount of ${text(repair.amount)} is missing${between}.`,
      };
    }
  }
}

/** What arithmetic suggests for each break; offered, never applied. */
export function suggestionsOf(statement: AccountStatement): Suggestion[] {
  if (statement.proof.verdict !== 'broken') return [];
  const summands = summandsOf(statement.rows);
  const repairs = [
    ...repairsOfChain(chainGaps(statement)),
    ...sumGaps(statement, summands).flatMap(repairsOf),
  ];
  return repairs.length > MOST ? [] : repairs.map((repair) => said(repair, statement.scale));
}
