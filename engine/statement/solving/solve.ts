import { signStyleOf } from '../../proof';
import { isMovementRole, type RowCell, type SignRule } from '../../reading';
import { type Block, variants } from '../blocks';
import type { StatementKind } from '../facts';
import { byBalances } from './by-balances';
import { byTotals } from './by-totals';
import type { Known, Solution } from './solution';

const RULES: Readonly<Record<StatementKind, readonly SignRule[]>> = {
  bank: ['section', 'printed', 'inverted'],
  card: ['section', 'inverted', 'printed'],
};

/** Of the ways to read the blocks, the one that the printed balances and totals bear out. */
export function solve(all: readonly Block[], known: Known): Solution {
  // What moves nothing fits every sum: a line of a summary, read as a row.
  const moving = all.filter((block) => !isNothing(block, known));
  const blocks = moving.length > 0 ? moving : all;
  const running = blocks.filter((block) => known.runs(block));
  if (running.length > 0) {
    const whole = blocks.some((block) => !running.includes(block) && isFramed(block))
      ? byBalances(blocks, known, false)
      : undefined;
    if (whole && faults(whole) === 0 && (ties(whole) || isComplete(whole))) return whole;
    // The fewest assumptions first: only tables with balances, and no row that may be a sum.
    const attempts = [running, blocks].flatMap((some) =>
      [false, true].map((strays) => [some, strays] as const),
    );
    let best: Solution | undefined;
    for (const [some, strays] of attempts) {
      const solution = byBalances(some, known, strays);
      if (!best || faults(solution) < faults(best)) best = solution;
      else if (faults(solution) === faults(best) && ties(solution) && !ties(best)) best = solution;
      if (faults(best) === 0 && (ties(best) || isComplete(best))) return best;
    }
    if (best) return byTheOthers(blocks, known) ?? best;
  }
  const rules = rulesFor(blocks, known);
  let fallback: Solution | undefined;
  for (const [subset, variant] of variants(blocks, rules)) {
    const whole = subset === blocks;
    const solution = byTotals(subset, known, variant, blocks);
    fallback ??= solution;
    if (settles(solution, whole)) return solution;
  }
  return (
    fallback ?? byTotals(blocks, known, { sign: 'printed', swapped: false, undated: true }, blocks)
  );
}

/**
 * Where balances that run do not bear themselves out, the tables without any, if what is stated of the account is what they
 * lead from and to: the others may be an example of how interest is reckoned.
 */
function byTheOthers(blocks: readonly Block[], known: Known): Solution | undefined {
  const others = blocks.filter((block) => !known.runs(block));
  if (others.length === 0) return undefined;
  for (const [subset, variant] of variants(others, rulesFor(others, known))) {
    const solution = byTotals(subset, known, variant, blocks);
    if (ties(solution)) return solution;
  }
  return undefined;
}

/** The entries of blocks by the tables that these are parts of, each with the first: a part may be of one row. */
function tablesOf(
  blocks: readonly Block[],
): { first: Block; entries: Block['entries'][number][] }[] {
  const tables = new Map<Block['group'], { first: Block; entries: Block['entries'][number][] }>();
  for (const block of blocks) {
    const table = tables.get(block.group);
    if (!table) tables.set(block.group, { first: block, entries: [...block.entries] });
    else for (const entry of block.entries) table.entries.push(entry);
  }
  return [...tables.values()];
}

/** The sign rules that may hold of blocks without a running balance, the likeliest first. */
function rulesFor(blocks: readonly Block[], known: Known): SignRule[] {
  const styles = tablesOf(blocks).map(({ first, entries }) => {
    const { roles } = known.howOf(first);
    return signStyleOf(entries, ({ column }) => roles[column] === 'amount');
  });
  // Where every amount says its sign, a section's title adds nothing.
  const all = styles.every((style) => style === 'minuses' || style === 'pluses');
  const sectioned = blocks.some((block) => block.section !== undefined) && !all;
  // What most rows of a card are is purchases.
  const asPrinted = styles.every((style) => style === 'minuses' || style === 'mostMinus');
  // Where words say what comes in, a row of which they say nothing went out: `Transfer`.
  const said = blocks.some(({ group }) => group.columns.directions !== undefined);
  // Nor of a row without a mark, where only credits bear one.
  const isOut = said || styles.some((style) => style === 'credits');
  const rules = RULES[asPrinted ? 'bank' : isOut ? 'card' : known.kind].filter(
    (rule) => rule !== 'section' || sectioned,
  );
  if (!styles.includes('plus')) return rules;
  // With pluses and never a minus, what bears no sign is no money in: else the pluses would say nothing.
  const never = styles.every((style) => style === 'plus' || style === 'bare');
  const by = rules.filter((rule) => rule === 'section');
  return never ? [...by, 'plusIn', ...rules.slice(by.length)] : [...rules, 'plusIn'];
}

/** Sums in and out settle all rows together: those of a part are its own totals, which say nothing of the rest. */
const settles = ({ tie, movement }: Solution, whole: boolean): boolean =>
  tie?.held === true || (whole && tie === undefined && movement.credits && movement.debits);

/** Rows between what they lead from and to: a month's part of an account. */
const isFramed = ({ entries }: Block): boolean =>
  entries[0]?.kind === 'balance' &&
  entries.at(-1)?.kind === 'balance' &&
  entries.some(({ kind }) => kind === 'row');

const faults = ({ chain, tie }: Solution): number =>
  chain.breaks.length + (tie && !tie.held ? 1 : 0);

const ties = ({ tie }: Solution): boolean => tie?.held === true;

/** No row without a date, which may be a sum, was left out, or those left are all that came in and went out. */
export const isComplete = ({ blocks, values, movement }: Solution): boolean =>
  (movement.credits && movement.debits) ||
  values.length === blocks.reduce((sum, { entries }) => sum + entries.length, 0);

/** Each row prints the balance that its amount leads to: no column beside the two can have moved anything. */
export const followsRowByRow = ({ chain, values }: Solution): boolean =>
  chain.checked > 0 &&
  chain.breaks.length === 0 &&
  values.every(({ amount, balance }) => amount === undefined || balance !== undefined);

/** Rows that all print nothing but zeros where amounts stand, and no balance that runs. */
function isNothing(block: Block, { howOf, runs }: Known): boolean {
  const { entries } = block;
  if (!entries.some(({ cells }) => cells.length > 0) || runs(block)) return false;
  const { roles } = howOf(block);
  const isAmount = ({ column }: RowCell): boolean =>
    isMovementRole(roles[column]) || roles[column] === 'fee';
  const moves = entries.some(({ cells }) => cells.some(isAmount));
  return entries.every(
    ({ kind, cells }) =>
      kind === 'row' && cells.every((cell) => cell.money.minor === 0 || (moves && !isAmount(cell))),
  );
}
