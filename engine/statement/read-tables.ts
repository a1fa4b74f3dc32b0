import type { Places } from '../lists';
import type { Choice, Hints } from '../proof';
import {
  type DateOrder,
  dateOrderOf,
  type Group,
  type Holders,
  type Interpretation,
  type Lexicon,
  type NumberFormat,
  type Placed,
  type TokenLine,
} from '../reading';
import {
  type Block,
  blocksOf,
  choicesFor,
  markPayments,
  NO_READING,
  paymentsTakenOff,
  printedDates,
  rowsOutside,
  sequenceOf,
  stated,
  withoutBelowBilled,
  withoutBelowClosing,
  withoutEarlierBalances,
  withoutFailed,
  withoutHoldings,
  withoutNamedSums,
  withoutPending,
  withoutPendingTables,
  withoutSlips,
} from './blocks';
import type { RulesOfPages } from './dating';
import { kindOf, type KindVote } from './facts';
import type { LabelledBalance } from './labelled';
import { linesOfNames, linesOfRows } from './lines-of';
import { withoutOverviews } from './overview-rows';
import { statedLabels } from './stated-labels';
import { withoutSummaryTables } from './summary-tables';

/** A document, or what it prints of one currency, as entries that stand in tables. */
export type PlacedDocument = {
  lines: readonly TokenLine[];
  placed: readonly Placed[];
  groups: readonly Group[];
  holders: Holders;
  lexicon: Lexicon;
  format: NumberFormat;
  rules: RulesOfPages;
};

/** What a document's tables come to before its accounts are told apart. */
export type ReadTables = {
  /** The balances that are stated outside of rows. */
  labels: readonly LabelledBalance[];
  /** Rows of accounts, without those that were left out for what they say of themselves. */
  blocks: readonly Block[];
  /** What looks like rows and was left out. */
  strays: readonly TokenLine[];
  /** What stands in a table's columns and was cut off from it. */
  outside: readonly TokenLine[];
  /** How each table is read best. */
  choices: ReadonlyMap<Group, Choice>;
  howOf: (block: Block) => Interpretation;
  /** The same for some blocks, as those of an account of another kind. */
  choicesAs: (blocks: readonly Block[], kind: Hints['kind']) => ReadonlyMap<Group, Choice>;
  vote: KindVote;
  /** Whether dates print the day first, the month, or the year. */
  dates: DateOrder;
  /** Numbers of cards, by their holders. */
  cards: readonly string[];
  /** Indexes of the lines that are rows, and of those that name columns. */
  rows: Places;
  names: Places;
  /** The lines that are no rows. */
  others: readonly TokenLine[];
};

/** Reads a document's tables, each the way that its figures bear out best; `check` is called before each. */
export function readTables(
  { lines, placed, groups, holders, lexicon }: PlacedDocument,
  check: () => void,
): ReadTables {
  const labels = statedLabels(lines, placed, lexicon);
  const tables = withoutSummaryTables(placed, labels);
  const { blocks: all, strays } = blocksOf(withoutOverviews(tables, labels), holders);
  const { closings } = stated(labels);
  const { booked, pending } = withoutPendingTables(withoutSlips(all, closings), lines);
  const summed = withoutNamedSums(booked, lexicon);
  const dates = dateOrderOf(printedDates(summed), []).order;
  const sequence = sequenceOf(summed, dates);
  const blocks = summed.map((block) => withoutEarlierBalances(block, dates, sequence));
  const cards = [...holders.at.values()].map(({ holder }) => holder.number);
  const rows = linesOfRows(blocks, lines);
  const others = lines.filter(({ index }) => !rows.has(index));
  const takenOff = paymentsTakenOff(blocks, lexicon);
  const vote = kindOf(lines, lexicon, { numbers: cards, others, takenOff });
  if (vote.kind === 'card') markPayments(blocks, lexicon);
  const hints: Hints = {
    ...stated(labels),
    kind: vote.kind,
    order: sequence,
  };
  const choices = choicesFor(groups, blocks, hints, check);
  const howOf = (block: Block): Interpretation => choices.get(block.group)?.best.how ?? NO_READING;
  const balances = new Set(labels.map(({ minor }) => Math.abs(minor)));
  const read = blocks.flatMap((block) =>
    choices.has(block.group)
      ? withoutBelowClosing(withoutFailed(block, howOf(block)), howOf, labels, hints.order)
      : [],
  );
  const billed =
    vote.kind === 'card' ? withoutBelowBilled(read, howOf, labels, others, dates) : read;
  return {
    labels,
    blocks: withoutPending(withoutHoldings(billed, howOf, labels, hints.order), howOf, balances),
    strays: [...strays, ...pending],
    outside: rowsOutside(lines, groups),
    choices,
    howOf,
    choicesAs: (own, kind) =>
      kind === vote.kind ? choices : choicesFor(groups, own, { ...hints, kind }, check),
    vote,
    dates,
    cards,
    rows,
    names: linesOfNames(blocks, lines),
    others,
  };
}
