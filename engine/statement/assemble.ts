import { chooseReading, type Choice, type Hints, type Order } from '../proof';
import {
  type CalendarDate,
  type DateOrder,
  dateOrderOf,
  dayNumber,
  type Entry,
  type Group,
  type Holders,
  type Interpretation,
  type Lexicon,
  type NumberFormat,
  type Placed,
  type PrintedDate,
  readDate,
  signed,
  type TokenLine,
} from '../reading';
import { type AccountPart, accountsOf } from './accounts';
import { type Block, blocksOf } from './blocks';
import { breakdownOf } from './breakdown';
import { datedRows } from './dated-rows';
import { describe } from './describe';
import { kindOf, type KindVote } from './kind';
import { type LabelledBalance, labelledBalances } from './labelled-balances';
import { labelledTotals } from './labelled-totals';
import type { AccountStatement, Row } from './model';
import { type Period, periodOf } from './period';
import { prove } from './prove';
import { resolveDate } from './row-dates';
import { type Known, type Solution, solve } from './solve';

export type Assembly = {
  /** One per account, in printed order. */
  statements: AccountStatement[];
  choices: Map<Group, Choice>;
};

const NO_READING: Interpretation = {
  roles: [],
  sign: 'printed',
  debitMinusIsStyle: false,
  owed: false,
};

/** Reads the placed entries of a document into statements; none where no dated row moves money. */
export function assemble(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  groups: readonly Group[],
  holders: Holders,
  lexicon: Lexicon,
  format: NumberFormat,
): Assembly {
  const labels = labelledBalances(lines, lexicon);
  const isOverview = overviewsOf(labels);
  const { blocks, strays } = blocksOf(
    placed.filter(({ entry }) => !isOverview(entry)),
    holders,
  );
  const dates = dateOrderOf(printedDates(blocks), []).order;
  const vote = kindOf(lines, lexicon);
  const hints: Hints = {
    ...stated(labels),
    kind: vote.kind,
    order: sequenceOf(blocks, dates),
  };
  const choices = choicesFor(groups, blocks, hints);
  const usable = blocks.filter((block) => choices.has(block.group));
  const howOf = (block: Block): Interpretation => choices.get(block.group)?.best.how ?? NO_READING;
  const parts = accountsOf(usable, lines, labels, howOf);
  const rows = linesOfRows(blocks);
  const statements: AccountStatement[] = [];
  for (const part of parts) {
    const whole = parts.length === 1 ? { ...part, lines, labels } : part;
    // A card among bank accounts is read as a card, and the other way round.
    const mine = parts.length === 1 ? vote : kindOf(part.own, lexicon);
    const own = mine.silent ? vote : mine;
    const again =
      own.kind === vote.kind
        ? choices
        : choicesFor(groups, part.blocks, { ...hints, kind: own.kind });
    // Accounts of one statement share the period that is printed once, above the first.
    const inherited = statements.at(-1)?.period;
    const around = { lines, inherited, rows, strays };
    const statement = accountStatement(whole, own, around, again, lexicon, format);
    if (!statement) continue;
    const about = { lines, own: whole.lines === lines ? lines : part.own, rows };
    const facts = describe({ ...about, lexicon, dates, scale: format.scale });
    statements.push({ ...statement, facts });
  }
  return { statements, choices };
}

/** `31 Jan  Current account 12345678  100.00  250.00`: an account's opening and closing beside each other. */
function overviewsOf(labels: readonly LabelledBalance[]): (entry: Entry) => boolean {
  const statedAs = (wanted: LabelledBalance['word']): ReadonlySet<number> =>
    new Set(labels.flatMap(({ word, minor }) => (word === wanted ? minor : [])));
  const openings = statedAs('opening');
  const closings = statedAs('closing');
  if (openings.size === 0 || closings.size === 0) return () => false;
  return (entry) => {
    if (entry.kind !== 'row') return false;
    const [opening, closing, ...more] = entry.anchor.money.filter(({ exact }) => exact);
    return (
      opening !== undefined &&
      closing !== undefined &&
      more.length === 0 &&
      openings.has(signed(opening)) &&
      closings.has(signed(closing))
    );
  };
}

/** Indexes of the lines that are rows: what a payee is called says nothing of the statement. */
function linesOfRows(blocks: readonly Block[]): ReadonlySet<number> {
  const indexes = new Set<number>();
  for (const { entries } of blocks)
    for (const entry of entries)
      if (entry.kind === 'row') for (const line of entry.lines) indexes.add(line.index);
  return indexes;
}

function choicesFor(
  groups: readonly Group[],
  blocks: readonly Block[],
  hints: Hints,
): Map<Group, Choice> {
  const choices = new Map<Group, Choice>();
  const byGroup = new Map<Group, Block[]>();
  for (const block of blocks) {
    const own = byGroup.get(block.group);
    if (own) own.push(block);
    else byGroup.set(block.group, [block]);
  }
  for (const group of groups) {
    const own = byGroup.get(group);
    const choice = own && chooseReading(group, own, hints);
    if (choice) choices.set(group, choice);
  }
  return choices;
}

const stated = (labels: readonly LabelledBalance[]): Pick<Hints, 'openings' | 'closings'> => ({
  openings: new Set(
    labels.flatMap(({ word, minor }) => (word === 'closing' ? [] : Math.abs(minor))),
  ),
  closings: new Set(
    labels.flatMap(({ word, minor }) => (word === 'opening' ? [] : Math.abs(minor))),
  ),
});

function printedDates(blocks: readonly Block[]): PrintedDate[] {
  const dates: PrintedDate[] = [];
  for (const { entries } of blocks)
    for (const entry of entries) for (const date of entry.dates) if (date) dates.push(date);
  return dates;
}

/** Newest first where the balances say so, else where the dates do. */
function orderOf(
  blocks: readonly Block[],
  choices: ReadonlyMap<Group, Choice>,
  dates: DateOrder,
): Order {
  const checked = blocks
    .flatMap((block) => choices.get(block.group)?.best ?? [])
    .reduce<Choice['best'] | undefined>(
      (most, next) => (!most || next.checked > most.checked ? next : most),
      undefined,
    );
  return checked && checked.checked > 1 ? checked.order : sequenceOf(blocks, dates);
}

/** The order that dates are printed in, by the steps between neighbours. */
function sequenceOf(blocks: readonly Block[], dates: DateOrder): Order {
  let up = 0;
  let down = 0;
  for (const block of blocks) {
    let before: number | undefined;
    for (const entry of block.entries) {
      const [first] = entry.dates;
      const read = first && readDate(first, dates);
      if (!read) continue;
      const day = dayNumber({ ...read, year: read.year ?? 2000 });
      if (before !== undefined && day > before) up += 1;
      if (before !== undefined && day < before) down += 1;
      before = day;
    }
  }
  return down > up ? 'desc' : 'asc';
}

/** A table has a running balance when its balances bear the reading out, not just once or against most. */
function runs(choice: Choice | undefined): boolean {
  if (!choice) return false;
  const { checked, held, how, covered } = choice.best;
  const headed = how.roles.includes('balance') && covered > 0;
  return (
    headed && held > 0 && (held >= 2 ? held >= 0.5 * checked : checked === held && choice.rows <= 3)
  );
}

/** Equations that a bank's statement has to hold before what it prints is believed to be owed. */
const SURE_TO_OWE = 8;

/** The document that an account stands in. */
type Around = {
  lines: readonly TokenLine[];
  /** The period of the account before. */
  inherited: Period | undefined;
  /** Indexes of the lines that are rows, of any account. */
  rows: ReadonlySet<number>;
  /** What looks like rows and was left out. */
  strays: readonly TokenLine[];
};

function accountStatement(
  part: AccountPart,
  voted: KindVote,
  { lines, inherited, rows, strays }: Around,
  choices: ReadonlyMap<Group, Choice>,
  lexicon: Lexicon,
  format: NumberFormat,
): Omit<AccountStatement, 'facts'> | undefined {
  const dates = printedDates(part.blocks);
  if (dates.length === 0) return undefined;
  const context: PrintedDate[] = [];
  for (const line of lines) for (const date of line.dates) if (!date.weak) context.push(date);
  const vote = dateOrderOf(dates, context);
  const statedIn = (some: readonly TokenLine[]): Period | undefined =>
    periodOf(
      some.filter(({ index }) => !rows.has(index)),
      vote.order,
      lexicon,
    );
  const period = statedIn(part.lines) ?? inherited ?? statedIn(lines);
  const running = part.blocks.flatMap((block) => {
    const choice = choices.get(block.group);
    return choice && runs(choice) && choice.best.checked > 2 ? [choice.best.how] : [];
  });
  const [balance] = running;
  // A running balance says it best: on a card it is owed.
  const kind = balance ? (balance.owed ? 'card' : 'bank') : voted.kind;
  const known: Known = {
    kind,
    kindCertain: voted.certain,
    labels: part.labels,
    totals: labelledTotals(part.lines, lexicon),
    howOf: (block) => choices.get(block.group)?.best.how ?? NO_READING,
    runs: (block) => runs(choices.get(block.group)),
    order: orderOf(part.blocks, choices, vote.order),
  };
  const solution: Solution = solve(part.blocks, known);
  const dated = datedRows(solution.values, vote.order, {
    period,
    latest: latestOf(context, vote.order),
    order: known.order,
  });
  if (!dated.rows.some((row) => row.amount !== undefined)) return undefined;
  const own = new Set(strays.length > 0 ? part.lines : []);
  return {
    kind: known.kind,
    rows: dated.rows,
    period: period ?? spanOf(dated.rows),
    opening: solution.opening,
    closing: solution.closing,
    scale: format.scale,
    breakdown: breakdownOf(solution, dated.rows),
    proof: prove(solution, dated.rows, known.totals.counts, {
      dates: dated.certain && vote.certain && format.certain,
      rows: !strays.some((line) => own.has(line)),
      tables: isWhole(part.blocks, solution.blocks),
      signs: !(balance?.owed && voted.kind === 'bank' && solution.chain.held < SURE_TO_OWE),
    }),
  };
}

/** What was left out so that the rest ties is another table, not a part of one that was kept. */
const isWhole = (blocks: readonly Block[], kept: readonly Block[]): boolean =>
  blocks.every(
    ({ group }, i) =>
      group.header === undefined ||
      kept.some((block) => block === blocks[i]) ||
      !kept.some((block) => block.group === group),
  );

function latestOf(dates: readonly PrintedDate[], order: DateOrder): CalendarDate | undefined {
  const context = { period: undefined, latest: undefined, order: 'asc' } as const;
  let latest: CalendarDate | undefined;
  for (const date of dates) {
    const resolved = resolveDate(date, order, context, undefined);
    if (!resolved?.yearKnown) continue;
    if (!latest || dayNumber(resolved.date) > dayNumber(latest)) latest = resolved.date;
  }
  return latest;
}

function spanOf(rows: readonly Row[]): Period | undefined {
  const sorted = rows.map((row) => row.date).sort((a, b) => dayNumber(a) - dayNumber(b));
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from && to && { from, to };
}
