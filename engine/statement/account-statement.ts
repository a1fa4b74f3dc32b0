import { areMostlyNegative, type Choice, dayOrderOf } from '../proof';
import type { Group, Interpretation, Lexicon, NumberFormat, TokenLine } from '../reading';
import type { AccountPart } from './accounts';
import {
  areDaysNamed,
  type Block,
  isReceived,
  NO_READING,
  ofSecondDates,
  ofWholePeriod,
  orderOf,
  printedDates,
  runs,
} from './blocks';
import { type Books, inOwnBooks, sumsOfHolder } from './books';
import { withBalanceBefore } from './beginnings';
import { breakdownOf } from './breakdown';
import { withoutCarriedIn } from './carried-in';
import {
  calendarOf,
  type DatedLines,
  datedRows,
  mayBeOfOtherDays,
  type RulesOfPages,
} from './dating';
import type { KindVote } from './facts';
import { amountsDue, currentBalances, endsByPeriod } from './labelled';
import { leftOutOf } from './left-out';
import { linesOfHeads } from './lines-of';
import type { AccountStatement } from './model';
import { certainOf, prove } from './proving';
import { bestSolution, type Known, labelledTotals, withColumnTotals } from './solving';
import { describedByColumns } from './text-columns';
import type { Places } from '../lists';

/** The document that an account stands in. */
type Around = Omit<DatedLines, 'ownOthers'> & {
  /** Indexes of the lines that are rows, of any account. */
  rows: Places;
  /** What looks like rows and was left out. */
  strays: readonly TokenLine[];
  /** What stands in a table's columns and was cut off from it. */
  outside: readonly TokenLine[];
  /** Pages are missing by their numbers. */
  incomplete: boolean;
  rules: RulesOfPages;
};

/** Balances that bear a reading out before it says what kind of statement it is. */
const SURE_OF_KIND = 2;

/** Reads the blocks of one account into its statement, with its stated period; undefined where no dated row moves money. */
export function accountStatement(
  part: AccountPart,
  voted: KindVote,
  { lines, inherited, rows, others, strays, outside, incomplete, rules }: Around,
  printed: ReadonlyMap<Group, Choice>,
  lexicon: Lexicon,
  format: NumberFormat,
): Omit<AccountStatement, 'facts'> | undefined {
  const dates = printedDates(part.blocks);
  if (dates.length === 0) return undefined;
  const ownOthers =
    part.lines === lines ? others : part.lines.filter(({ index }) => !rows.has(index));
  const dated = { lines, others, ownOthers, inherited };
  const calendar = calendarOf(dates, part.labels, dated, lexicon);
  const { choices, running, ofHolder } = booksOf(part.blocks, printed, voted);
  const kind = running ? kindBy(running, part.blocks, choices, voted) : voted.kind;
  const order = orderOf(part.blocks, choices, calendar.vote.order);
  const labels = withBalanceBefore(part, choices, order);
  const totals = withColumnTotals(labelledTotals(part.lines, rows, lexicon), part.blocks);
  const known: Known = {
    kind,
    kindCertain: voted.certain,
    labels: endsByPeriod(labels, calendar.stated, calendar.vote.order, lexicon),
    totals: ofHolder ? sumsOfHolder(totals) : totals,
    howOf: (block) => choices.get(block.group)?.best.how ?? NO_READING,
    runs: (block) => runs(choices.get(block.group)),
    order,
    isReceived: (entry) => isReceived(entry, lexicon),
  };
  const leftOut = leftOutOf(part, strays, outside);
  const best = bestSolution(part.blocks, known, {
    running,
    voted,
    loses: leftOut.any,
    dues: () =>
      kind === 'card'
        ? amountsDue(part.lines, lexicon)
        : currentBalances(part.lines, lexicon, linesOfHeads(part.blocks)),
  });
  const { solution } = best;
  // What turned out to be no part of the account neither casts doubt on its dates nor takes it away.
  const isPart = solution.blocks.length < part.blocks.length;
  const vote = isPart ? calendar.voteOf(printedDates(solution.blocks)) : calendar.vote;
  const otherDays = {
    ofPeriod: ofWholePeriod(solution.blocks),
    ofSecond: ofSecondDates(solution.blocks),
    chargesBySecond: best.kind === 'card',
    areBooked:
      best.kind === 'bank' &&
      voted.kind === 'bank' &&
      voted.certain &&
      solution.chain.held > 0 &&
      solution.chain.breaks.length === 0,
  };
  const years = { ...calendar.years, order: dayOrderOf(order) };
  const finished = datedRows(solution.values, vote.order, years, otherDays, rules);
  const own = withoutCarriedIn(finished.rows, calendar.stated);
  if (!own.some((row) => row.amount !== undefined)) return undefined;
  const certain = certainOf({
    part,
    solution,
    rows: own,
    known,
    voted,
    running,
    leftOut,
    others: ownOthers,
    isOnly: part.lines === lines,
    incomplete,
    dated:
      finished.certain &&
      vote.certain &&
      !mayBeOfOtherDays({
        rows: own,
        calendar,
        others,
        lexicon,
        order: years.order,
        bookedUnnamed: best.kind === 'bank' && !areDaysNamed(solution.blocks),
      }),
    calendar,
    format,
    lexicon,
  });
  return {
    kind: best.kind,
    rows: describedByColumns(own, solution.blocks, lines),
    period: calendar.period,
    opening: solution.opening,
    closing: solution.closing,
    scale: format.scale,
    breakdown: breakdownOf(solution, own),
    proof: prove(solution, own, known, certain),
  };
}

/**
 * A running balance says best what it is of: on a card it is owed. What is called a card's is one, too, whose balances are
 * printed below nothing, as an overdrawn account's.
 */
function kindBy(
  running: Interpretation,
  blocks: readonly Block[],
  choices: ReadonlyMap<Group, Choice>,
  voted: KindVote,
): KindVote['kind'] {
  if (running.owed) return 'card';
  const own = blocks.filter(({ group }) => choices.get(group)?.best.how === running);
  const entries = own.flatMap((block) => block.entries);
  return voted.kind === 'card' &&
    areMostlyNegative(entries, ({ column }) => running.roles[column] === 'balance')
    ? 'card'
    : 'bank';
}

/**
 * How the first of the tables is read whose balances bear its reading out, and how all are. What calls itself a bank's
 * account may be the ledger that its holder keeps of it, or a debt.
 */
function booksOf(
  blocks: readonly Block[],
  choices: ReadonlyMap<Group, Choice>,
  voted: KindVote,
): Books {
  const tried = blocks.flatMap(({ group }) => choices.get(group) ?? []);
  const running = tried.find((choice) => runs(choice) && choice.best.checked > SURE_OF_KIND)?.best
    .how;
  return running && voted.kind === 'bank'
    ? inOwnBooks(blocks, choices, running)
    : { choices, running, ofHolder: false };
}
