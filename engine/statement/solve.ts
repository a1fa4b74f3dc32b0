import {
  checkChain,
  type ChainResult,
  checkMovement,
  type MovementCheck,
  type Order,
  stepsOf,
  type Valued,
  valuesOf,
} from '../proof';
import type { ColumnRole, Interpretation, SignRule } from '../reading';
import type { Block } from './blocks';
import type { StatementKind } from './kind';
import type { LabelledBalance } from './labelled-balances';
import type { LabelledTotals } from './labelled-totals';
import { type HolderSum, type SectionSum, sumsOf } from './sections';

/** Opening + all amounts = closing, for printed balances; signed from the holder's side. */
export type Tie = { opening: number; closing: number; sum: number; held: boolean };

/** One way to read an account's blocks, with all that could be checked of it. */
export type Solution = {
  blocks: readonly Block[];
  values: Valued[];
  order: Order;
  chain: ChainResult;
  tie: Tie | undefined;
  movement: MovementCheck;
  sections: SectionSum[];
  holders: HolderSum[];
  opening: number | undefined;
  closing: number | undefined;
  /** Signs rest on the kind of statement alone: nothing printed beside the amounts confirms them. */
  signsAssumed: boolean;
};

export type Known = {
  kind: StatementKind;
  /** False where it might as well be the other kind: then signs that rest on it alone prove nothing. */
  kindCertain: boolean;
  labels: readonly LabelledBalance[];
  totals: LabelledTotals;
  howOf: (block: Block) => Interpretation;
  /** The block’s table has a running balance. */
  runs: (block: Block) => boolean;
  order: Order;
};

const RULES: Readonly<Record<StatementKind, readonly SignRule[]>> = {
  bank: ['section', 'printed', 'inverted'],
  card: ['section', 'inverted', 'printed'],
};

/** Blocks that may be left out one by one and in pairs before a search is too wide. */
const MAX_OPTIONAL = 8;

/** What a reading without running balances may vary. */
type Variant = { sign: SignRule; swapped: boolean; undated: boolean };

const SWAPPED: Partial<Record<ColumnRole, ColumnRole>> = { debit: 'credit', credit: 'debit' };

/** Two columns of dates under one name, or one name over both. */
function isAlike({ group: { header, columns } }: Block): boolean {
  if (!header) return false;
  const named = header.columns.filter(({ role }) => role === 'date' || role === 'valueDate');
  const twice = named.filter(({ role }) => role === 'date').length > 1;
  return twice || (named.length === 1 && columns.dates.length > 1);
}

const isHeaded = ({ columns }: Block['group']): boolean =>
  columns.money.some(({ role }) => role !== undefined);

function varied(how: Interpretation, block: Block, { sign, swapped }: Variant): Interpretation {
  if (!swapped || isHeaded(block.group)) return { ...how, sign };
  return { ...how, sign, roles: how.roles.map((role) => role && (SWAPPED[role] ?? role)) };
}

function valuesFor(blocks: readonly Block[], known: Known, variant: Variant | undefined): Valued[] {
  return valuesOf(
    blocks.flatMap((block) => {
      const how = known.howOf(block);
      const fixed = variant === undefined || known.runs(block);
      const own = fixed ? how : varied(how, block, variant);
      return block.entries
        .filter((entry) => fixed || variant.undated || !block.undated.has(entry))
        .map((entry) => ({ entry, how: own, section: block.section, datesAlike: isAlike(block) }));
    }),
    known.order,
    known.kind === 'card' ? -1 : 1,
  );
}

const isStray = (blocks: readonly Block[], entry: Valued['entry']): boolean =>
  blocks.some((block) => block.undated.has(entry));

/** A running balance: the opening is the printed one that the first balance follows from. */
function byBalances(blocks: readonly Block[], known: Known, strays: boolean): Solution {
  const values = valuesFor(blocks, known, undefined).filter(
    ({ entry, balance }) => strays || balance !== undefined || !isStray(blocks, entry),
  );
  const steps = stepsOf(values, known.order);
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
    movement: movementOf(values, known),
    sections: [],
    holders: [],
    opening,
    closing: last,
    signsAssumed: false,
  };
}

const amountsOf = (values: readonly Valued[]): number[] =>
  values.flatMap(({ amount }) => amount ?? []);

const movementOf = (values: readonly Valued[], known: Known): MovementCheck =>
  checkMovement(amountsOf(values), known.totals);

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

/**
 * No running balance: opening + all amounts = closing, for any printed pair. On cards both are owed. Of a part of
 * the tables a balance carried forward says nothing: the tables left out may hold the rest.
 */
function byTotals(
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

/** A row whose direction neither a column nor a mark says. */
const unmarked = ({ entry, how }: Valued): boolean =>
  how.roles.every((role) => role !== 'debit' && role !== 'credit') &&
  !(entry.kind === 'row' && entry.mark) &&
  entry.cells.every(({ money }) => !money.marker);

/** Sums in and out settle all rows together: those of a part are its own totals, which say nothing of the rest. */
const settles = ({ tie, movement }: Solution, whole: boolean): boolean =>
  tie?.held === true || (whole && tie === undefined && movement.credits && movement.debits);

/** The blocks, then the blocks less one, less two: a table that is no part of the account breaks the sum. */
function* subsets(blocks: readonly Block[]): Generator<readonly Block[]> {
  yield blocks;
  if (blocks.length < 2 || blocks.length > MAX_OPTIONAL) return;
  for (const left of blocks) yield blocks.filter((block) => block !== left);
  for (const left of blocks)
    for (const other of blocks)
      if (blocks.length > 2 && blocks.indexOf(other) > blocks.indexOf(left))
        yield blocks.filter((block) => block !== left && block !== other);
}

/** Rows without a date are tried with all blocks only: a sum among the rows could make any subset tie. */
function* variants(
  blocks: readonly Block[],
  rules: readonly SignRule[],
): Generator<[readonly Block[], Variant]> {
  const swaps = blocks.some(({ group }) => group.columns.money.length > 1 && !isHeaded(group))
    ? [false, true]
    : [false];
  const strays = blocks.some((block) => block.undated.size > 0);
  for (const subset of subsets(blocks)) {
    for (const sign of rules)
      for (const swapped of swaps) yield [subset, { sign, swapped, undated: false }];
    if (strays && subset === blocks)
      for (const sign of rules) yield [subset, { sign, swapped: false, undated: true }];
  }
}

const faults = ({ chain, tie }: Solution): number =>
  chain.breaks.length + (tie && !tie.held ? 1 : 0);

/** Rows that all print nothing but zeros. */
function isNothing({ entries }: Block): boolean {
  const figures = entries.flatMap(({ kind, cells }) => (kind === 'row' ? cells : []));
  const rowsOnly = entries.every(({ kind }) => kind === 'row');
  return rowsOnly && figures.length > 0 && figures.every(({ money }) => money.minor === 0);
}

/** Of the ways to read the blocks, the one that the printed balances and totals bear out. */
export function solve(all: readonly Block[], known: Known): Solution {
  // What moves nothing fits every sum: a line of a summary, read as a row.
  const moving = all.filter((block) => !isNothing(block));
  const blocks = moving.length > 0 ? moving : all;
  const running = blocks.filter((block) => known.runs(block));
  if (running.length > 0) {
    // The fewest assumptions first: only tables with balances, and no row that may be a sum.
    const attempts = [running, blocks].flatMap((some) =>
      [false, true].map((strays) => [some, strays] as const),
    );
    let best: Solution | undefined;
    for (const [some, strays] of attempts) {
      const solution = byBalances(some, known, strays);
      if (!best || faults(solution) < faults(best)) best = solution;
      if (faults(best) === 0) return best;
    }
    if (best) return best;
  }
  const sections = blocks.some((block) => block.section !== undefined);
  const rules = RULES[known.kind].filter((rule) => rule !== 'section' || sections);
  let fallback: Solution | undefined;
  for (const [subset, variant] of variants(blocks, rules)) {
    const whole = subset === blocks;
    const solution = byTotals(subset, known, variant, whole);
    fallback ??= solution;
    if (settles(solution, whole)) return solution;
  }
  return (
    fallback ?? byTotals(blocks, known, { sign: 'printed', swapped: false, undated: true }, true)
  );
}
