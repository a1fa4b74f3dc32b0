import {
  type BalanceLine,
  type Group,
  type Holders,
  isDated,
  type Placed,
  type RawRow,
  type Segment,
  type TokenLine,
} from '../../reading';
import { belowClosed, withoutAnnex } from './annexes';
import { balancesAround } from './balances-around';
import { type Block, looksLikeRow } from './block';
import { cutAtHeadings } from './cut-at-headings';
import { isBareFigure, keptEntries, listsBalances, namesRate, withoutSums } from './kept-rows';
import { datesOnce } from './days';
import { isSummedCharge, movesSomething } from './of-whole-period';
import { addsBalances } from './other-amounts';
import { datesAbove } from './payees';

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

type Entries = Block['entries'];

/** The entries of a block that count; undefined where all of them are of another table, of rates or of securities. */
function entriesThatCount(
  block: Block,
  dated: Set<Group | Segment>,
  share: number,
  { isBelow, isCharge }: { isBelow: boolean; isCharge: boolean },
): { own: readonly Entries[number][]; entries: Entries } | undefined {
  const { group } = block;
  const own = withoutSums(withoutAnnex(block.entries, block.summed), group);
  const around = balancesAround(own, group);
  const entries = isBelow
    ? []
    : isCharge
      ? around.filter(movesSomething)
      : keptEntries(around, block, dated, share);
  if (block.entries.length > 1 && own.every((entry) => namesRate(entry, group))) return undefined;
  if (listsBalances(own, group) || addsBalances(own, block)) return undefined;
  return { own: around, entries };
}

/** Those of a table's rows that print no date though it dates its rows. */
function undatedOf(entries: Entries, share: number): Set<Entries[number]> {
  const grouped = share < DAY_GROUPED || datesAbove(entries) || datesOnce(entries);
  return new Set(
    entries.filter((entry) =>
      grouped ? isBareFigure(entry) : entry.kind === 'row' && !isDated(entry),
    ),
  );
}

/**
 * What counts between the headings of tables and sections. Tables of something else than transactions are left out.
 * `strays` look like rows, but nothing dates them.
 */
export function blocksOf(
  placed: readonly Placed[],
  holders: Holders,
): { blocks: Block[]; strays: TokenLine[] } {
  const { blocks, strays } = cutAtHeadings(placed, holders);
  const shares = sharesOfDated(placed);
  const dated = new Set<Group | Segment>();
  const below = belowClosed(blocks);
  const full: Block[] = [];
  for (const block of blocks) {
    const share = shares.get(block.group) ?? 0;
    // Its sum bears out that these are rows, though nothing dates them.
    const isCharge = isSummedCharge(block);
    const isBelow = below.has(block);
    const counted = entriesThatCount(block, dated, share, { isBelow, isCharge });
    if (!counted) continue;
    const { own, entries } = counted;
    if (entries.length < own.length) {
      const kept = new Set(entries);
      for (const entry of own)
        if (!kept.has(entry) && looksLikeRow(entry)) strays.push(entry.anchor);
    }
    const [top, bottom] = [entries[0], entries.at(-1)];
    if (!top || !bottom) continue;
    const undated = isCharge ? new Set<Entries[number]>() : undatedOf(entries, share);
    // What nothing dates below its rows may be of the page's head, which states what the next account opened with.
    const end = entries.findLast((entry) => !undated.has(entry)) ?? bottom;
    full.push({ ...block, entries, undated, first: lineOf(top), last: lineOf(end) });
  }
  return { blocks: full, strays };
}
