import { checkChain, stepsOf, type Valued } from '../proof';
import type { Block } from './blocks';
import { sumsOf } from './sections';
import { amountsOf, type Known, movementOf, type Solution, type Tie, valuesFor } from './solution';
import type { Variant } from './variants';

/**
 * No running balance: opening + all amounts = closing, for any printed pair. On cards both are owed. Of a part of
 * the tables a balance carried forward says nothing: the tables left out may hold the rest.
 */
export function byTotals(
  blocks: readonly Block[],
  known: Known,
  variant: Variant,
  whole: boolean,
): Solution {
  const values = valuesFor(blocks, known, variant);
  const sum = amountsOf(values).reduce((total, amount) => total + amount, 0);
  const { turn, clear } = sideOf(known);
  const turned = values.map((value) =>
    value.balance === undefined || value.how.owed
      ? value
      : { ...value, balance: turn * value.balance },
  );
  // Balances of rows that amounts do not lead to were not read right: the rows stand without them.
  const follows = checkChain(stepsOf(turned, known.order)).breaks.length === 0;
  const openings = known.labels.filter(({ word }) =>
    whole ? word !== 'closing' : word === 'opening',
  );
  const closings = known.labels.filter(({ word }) =>
    whole ? word !== 'opening' : word === 'closing',
  );
  let tie: Tie | undefined;
  for (const from of openings)
    for (const to of closings) {
      if (from === to) continue;
      const [opening, closing] = [turn * from.minor, turn * to.minor];
      const held = opening + sum === closing;
      if (held || !tie) tie = { opening, closing, sum, held };
      if (held) break;
    }
  return {
    blocks,
    values: follows
      ? turned
      : turned.map((value) =>
          value.entry.kind === 'row' ? { ...value, balance: undefined } : value,
        ),
    order: known.order,
    chain: checkChain(
      stepsOf(
        values.map((value) => ({ ...value, balance: undefined })),
        known.order,
      ),
    ),
    tie,
    movement: movementOf(values, known),
    ...sumsOf(blocks, values),
    opening: tie?.opening,
    closing: tie?.closing,
    signsAssumed:
      variant.sign !== 'section' && values.every(unmarked) && (!clear || !known.kindCertain),
  };
}

/**
 * How balances are printed: 1 as the holder's (minus is owed), -1 as the issuer's (what is owed is positive).
 * Bank accounts are the holder's; a card is the issuer's unless it prints what is owed with a minus.
 */
function sideOf({ kind, labels }: Known): { turn: 1 | -1; clear: boolean } {
  if (kind === 'bank') return { turn: 1, clear: true };
  const below = labels.some(({ minor }) => minor < 0);
  const above = labels.some(({ minor }) => minor > 0);
  return { turn: below && !above ? 1 : -1, clear: !(below && above) };
}

/** A row whose direction neither a column nor a mark says. */
const unmarked = ({ entry, how }: Valued): boolean =>
  how.roles.every((role) => role !== 'debit' && role !== 'credit') &&
  !(entry.kind === 'row' && entry.mark) &&
  entry.cells.every(({ money }) => !money.marker);
