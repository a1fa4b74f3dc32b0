import { greatest, least } from '../../lists';
import { checkChain, inTime, type Valued } from '../../proof';
import { isBare, type TokenLine } from '../../reading';
import { type Block, guessesSides, namesBalance, sumsOf, type Variant } from '../blocks';
import { type LabelledBalance, soleBalance } from '../labelled';
import { assumesSigns, saySigns } from './assumed-signs';
import { amountsOf, type Known, movementOf, type Solution, type Tie, valuesFor } from './solution';

/**
 * No running balance: opening + all amounts = closing, for any printed pair. On cards both are owed. `blocks` are all
 * tables, or some of them: of a part a balance carried forward says nothing, since the tables left out may hold the
 * rest.
 */
export function byTotals(
  blocks: readonly Block[],
  known: Known,
  variant: Variant,
  all: readonly Block[],
): Solution {
  const whole = blocks === all;
  const values = valuesFor(blocks, known, variant);
  const sum = amountsOf(values).reduce((total, amount) => total + amount, 0);
  const { turns, clear } = sideOf(known, variant);
  const top = whole ? undefined : topOfClosed(blocks, all, known);
  const openings = known.labels.filter(({ word, line }) =>
    whole ? word !== 'closing' : word === 'opening' || line === top,
  );
  const closings = known.labels.filter(({ word }) =>
    whole ? word !== 'opening' : word === 'closing',
  );
  const sides = balanceSides(blocks, values, known.kind);
  const { tie, turn, ends } = tieOf(openings, closings, turns, sum, sides, isAmong(values));
  const turned = values.map((value) => {
    if (value.balance === undefined || value.how.owed) return value;
    // `New balance overdrawn  132.48` is what the amounts lead to.
    const end = value.entry.kind === 'balance' ? ends.get(value.entry.line) : undefined;
    return { ...value, balance: end ?? turn * value.balance };
  });
  // One balance alone proves nothing; it is stated all the same.
  const alone = (word: 'opening' | 'closing'): number | undefined => {
    const minor = soleBalance(known.labels, word);
    return minor === undefined ? undefined : turn * minor;
  };
  // Balances of rows that amounts do not lead to were not read right: the rows stand without them.
  const printed = checkChain(inTime(turned, known.order));
  const follows = printed.breaks.length === 0;
  const sided = entriesOf(blocks.filter(isSided));
  const sums = sumsOf(blocks, values);
  return {
    blocks,
    values: follows
      ? turned
      : turned.map((value) =>
          value.entry.kind === 'row' ? { ...value, balance: undefined } : value,
        ),
    order: known.order,
    chain: checkChain(
      inTime(
        values.map((value) => ({ ...value, balance: undefined })),
        known.order,
      ),
    ),
    tie,
    movement: movementOf(values, known),
    ...sums,
    opening: tie ? tie.opening : alone('opening'),
    closing: tie ? tie.closing : alone('closing'),
    contradicted: !follows && (printed.held > printed.idle || blocks.some(namesBalance)),
    signsAssumed: assumesSigns({
      values,
      known,
      variant,
      sided,
      guessed: entriesOf(blocks.filter(guessesSides)),
      clear,
      tie,
      sections: sums.sections,
    }),
  };
}

/**
 * The line that brings a balance forward to the first of some tables' rows, where the last of them ends with the closing one:
 * what is left out stands below, and is no part of what leads from the one to the other.
 */
function topOfClosed(
  blocks: readonly Block[],
  all: readonly Block[],
  { labels }: Known,
): TokenLine | undefined {
  const [first, last] = [blocks[0]?.entries[0], blocks.at(-1)?.entries.at(-1)];
  const isClosed =
    last?.kind === 'balance' &&
    (last.word === 'closing' ||
      labels.some(({ word, line }) => word === 'closing' && line === last.line));
  const isAllAbove = blocks.every((block, i) => block === all[i]);
  return isClosed && isAllAbove && first?.kind === 'balance' ? first.line : undefined;
}

/** How balances are printed: 1 as the holder's (minus is owed), -1 as the issuer's (what is owed is positive). */
type Turn = 1 | -1;

/** Tells of a balance that is carried forward whether rows stand above it and below: it is no end of them. */
function isAmong(values: readonly Valued[]): (label: LabelledBalance) => boolean {
  const places = values.flatMap(({ entry, amount }) =>
    entry.kind === 'row' && amount !== undefined ? entry.anchor.index : [],
  );
  const [first, last] = [least(places), greatest(places)];
  return ({ word, line }) => word === 'forward' && line.index > first && line.index < last;
}

/**
 * The first opening and closing balance that the amounts lead from and to; where none do, the first two that may be the ends
 * of all rows.
 */
function tieOf(
  openings: readonly LabelledBalance[],
  closings: readonly LabelledBalance[],
  turns: readonly [Turn, ...Turn[]],
  sum: number,
  sidesOf: (label: LabelledBalance) => readonly number[],
  isInner: (label: LabelledBalance) => boolean,
): { tie: Tie | undefined; turn: Turn; ends: ReadonlyMap<TokenLine, number> } {
  let found: Tie | undefined;
  for (const turn of turns)
    for (const from of openings)
      for (const to of closings) {
        if (from === to || isSaidTwice(from, to)) continue;
        for (const [side, other] of pairsOf(sidesOf(from), sidesOf(to))) {
          const [opening, closing] = [turn * side, turn * other];
          const tie = { opening, closing, sum, held: opening + sum === closing };
          if (tie.held)
            return {
              tie,
              turn,
              ends: endsOf([from.line, opening], [to.line, closing]),
            };
          if (!isInner(from) && !isInner(to)) found ??= tie;
        }
      }
  return { tie: found, turn: turns[0], ends: new Map() };
}

type End = readonly [line: TokenLine, minor: number];

/** A line that states both is a summary's. */
const endsOf = (from: End, to: End): ReadonlyMap<TokenLine, number> =>
  new Map(from[0] === to[0] ? [] : [from, to]);

/** `30/06 Final balance 12.00`, `30/06 Balance 12.00`: one balance of one day is no opening and closing. */
function isSaidTwice(from: LabelledBalance, to: LabelledBalance): boolean {
  const [own, other] = [from, to].map(({ line: { dates, words } }) => {
    const [date] = dates;
    return (
      date &&
      words
        .slice(date.from, date.to)
        .map(({ text }) => text)
        .join(' ')
    );
  });
  const carried = from.word === 'forward' || to.word === 'forward';
  return carried && from.minor === to.minor && own !== undefined && own === other;
}

const pairsOf = (some: readonly number[], others: readonly number[]): [number, number][] =>
  some.flatMap((one) => others.map((other): [number, number] => [one, other]));

/**
 * What a stated balance may be, minor units, the likely reading first. Of a table without a column of balances the
 * one that a line of it states stands on its side: in the column of money out, or beside the mark of debit in that of
 * marks, it is overdrawn. On a card a mark of credit says that it is not owed.
 */
function balanceSides(
  blocks: readonly Block[],
  values: readonly Valued[],
  kind: Known['kind'],
): (label: LabelledBalance) => readonly number[] {
  const owed = new Set<TokenLine>();
  const entries = entriesOf(blocks.filter(isSided));
  for (const { entry, how } of values) {
    if (entry.kind !== 'balance' || how.roles.includes('balance')) continue;
    const [cell, ...more] = entry.cells;
    if (!cell || more.length > 0 || !isBare(cell.money)) continue;
    const isOut = entries.has(entry) && how.roles[cell.column] === 'debit';
    if (isOut || (kind === 'bank' && entry.mark === 'debit')) owed.add(entry.line);
  }
  return ({ line, minor, money }) => {
    const isOther = owed.has(line) || (kind === 'card' && money.marker === 'credit');
    return isOther && minor > 0 ? [-minor, minor] : [minor];
  };
}

const entriesOf = (blocks: readonly Block[]): ReadonlySet<Valued['entry']> =>
  new Set(blocks.flatMap(({ entries }) => entries));

/** Its headings name a column of money out and one of money in: under `Cheques` one that was paid in is money in. */
const isSided = ({ group: { columns } }: Block): boolean =>
  columns.money.some(({ role }) => role === 'debit') &&
  columns.money.some(({ role }) => role === 'credit');

/**
 * Which ways balances may be printed, the likeliest first. Bank accounts are the holder's; a card is the issuer's unless
 * it prints what is owed with a minus. Where it has balances with and without, they go with its amounts.
 */
function sideOf(
  { kind, labels }: Known,
  { sign }: Variant,
): { turns: readonly [Turn, ...Turn[]]; clear: boolean } {
  if (kind === 'bank') return { turns: [1], clear: true };
  if (saySigns(labels)) return { turns: [1], clear: false };
  const below = labels.some(({ minor }) => minor < 0);
  const above = labels.some(({ minor }) => minor > 0);
  if (below && above) return { turns: sign === 'printed' ? [-1, 1] : [-1], clear: false };
  // From nothing, or to nothing, a minus may as well be what was paid too much.
  if (below && labels.some(({ minor }) => minor === 0))
    return { turns: [sign === 'printed' ? 1 : -1], clear: false };
  return { turns: [below ? 1 : -1], clear: true };
}
