import { overlapOf, type Span } from '../layout';
import type { Choice, Hints } from '../proof';
import {
  dateOrderOf,
  isMoneyRole,
  type Group,
  type Holders,
  type Interpretation,
  type Lexicon,
  type NumberFormat,
  type Placed,
  type Segment,
  type TokenLine,
} from '../reading';
import { accountStatement } from './account-statement';
import { accountsOf } from './accounts';
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
  withoutBelowClosing,
  withoutFailed,
  withoutPending,
  withoutPendingTables,
  withoutNamedSums,
  withoutSlips,
} from './blocks';
import { describe, kindOf, type Period, periodOf, type StatementFacts } from './facts';
import { countedAgain, missesPages, pageNumbers } from './counted-pages';
import { titleMonth, unstatedPeriod } from './dating';
import { areOfDays, goesOnFrom, mayLackRows } from './goes-on-from';
import { linesOfNames, linesOfRows, saidAlone } from './lines-of';
import type { AccountStatement } from './model';
import { withoutOverviews } from './overview-rows';
import { withDoubt } from './proving';
import { statedLabels } from './stated-labels';

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
  const labels = statedLabels(lines, placed, lexicon);
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
  const takenOff = paymentsTakenOff(blocks, lexicon);
  const others = lines.filter(({ index }) => !rows.has(index));
  const vote = kindOf(lines, lexicon, { numbers, others, takenOff });
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
  const incomplete = missesPages(numbered, (lines.at(-1)?.page ?? 0) + 1);
  const { scale } = format;
  const month = titleMonth(others, lexicon);
  const ofDays = areOfDays(parts);
  const statements: AccountStatement[] = [];
  // Accounts of one statement share the period that is printed once, above the first.
  let inherited: Period | undefined;
  for (const part of parts) {
    check();
    const whole = parts.length === 1 ? { ...part, lines, labels } : part;
    // A card among bank accounts is read as a card, and the other way round.
    const mine = parts.length === 1 ? vote : kindOf(saidAlone(part, lines, rows), lexicon);
    const isSure = mine.certain && mine.labelled;
    const own = mine.silent || (vote.certain && !isSure) ? vote : mine;
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
    const before = statements.at(-1);
    const lacksRows = mayLackRows(before, part, facts);
    if (before && lacksRows) statements.splice(-1, 1, doubted(before));
    const mayBeOne = ofDays || lacksRows || goesOnFrom(before, part, facts);
    const whose = { ...statement, period, facts };
    statements.push(mayBeOne ? doubted(whose) : whose);
  }
  const isUnsure = groups.some(({ segments }) => segments.some(isUnread));
  return { statements: isUnsure ? statements.map(doubted) : statements, choices };
}

/** `146,49`: of an account whose document has whole amounts, it is read as none. */
const HUNDREDTHS = /^\d[\d.,'’]*[.,]\d\d$/;

/** A table of another account, maybe, of whose rows no figure could be read: it has other decimals than the document. */
function isUnread({ header, lines }: Segment): boolean {
  const names = header?.columns.filter(({ role }) => isMoneyRole(role)) ?? [];
  if (names.length === 0) return false;
  const isNamed = (part: Span): boolean => names.some((name) => overlapOf(name, part) > 0);
  let hasFigures = false;
  for (const { words, dates, money } of lines) {
    if (dates[0]?.from !== 0) continue;
    const figures = money.filter((figure) => figure.minor !== 0 && isNamed(figure));
    // Usually the first one decides.
    if (figures.some(({ exact }) => exact)) return false;
    hasFigures ||=
      figures.length > 0 || words.some((word) => HUNDREDTHS.test(word.text) && isNamed(word));
  }
  return hasFigures;
}

const doubted = (statement: AccountStatement): AccountStatement => ({
  ...statement,
  proof: withDoubt(statement.proof, 'other account'),
});

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
