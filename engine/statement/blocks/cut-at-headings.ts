import {
  type Group,
  type Holder,
  type Holders,
  type Placed,
  type Segment,
  type TokenLine,
} from '../../reading';
import { Above, type Heading } from './above';
import { type Block, hasRows, looksLikeRow } from './block';
import { beginsSummary, ends, isSumOfAll } from './block-ends';
import { RowsAbove } from './payees';

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

const areAbreast = (one: Segment | undefined, other: Segment): boolean =>
  one?.abreast !== undefined && one.abreast === other.abreast;

/** Blocks whose cardholder is named below them; those under one heading stay under one. */
function giveTo(holder: Holder, blocks: readonly Block[]): void {
  const own = new Map<Heading, Heading>();
  for (const block of blocks) {
    const under = own.get(block.under) ?? { ...block.under, holder };
    own.set(block.under, under);
    block.under = under;
  }
}

/** Cuts entries, passed in printed order, at the headings of tables and sections. */
class Cutter {
  readonly blocks: Block[] = [];
  readonly strays: TokenLine[] = [];
  private readonly above: Above;
  /** The rows that were read of each table so far. */
  private readonly seen = new Map<Group, RowsAbove>();
  /** The one that entries go into, until a heading. */
  private open: Block | undefined;
  /** The first entry of the table that the last one stands in. */
  private previous: Placed | undefined;
  /** Blocks up to the last sum that says whose rows stand above it. */
  private given = 0;

  constructor(
    private readonly placed: readonly Placed[],
    holders: Holders,
  ) {
    this.above = new Above(holders);
  }

  pass(item: Placed, at: number): void {
    const { entry } = item;
    const isBeside = (entry.kind === 'row' ? entry.anchor : entry.line).beside;
    if (this.above.stepBeside(isBeside)) this.open = undefined;
    if (item.segment !== this.previous?.segment) this.beginTable(item, at);
    if (entry.kind === 'section' || entry.kind === 'aside' || entry.kind === 'heading')
      this.passHeading(entry);
    else this.passRow(item, entry, at);
  }

  private beginTable(item: Placed, at: number): void {
    const { segment } = item;
    const { previous } = this;
    // Rows under a title above the heading of their columns are no part of the table that it heads.
    const isTitledAbove =
      segment.header !== undefined && previous?.segment.header === segment.header;
    const goesOn =
      previous !== undefined &&
      !isTitledAbove &&
      continues(previous, item) &&
      segment.caption === undefined &&
      !isClosed(this.placed, at);
    this.above.beginTable(segment, goesOn);
    this.previous = item;
  }

  private passHeading(entry: Titled): void {
    const { above } = this;
    if (entry.kind === 'section') above.beginSection(entry.role, entry.line, true);
    else if (entry.kind === 'aside') above.beginAside();
    else {
      above.pass(entry.line, this.open);
      if (entry.mayBeRow && !above.aside) this.strays.push(entry.line);
    }
    this.open = undefined;
  }

  private passRow(item: Placed, entry: Exclude<Placed['entry'], Titled>, at: number): void {
    const { above } = this;
    const isEnd = isSumOfAll(entry) || (entry.kind === 'balance' && entry.word === 'closing');
    if (isEnd && above.passEnd(entry.line, this.open)) this.open = undefined;
    const block = this.blockFor(item, entry, at);
    const before = this.rowsAbove(item.group);
    const holder = entry.kind === 'total' ? above.holderBelow(entry.line) : undefined;
    if (entry.kind === 'total' && (holder || !before.isPayee(entry))) {
      block.totals.push(entry);
      if (entry.cells.length > 1) block.summed = block.entries.length;
      if (entry.word !== 'count') above.passSum();
      if (holder) this.give(holder);
      return;
    }
    const read = entry.kind === 'total' ? entry.row : entry;
    // What stands aside may be rows after all: the title may have been a box's.
    if (above.aside && looksLikeRow(read) && read.cells.length > 1 && read.description.length > 0)
      this.strays.push(read.anchor);
    block.entries.push(read);
    before.add(read);
  }

  /** The open block, or the next one where this entry begins it. */
  private blockFor(item: Placed, entry: Exclude<Placed['entry'], Titled>, at: number): Block {
    const { open } = this;
    const { segment } = item;
    const opens =
      open !== undefined &&
      (ends(open, entry, this.blocks.at(-2)) || beginsSummary(this.placed, at));
    // Under tables abreast, the last one's sum is of all.
    const goesOn =
      open?.segment === segment || (entry.kind === 'total' && areAbreast(open?.segment, segment));
    if (open && goesOn && !(opens && hasRows(open))) return open;
    return (this.open = this.begin(item));
  }

  private begin({ group, segment }: Placed): Block {
    const { section, under, aside } = this.above;
    const begun: Block = {
      group,
      segment,
      section,
      under,
      entries: [],
      undated: new Set(),
      totals: [],
      summed: 0,
      first: Infinity,
      last: -1,
    };
    if (!aside) this.blocks.push(begun);
    return begun;
  }

  private rowsAbove(group: Group): RowsAbove {
    let rows = this.seen.get(group);
    if (!rows) this.seen.set(group, (rows = new RowsAbove()));
    return rows;
  }

  private give(holder: Holder): void {
    giveTo(holder, this.blocks.slice(this.given));
    this.given = this.blocks.length;
    this.open = undefined;
  }
}

type Titled = Extract<Placed['entry'], { kind: 'section' | 'aside' | 'heading' }>;

/**
 * The entries between headings of tables and sections, all of them. Tables of something else than transactions are left out.
 * `strays` look like rows.
 */
export function cutAtHeadings(
  placed: readonly Placed[],
  holders: Holders,
): { blocks: readonly Block[]; strays: TokenLine[] } {
  const cutter = new Cutter(placed, holders);
  let at = -1;
  for (const item of placed) cutter.pass(item, (at += 1));
  return cutter;
}
