import { type Places } from '../lists';
import { type Choice, dayOrderOf } from '../proof';
import {
  type DateOrder,
  dateOrderOf,
  type Group,
  type Lexicon,
  type NumberFormat,
  type PrintedDate,
  printsYear,
  type TokenLine,
} from '../reading';
import { type AccountPart, headsAnother } from './accounts';
import {
  isReceived,
  isWhole,
  leavesColumn,
  leavesRows,
  NO_READING,
  ofWholePeriod,
  orderOf,
  printedDates,
  runs,
} from './blocks';
import { beginsAt, withBalanceBefore } from './beginnings';
import { breakdownOf } from './breakdown';
import { withoutCarriedIn } from './carried-in';
import { datedRows } from './dated-rows';
import { goesOnBelow } from './goes-on-below';
import {
  betweenBalances,
  type KindVote,
  monthsIn,
  type Period,
  periodOf,
  yearlessPeriod,
} from './facts';
import { amountsDue, endsByPeriod, type LabelledBalance } from './labelled';
import type { AccountStatement } from './model';
import { prove } from './prove';
import {
  byAmountsDue,
  byOtherKind,
  byStatedBalances,
  bySumsBelow,
  followsRowByRow,
  isComplete,
  type Known,
  labelledTotals,
  mayBeOwed,
  type Solution,
  solve,
  withColumnTotals,
} from './solving';
import { areWhole, opensAnother, statesOpening } from './certainty';
import { saysOtherSide } from './said-sides';
import { byPeriod, holdsDates, latestStated } from './stated-dates';
import { describedByColumns } from './text-columns';
import { titleYear } from './titled-dates';

/** The document that an account stands in. */
type Around = {
  lines: readonly TokenLine[];
  /** The period of the account before. */
  inherited: Period | undefined;
  /** Indexes of the lines that are rows, of any account, and the lines that are none. */
  rows: Places;
  others: readonly TokenLine[];
  /** What looks like rows and was left out. */
  strays: readonly TokenLine[];
  /** What stands in a table's columns and was cut off from it. */
  outside: readonly TokenLine[];
  /** Pages are missing by their numbers. */
  incomplete: boolean;
};

/** Equations that a bank's statement has to hold before what it prints is believed to be owed. */
const SURE_TO_OWE = 8;

/** Reads the blocks of one account into its statement, with its stated period; undefined where no dated row moves money. */
export function accountStatement(
  part: AccountPart,
  voted: KindVote,
  { lines, inherited, rows, others, strays, outside, incomplete }: Around,
  choices: ReadonlyMap<Group, Choice>,
  lexicon: Lexicon,
  format: NumberFormat,
): Omit<AccountStatement, 'facts'> | undefined {
  const dates = printedDates(part.blocks);
  if (dates.length === 0) return undefined;
  const context: PrintedDate[] = [];
  for (const line of lines) for (const date of line.dates) if (!date.weak) context.push(date);
  const ownOthers =
    part.lines === lines ? others : part.lines.filter(({ index }) => !rows.has(index));
  const statedBy = new Map<DateOrder, Period | undefined>();
  const statedIn = (order: DateOrder): Period | undefined => {
    if (!statedBy.has(order)) {
      const holds = holdsDates(dates, order);
      statedBy.set(
        order,
        periodOf(ownOthers, order, lexicon, holds) ??
          inherited ??
          periodOf(others, order, lexicon, holds),
      );
    }
    return statedBy.get(order);
  };
  const vote = byPeriod(dateOrderOf(dates, context), dates, context, statedIn);
  const stated = statedIn(vote.order);
  // Dates that all print their years need no other's.
  const sayYears = dates.every(printsYear);
  const last = stated && sayYears ? undefined : latestStated(context, others, vote.order);
  const period = stated ?? (last && yearlessPeriod(others, vote.order, last));
  const running = part.blocks.flatMap((block) => {
    const choice = choices.get(block.group);
    return choice && runs(choice) && choice.best.checked > 2 ? [choice.best.how] : [];
  });
  const [balance] = running;
  // A running balance says it best: on a card it is owed.
  const kind = balance ? (balance.owed ? 'card' : 'bank') : voted.kind;
  const order = orderOf(part.blocks, choices, vote.order);
  const known: Known = {
    kind,
    kindCertain: voted.certain,
    labels: endsByPeriod(withBalanceBefore(part, choices, order), stated, vote.order, lexicon),
    totals: withColumnTotals(labelledTotals(part.lines, rows, lexicon), part.blocks),
    howOf: (block) => choices.get(block.group)?.best.how ?? NO_READING,
    runs: (block) => runs(choices.get(block.group)),
    order,
    isReceived: (entry) => isReceived(entry, lexicon),
  };
  const left =
    balance && voted.kind === 'card' ? byStatedBalances(part.blocks, known, balance) : undefined;
  const partLines = new Set(strays.length + outside.length > 0 ? part.lines : []);
  const cutOff = outside.some((line) => partLines.has(line));
  const top = beginsAt(part.blocks);
  const isStray = (line: TokenLine): boolean =>
    partLines.has(line) && (line.index > top || line.dates.length > 0);
  const isAbove = (line: TokenLine): boolean =>
    partLines.has(line) && line.index < top && line.dates.length > 0;
  const loses = cutOff || strays.some(isStray);
  const solved: Solution = left ?? solve(part.blocks, known);
  const dues = (): LabelledBalance[] => amountsDue(part.lines, lexicon);
  const other = left || loses ? undefined : byOtherKind(part.blocks, known, solved);
  const solution = loses
    ? solved
    : (byAmountsDue(part.blocks, known, solved, dues) ??
      bySumsBelow(part.blocks, known, solved) ??
      other?.solution ??
      solved);
  // What turned out to be no part of the account neither casts doubt on its dates nor takes it away.
  const kept =
    solution.blocks.length < part.blocks.length ? printedDates(solution.blocks) : undefined;
  const dateOrder = kept ? byPeriod(dateOrderOf(kept, context), kept, context, statedIn) : vote;
  const ofPeriod = ofWholePeriod(solution.blocks);
  const years = {
    period: period ?? betweenBalances(part.labels, vote.order),
    latest: sayYears
      ? undefined
      : (last ?? lines.flatMap((line) => monthsIn(line, lexicon))[0]?.to),
    likely: sayYears ? undefined : titleYear(others),
    order: dayOrderOf(known.order),
  };
  const dated = datedRows(solution.values, dateOrder.order, years, (entry) => ofPeriod.has(entry));
  const own = withoutCarriedIn(dated.rows, stated);
  if (!own.some((row) => row.amount !== undefined)) return undefined;
  const omitted = leavesRows(part.blocks, solution.blocks);
  return {
    kind: left ? voted.kind : solution === other?.solution ? other.kind : known.kind,
    rows: describedByColumns(own, solution.blocks, lines),
    period,
    opening: solution.opening,
    closing: solution.closing,
    scale: format.scale,
    breakdown: breakdownOf(solution, own),
    proof: prove(solution, own, known, {
      dates: dated.certain && dateOrder.certain && (format.certain || areWhole(solution, format)),
      rows:
        !loses &&
        !incomplete &&
        isComplete(solution) &&
        omitted === 'none' &&
        !goesOnBelow(part.lines, own, solution),
      // Rows that were left out may be of another account, whose balances nothing else leads from; above what a page brings
      // forward, of this one.
      alone:
        (!loses || !opensAnother(part.labels, solution)) &&
        (!strays.some(isAbove) || statesOpening(part.labels, solution)) &&
        (!cutOff || statesOpening(part.labels, solution)) &&
        // Balances that lead from one table to the next show that both are of one.
        (solution.chain.checked > 0 ||
          solution.tie?.held === true ||
          !headsAnother(solution.blocks, part.lines, { alike: false })),
      tables:
        omitted !== 'most' &&
        isWhole(part.blocks, solution.blocks) &&
        (followsRowByRow(solution) ||
          !solution.blocks.some((block) => leavesColumn(block, known.howOf(block)))),
      signs: !(
        (balance?.owed && voted.kind === 'bank' && solution.chain.held < SURE_TO_OWE) ||
        (voted.kind === 'card' && voted.certain && mayBeOwed(solution, known.totals)) ||
        saysOtherSide(solution, lexicon)
      ),
    }),
  };
}
