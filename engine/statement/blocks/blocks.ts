import {
  type BalanceLine,
  type Entry,
  type Group,
  type Holder,
  type Holders,
  isDated,
  type Placed,
  type RawRow,
  type SectionRole,
  type Segment,
  type TokenLine,
  type TotalLine,
} from '../../reading';
import { Above, type Heading } from './above';
import { belowClosed, withoutAnnex } from './annexes';
import { balancesAround } from './balances-around';
import { isBareFigure, keptEntries, listsBalances, namesRate, withoutSums } from './kept-rows';
import { datesOnce } from './days';
import { isSummedCharge, movesSomething } from './of-whole-period';
import { addsBalances } from './other-amounts';
import { datesAbove, RowsAbove } from './payees';

/** Rows of one table under one section heading: the unit that belongs to an account or to none. */
export type Block = {
  group: Group;
  segment: Segment;
  section: SectionRole | undefined;
  /** The headings that it stands under; blocks under the same one share the value. */
  under: Heading;
  entries: (RawRow | BalanceLine)[];
  /** Rows that print no date in a table that dates its rows: maybe sums, maybe rows of the same day. */
  undated: ReadonlySet<RawRow | BalanceLine>;
  /** Sums printed among or after its rows. */
  totals: TotalLine[];
  /** How many entries stand above the last line that sums several columns. */
  summed: number;
  /** Document-wide indexes of the lines of its first entry, and of the last that is certainly one. */
  first: number;
  last: number;
};

const lineOf = (entry: RawRow | BalanceLine): number =>
  entry.kind === 'row' ? entry.anchor.index : entry.line.index;

/** Below this share of dated rows a table prints a day's date once: rows without one are rows. */
const DAY_GROUPED = 0.5;

/** Per table, the share of its rows that print a date. */
function sharesOfDated(placed: readonly Placed[]): ReadonlyMap<Group, number> {
  const tallies = new Map<Group, { rows: number; dated: number }>();
  for (const { group, entry } of placed) {
    if (entry.kind !== 'row') continue;
    let tally = tallies.get(group);
    if (!tally) tallies.set(group, (tally = { rows: 0, dated: 0 }));
    tally.rows += 1;
    if (isDated(entry)) tally.dated += 1;
  }
  return new Map([...tallies].map(([group, { rows, dated }]) => [group, dated / rows]));
}

/** The same table on another page or beside itself: its columns mean the same, wherever they stand. */
function continues(before: Placed, next: Placed): boolean {
  const roles = ({ segment }: Placed): string | undefined =>
    segment.header?.columns.map(({ role }) => role).join();
  const named = roles(next);
  return before.group === next.group || (named !== undefined && roles(before) === named);
}

/** The part above it on its page ended with a sum: what follows under a heading of its own is another part. */
function isClosed(placed: readonly Placed[], at: number): boolean {
  const page = pageOf(placed[at]);
  for (let i = at - 1; i >= 0; i -= 1) {
    const before = placed[i];
    if (!before || pageOf(before) !== page) return false;
    if (before.entry.kind !== 'heading') return before.entry.kind === 'total';
  }
  return false;
}

const pageOf = (placed: Placed | undefined): number | undefined =>
  placed && (placed.entry.kind === 'row' ? placed.entry.anchor : placed.entry.line).page;

const looksLikeRow = (entry: Block['entries'][number]): entry is RawRow =>
  entry.kind === 'row' && entry.cells.some(({ money }) => money.exact) && entry.lines.length > 0;

const areAbreast = (one: Segment | undefined, other: Segment): boolean =>
  one?.abreast !== undefined && one.abreast === other.abreast;

export const hasRows = ({ entries }: Pick<Block, 'entries'>): boolean =>
  entries.some(({ kind }) => kind === 'row');

/** Its table has a column that is called one of balances. */
export const namesBalance = ({ group: { columns } }: Block): boolean =>
  columns.money.some(({ role }) => role === 'balance');

/** Letters alone: no sign of a currency. */
const WORD = /^\p{L}+$/u;

/** `Total R$  4,630.18`: of words, one that sums and nothing else, not even of what. */
const isSumOfAll = (entry: Entry): entry is TotalLine =>
  entry.kind === 'total' &&
  entry.word === 'any' &&
  entry.line.speech.folded.filter((word) => WORD.test(word)).length === 1;

const isOpening = (entry: Entry): entry is BalanceLine =>
  entry.kind === 'balance' && entry.word === 'opening';

/** The figure that a line of a balance states, as printed. */
const statedBy = ({ cells }: BalanceLine): number | undefined => cells.at(-1)?.money.minor;

/** The sums of what came in and what went out lead from one balance to another: a day's, or a page's. */
function leadTo({ totals }: Block, own: BalanceLine, next: BalanceLine): boolean {
  const moved = Math.abs((statedBy(next) ?? Number.NaN) - (statedBy(own) ?? Number.NaN));
  const [first, second] = totals.at(-1)?.cells.map(({ money }) => money.minor) ?? [];
  return first !== undefined && Math.abs(first - (second ?? 0)) === moved;
}

/**
 * Another account begins: an opening balance below a closing one, or the other way round, newest first; or rows that an opening
 * balance leads to a sum stand above another one.
 */
function ends(block: Block, entry: Entry): boolean {
  const last = block.entries.at(-1);
  if (isOpening(entry) && block.totals.length > 0) {
    const own = block.entries.find(isOpening);
    if (own && statedBy(own) !== statedBy(entry) && !leadTo(block, own, entry))
      return hasRows(block);
  }
  if (last?.kind !== 'balance' || entry.kind !== 'balance' || !hasRows(block)) return false;
  const words = `${last.word} ${entry.word}`;
  return words === 'closing opening' || words === 'opening closing';
}

/** An opening balance with the closing one below it, and no row between: another account's summary. */
function beginsSummary(placed: readonly Placed[], at: number): boolean {
  const first = placed[at]?.entry;
  if (first?.kind !== 'balance' || first.word !== 'opening') return false;
  let next = at + 1;
  while (placed[next]?.entry.kind === 'total') next += 1;
  const entry = placed[next]?.entry;
  return entry?.kind === 'balance' && entry.word === 'closing';
}

/** Blocks whose cardholder is named below them; those under one heading stay under one. */
function giveTo(holder: Holder, blocks: readonly Block[]): void {
  const own = new Map<Heading, Heading>();
  for (const block of blocks) {
    const under = own.get(block.under) ?? { ...block.under, holder };
    own.set(block.under, under);
    block.under = under;
  }
}

/**
 * Cuts the entries at headings of tables and sections. Tables of something else than transactions are left out.
 * `strays` look like rows, but nothing dates them.
 */
export function blocksOf(
  placed: readonly Placed[],
  holders: Holders,
): { blocks: Block[]; strays: TokenLine[] } {
  const blocks: Block[] = [];
  const strays: TokenLine[] = [];
  const dated = new Set<Group | Segment>();
  const shares = sharesOfDated(placed);
  const above = new Above(holders);
  let block: Block | undefined;
  const open = (item: Placed): Block => {
    const { group, segment } = item;
    const opened: Block = {
      group,
      segment,
      section: above.section,
      under: above.under,
      entries: [],
      undated: new Set(),
      totals: [],
      summed: 0,
      first: Infinity,
      last: -1,
    };
    if (!above.aside) blocks.push(opened);
    return opened;
  };
  /** The rows that were read of each table so far. */
  const seen = new Map<Group, RowsAbove>();
  let previous: Placed | undefined;
  let at = -1;
  /** Blocks up to the last sum that says whose rows stand above it. */
  let given = 0;
  for (const item of placed) {
    at += 1;
    const { entry, segment } = item;
    const isBeside = (entry.kind === 'row' ? entry.anchor : entry.line).beside;
    if (above.stepBeside(isBeside)) block = undefined;
    if (segment !== previous?.segment) {
      const goesOn =
        previous !== undefined &&
        continues(previous, item) &&
        segment.caption === undefined &&
        !isClosed(placed, at);
      above.beginTable(segment, goesOn);
      previous = item;
    }
    if (entry.kind === 'section' || entry.kind === 'aside') {
      if (entry.kind === 'section') above.beginSection(entry.role, entry.line, true);
      else above.beginAside();
      block = undefined;
      continue;
    }
    if (entry.kind === 'heading') {
      above.pass(entry.line, block);
      if (entry.mayBeRow && !above.aside) strays.push(entry.line);
      block = undefined;
      continue;
    }
    const isEnd = isSumOfAll(entry) || (entry.kind === 'balance' && entry.word === 'closing');
    if (isEnd && above.passEnd(entry.line, block)) block = undefined;
    const opens = block !== undefined && (ends(block, entry) || beginsSummary(placed, at));
    // Under tables abreast, the last one's sum is of all.
    const goesOn =
      block?.segment === segment || (entry.kind === 'total' && areAbreast(block?.segment, segment));
    if (!block || !goesOn || (opens && hasRows(block))) block = open(item);
    let before = seen.get(item.group);
    if (!before) seen.set(item.group, (before = new RowsAbove()));
    const holder = entry.kind === 'total' ? above.holderBelow(entry.line) : undefined;
    if (entry.kind === 'total' && (holder || !before.isPayee(entry))) {
      block.totals.push(entry);
      if (entry.cells.length > 1) block.summed = block.entries.length;
      if (entry.word !== 'count') above.passSum();
      if (holder) {
        giveTo(holder, blocks.slice(given));
        given = blocks.length;
        block = undefined;
      }
    } else {
      const read = entry.kind === 'total' ? entry.row : entry;
      // What stands aside may be rows after all: the title may have been a box's.
      if (above.aside && looksLikeRow(read) && read.cells.length > 1 && read.description.length > 0)
        strays.push(read.anchor);
      block.entries.push(read);
      before.add(read);
    }
  }
  const full: Block[] = [];
  const below = belowClosed(blocks);
  for (const candidate of blocks) {
    const share = shares.get(candidate.group) ?? 0;
    const own = withoutSums(withoutAnnex(candidate.entries, candidate.summed), candidate.group);
    const around = balancesAround(own, candidate.group);
    const isKept = isSummedCharge(candidate);
    const entries = below.has(candidate)
      ? []
      : isKept
        ? around.filter(movesSomething)
        : keptEntries(around, candidate, dated, share);
    if (candidate.entries.length > 1 && own.every((entry) => namesRate(entry, candidate.group)))
      continue;
    if (listsBalances(own, candidate.group) || addsBalances(own, candidate)) continue;
    if (entries.length < own.length) {
      const kept = new Set(entries);
      for (const entry of around)
        if (!kept.has(entry) && looksLikeRow(entry)) strays.push(entry.anchor);
    }
    const [top, bottom] = [entries[0], entries.at(-1)];
    if (!top || !bottom) continue;
    const grouped = share < DAY_GROUPED || datesAbove(entries) || datesOnce(entries);
    const undated = new Set(
      entries.filter((entry) =>
        grouped ? isBareFigure(entry) : !isKept && entry.kind === 'row' && !isDated(entry),
      ),
    );
    // What nothing dates below its rows may be of the page's head, which states what the next account opened with.
    const end = entries.findLast((entry) => !undated.has(entry)) ?? bottom;
    full.push({ ...candidate, entries, undated, first: lineOf(top), last: lineOf(end) });
  }
  return { blocks: full, strays };
}
