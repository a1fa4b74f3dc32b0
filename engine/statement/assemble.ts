import { Marked, type Places } from '../lists';
import type { Choice, Hints } from '../proof';
import {
  dateOrderOf,
  type Entry,
  type Group,
  type Holders,
  type Interpretation,
  type Lexicon,
  type Money,
  type NumberFormat,
  type Placed,
  signed,
  type TokenLine,
} from '../reading';
import { accountStatement } from './account-statement';
import { type AccountPart, accountsOf } from './accounts';
import {
  type Block,
  blocksOf,
  choicesFor,
  markPayments,
  NO_READING,
  printedDates,
  rowsOutside,
  sequenceOf,
  stated,
  withoutBelowClosing,
  withoutFailed,
  withoutPending,
  withoutPendingTables,
  withoutNamedSums,
  withoutSlips,
} from './blocks';
import { describe, kindOf, type Period, periodOf, type StatementFacts } from './facts';
import {
  bareBalance,
  columnEnds,
  datedBalances,
  type LabelledBalance,
  labelledBalances,
  overviewBalances,
  stackedBalances,
} from './labelled';
import { countedAgain, missesPages, pageNumbers } from './counted-pages';
import type { AccountStatement } from './model';
import { withDoubt } from './proving';
import { titleMonth, unstatedPeriod } from './dating';

export type Assembly = {
  /** One per account, in printed order. */
  statements: AccountStatement[];
  choices: Map<Group, Choice>;
};

/**
 * Reads the placed entries of a document into statements; none where no dated row moves money. `check` is called
 * before each table and account; what it throws ends the reading.
 */
export function assemble(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  groups: readonly Group[],
  holders: Holders,
  lexicon: Lexicon,
  format: NumberFormat,
  check: () => void,
): Assembly {
  const named = [...labelledBalances(lines), ...stackedBalances(lines, lexicon)];
  const stating = [
    ...named,
    ...overviewBalances(lines, named),
    ...datedBalances(lines, lexicon),
    ...columnEnds(placed),
  ]
    .filter((label) => !isName(label, lines, placed))
    .sort((a, b) => a.line.index - b.line.index);
  const labels = stating.length > 0 ? stating : bareBalance(lines, lexicon);
  const { blocks: all, strays: left } = blocksOf(withoutOverviews(placed, labels), holders);
  const outside = rowsOutside(lines, groups);
  const { closings } = stated(labels);
  const { booked, pending } = withoutPendingTables(withoutSlips(all, closings), lines);
  const strays = [...left, ...pending];
  const blocks = withoutNamedSums(booked, lexicon);
  const dates = dateOrderOf(printedDates(blocks), []).order;
  const numbers = [...holders.at.values()].map(({ holder }) => holder.number);
  const rows = linesOfRows(blocks, lines);
  const names = linesOfNames(blocks, lines);
  const vote = kindOf(lines, lexicon, { numbers, rows });
  if (vote.kind === 'card') markPayments(blocks, lexicon);
  const hints: Hints = {
    ...stated(labels),
    kind: vote.kind,
    order: sequenceOf(blocks, dates),
  };
  const choices = choicesFor(groups, blocks, hints, check);
  const howOf = (block: Block): Interpretation => choices.get(block.group)?.best.how ?? NO_READING;
  const balances = new Set(labels.map(({ minor }) => Math.abs(minor)));
  const read = blocks.flatMap((block) =>
    choices.has(block.group)
      ? withoutBelowClosing(withoutFailed(block, howOf(block)), howOf, labels, hints.order)
      : [],
  );
  const usable = withoutPending(read, howOf, balances);
  const numbered = pageNumbers(lines, lexicon);
  const parts = accountsOf(usable, {
    lines,
    labels,
    howOf,
    periodIn: (from, to) => periodOf(lines.slice(from, to), dates, lexicon),
    countedAgain: countedAgain(numbered, lines),
    order: dates,
  });
  const others = lines.filter(({ index }) => !rows.has(index));
  const incomplete = missesPages(numbered, (lines.at(-1)?.page ?? 0) + 1);
  const { scale } = format;
  const month = titleMonth(others, lexicon);
  const statements: AccountStatement[] = [];
  // Accounts of one statement share the period that is printed once, above the first.
  let inherited: Period | undefined;
  for (const part of parts) {
    check();
    const whole = parts.length === 1 ? { ...part, lines, labels } : part;
    // A card among bank accounts is read as a card, and the other way round.
    const mine = parts.length === 1 ? vote : kindOf(saidAlone(part, lines, rows), lexicon);
    const own = mine.silent || (vote.certain && !mine.certain) ? vote : mine;
    const again =
      own.kind === vote.kind
        ? choices
        : choicesFor(groups, part.blocks, { ...hints, kind: own.kind }, check);
    const around = { lines, inherited, rows, others, strays, outside, incomplete };
    const statement = accountStatement(whole, own, around, again, lexicon, format);
    if (!statement) continue;
    inherited = statement.period;
    const about = { lines, own: whole.lines === lines ? lines : part.own, rows, others };
    const said = describe({
      ...about,
      names,
      kind: own.kind,
      lexicon,
      dates,
      scale,
      cards: numbers,
    });
    const facts = part.follows ? ofSameAccount(said, statements.at(-1)?.facts) : said;
    const period =
      statement.period ??
      unstatedPeriod(statement.rows, {
        month,
        labels: whole.labels,
        issuedOn: facts.issuedOn,
        order: dates,
      });
    const proof = goesOnFrom(statements.at(-1), part, facts)
      ? withDoubt(statement.proof, 'other account')
      : statement.proof;
    statements.push({ ...statement, period, facts, proof });
  }
  return { statements, choices };
}

/**
 * An account that begins with what was brought forward, and has no other number than the one before, of which no balance holds: it
 * may be the rest of that one, whose rows were not read right.
 */
const goesOnFrom = (
  before: AccountStatement | undefined,
  { blocks, labels }: AccountPart,
  { accountNumber }: StatementFacts,
): boolean => {
  const [first] = blocks[0]?.entries ?? [];
  if (!before || before.proof.equations.some(({ held }) => held > 0)) return false;
  if (first?.kind !== 'balance' || first.word !== 'forward') return false;
  const isStated = labels.some(({ word, line }) => word === 'opening' && line === first.line);
  // Of one bank, accounts' numbers are as long: another one is of a mandate, or a payee.
  const [own, other] = [accountNumber, before.facts.accountNumber];
  const isOther = own !== undefined && own !== other && own.length === other?.length;
  return !isStated && !isOther;
};

/** The lines of a part, none of them rows, that say what no other part says: the head of each page is of all. */
function saidAlone(
  { own }: Pick<AccountPart, 'own'>,
  lines: readonly TokenLine[],
  rows: Places,
): TokenLine[] {
  const [first, last] = [own[0]?.index ?? 0, own.at(-1)?.index ?? -1];
  const elsewhere = new Set(
    lines.flatMap(({ index, speech }) => (index < first || index > last ? speech : [])),
  );
  return own.filter(({ index, speech }) => !rows.has(index) && !elsewhere.has(speech));
}

/** What an account's next statement does not say of it again, the one before has said. */
const ofSameAccount = (
  said: StatementFacts,
  before: StatementFacts | undefined,
): StatementFacts => {
  const accountNumber = said.accountNumber ?? before?.accountNumber;
  const same = accountNumber === before?.accountNumber;
  const accountType = said.accountType ?? (same ? before?.accountType : undefined);
  return { ...said, accountNumber, accountType };
};

/** A name in the heading of rows, and a figure of the first one, or of what is brought forward: it states nothing. */
function isName(
  { line, money }: LabelledBalance,
  lines: readonly TokenLine[],
  placed: readonly Placed[],
): boolean {
  if (line.money.includes(money)) return false;
  return placed.some(
    ({ segment: { header }, entry }) =>
      header !== undefined &&
      (entry.kind === 'row' || entry.kind === 'balance') &&
      (entry.kind === 'row' ? entry.anchor : entry.line).money.includes(money) &&
      lines.slice(header.from, header.to).includes(line),
  );
}

/** Accounts that an overview lists at least, where nothing else states what they close with. */
const SEVERAL = 2;

/** `31 Jan  Current account 12345678  100.00  250.00`: an account's opening and closing beside each other. */
function withoutOverviews(
  placed: readonly Placed[],
  labels: readonly LabelledBalance[],
): readonly Placed[] {
  const statedAs = (wanted: LabelledBalance['word']): ReadonlySet<number> =>
    new Set(labels.flatMap(({ word, minor }) => (word === wanted ? minor : [])));
  const openings = statedAs('opening');
  const closings = statedAs('closing');
  if (openings.size === 0) return placed;
  const overviews = new Set(placed.filter(({ entry }) => isOverview(entry, openings, closings)));
  const isListed = overviews.size >= (closings.size === 0 ? SEVERAL : 1);
  return isListed ? placed.filter((item) => !overviews.has(item)) : placed;
}

/** Whether a row prints what is stated as an opening balance, and behind it what is as a closing one, where any is. */
function isOverview(
  entry: Entry,
  openings: ReadonlySet<number>,
  closings: ReadonlySet<number>,
): boolean {
  const first = entry.kind === 'row' ? entry.anchor.money.find(isExact) : undefined;
  if (entry.kind !== 'row' || !first || !openings.has(signed(first))) return false;
  const [, closing, ...more] = entry.anchor.money.filter(isExact);
  const isStated = closing !== undefined && (closings.size === 0 || closings.has(signed(closing)));
  return isStated && more.length === 0;
}

const isExact = ({ exact }: Money): boolean => exact;

/**
 * Indexes of the lines that are rows: what a payee is called says nothing of the statement. Below all rows with dates, one
 * without may be a summary.
 */
function linesOfRows(blocks: readonly Block[], lines: readonly TokenLine[]): Places {
  const indexes = new Marked(lines.length);
  for (const { entries, undated } of blocks) {
    const last = entries.findLastIndex((entry) => !undated.has(entry));
    entries.forEach((entry, i) => {
      if (entry.kind !== 'row' || (i > last && last >= 0)) return;
      for (const line of entry.lines) indexes.add(line.index);
    });
  }
  return indexes;
}

/** Indexes of the lines that name columns, and nothing beside: what stands beneath is of the rows. */
function linesOfNames(blocks: readonly Block[], lines: readonly TokenLine[]): Places {
  const indexes = new Marked(lines.length);
  for (const {
    segment: { header },
  } of blocks)
    if (header && header.boxOn === undefined && header.columns.length >= TABLE)
      for (let index = header.from; index < header.to; index += 1) indexes.add(index);
  return indexes;
}

/** Names from which on a heading is of a table, and no labels of facts. */
const TABLE = 4;
