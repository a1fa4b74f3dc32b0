import { checkChain, inTime, type Valued } from '../../proof';
import type { Block } from '../blocks';
import { isAgainstSums } from './assumed-signs';
import { type Known, movementOf, type Solution, type Tie, valuesFor } from './solution';

/** A running balance: the opening is the printed one that the first balance follows from. */
export function byBalances(blocks: readonly Block[], known: Known, strays: boolean): Solution {
  const values = valuesFor(blocks, known, undefined).filter(
    ({ entry, balance }) => strays || balance !== undefined || !isStray(blocks, entry),
  );
  const steps = inTime(values, known.order);
  const at = steps.findIndex((step) => step.balance !== undefined);
  const before = steps.slice(0, at + 1).reduce((sum, step) => sum + (step.amount ?? 0), 0);
  const derived = at < 0 ? undefined : (steps[at]?.balance ?? 0) - before;
  const stated = steps.slice(0, at + 1).every((step) => step.amount === undefined);
  const size = Math.abs(derived ?? Number.NaN);
  const label = known.labels.find(
    ({ word, minor }) => word !== 'closing' && Math.abs(minor) === size,
  );
  const opening = stated || label ? derived : undefined;
  const chain = checkChain(steps, stated ? undefined : opening);
  const { last } = chain;
  const closings = known.labels.filter(({ word }) => word === 'closing');
  const agrees = closings.some(({ minor }) => Math.abs(minor) === Math.abs(last ?? Number.NaN));
  const sum = values.reduce((total, value) => total + (value.amount ?? 0), 0);
  const [stray] = closings;
  const movement = movementOf(values, known);
  // What a page brings forward is no opening balance where another is stated: the pages before may be missing.
  const openings = known.labels.filter(({ word }) => word === 'opening');
  const begins = openings.length === 0 || openings.some(({ minor }) => Math.abs(minor) === size);
  const tie: Tie | undefined =
    opening !== undefined && last !== undefined && closings.length > 0
      ? {
          opening: begins ? opening : (openings[0]?.minor ?? opening),
          closing: agrees ? last : (stray?.minor ?? last),
          sum,
          held: agrees && begins && opening + sum === last,
        }
      : undefined;
  return {
    blocks,
    values,
    order: known.order,
    chain,
    tie,
    movement,
    sections: [],
    holders: [],
    opening,
    closing: tie ? tie.closing : last,
    // A stated closing balance that the rows do not come to: with no opening one, nothing else says so.
    contradicted: opening === undefined && closings.length > 0 && !agrees,
    signsAssumed: isAgainstSums(values, movement, known),
  };
}

const isStray = (blocks: readonly Block[], entry: Valued['entry']): boolean =>
  blocks.some((block) => block.undated.has(entry));
