import type { Valued } from '../../proof';
import type { Holder, SectionRole, TokenLine, TotalLine } from '../../reading';
import type { Heading } from './above';
import type { Block } from './block';
import { endedBySum, type Part, type Summed } from './ended-sections';
import { names } from './total-names';

type Entry = Block['entries'][number];

/** Rows under one heading, over however many pages, with the total that is printed for them. */
export type SectionSum = {
  role: SectionRole | undefined;
  under: Heading;
  entries: Entry[];
  /** Sum of the rows, minor units. */
  actual: number;
  /** The printed total, with the sign of the rows' sum; undefined where none is printed with them. */
  expected: number | undefined;
};

/** A cardholder's rows, under all their sections. */
export type HolderSum = Omit<SectionSum, 'role' | 'under'> & { holder: Holder };

const printedIn = (line: TokenLine | undefined): number[] =>
  (line?.money ?? []).flatMap((money) => (money.exact ? money.minor : []));

/** A sum of its own beside a heading: what it heads begins anew, whatever it is called. */
const printsAnother = ({ line, inTable }: Heading, before: Heading): boolean =>
  inTable && printedIn(line).some((printed) => !printedIn(before.line).includes(printed));

/**
 * Blocks under one heading are one section; a heading that is printed again on the next page goes on, but over no table of
 * other columns.
 */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  let before: string | undefined;
  for (const { section: role, under, entries, totals, group } of blocks) {
    const last = parts.at(-1);
    const roles = group.header?.columns.map(({ role: own }) => own).join();
    const isSameTable = roles === undefined || roles === before;
    before = roles ?? before;
    const goesOn =
      last &&
      (last.under === under ||
        (role !== undefined &&
          isSameTable &&
          last.role === role &&
          last.under.holder === under.holder &&
          last.totals.length === 0 &&
          !printsAnother(under, last.under)));
    if (goesOn) {
      for (const entry of entries) last.entries.push(entry);
      for (const total of totals) last.totals.push(total);
    } else parts.push({ role, under, entries: [...entries], totals: [...totals] });
  }
  return parts;
}

const withSignOf = (actual: number, printed: number): number => (actual < 0 ? -printed : printed);

/** The one sum that is printed with rows for what moved this way. */
function sideOf(totals: readonly TotalLine[], word: 'debits' | 'credits'): number | undefined {
  const [own, ...more] = totals.filter((total) => total.word === word);
  return own?.cells.length === 1 && more.length === 0 ? own.cells[0]?.money.minor : undefined;
}

/** A total that is the sum, or sums of both ways that come to it; else the one that names the section. */
function expectedOf(part: Part, actual: number, taken: ReadonlySet<number>): number | undefined {
  const beside = printedIn(part.under.line);
  const below = part.totals.flatMap((total) => total.cells.map(({ money }) => money.minor));
  const size = Math.abs(actual);
  if ([...beside, ...below].includes(size)) return actual;
  const [moneyIn, moneyOut] = [sideOf(part.totals, 'credits'), sideOf(part.totals, 'debits')];
  if (moneyIn !== undefined && moneyOut !== undefined) return moneyIn - moneyOut;
  // Without a heading it may be a total of anything: of all rows, or with the balance before them.
  if (part.role === undefined) return undefined;
  const own = part.totals.find(
    (total) =>
      total.cells.length === 1 &&
      names(total, part.under.line) &&
      !taken.has(total.cells[0]?.money.minor ?? 0),
  );
  const [only, ...more] = part.under.inTable ? beside : [];
  const printed = own?.cells[0]?.money.minor ?? (more.length === 0 ? only : undefined);
  return printed === undefined ? undefined : withSignOf(actual, printed);
}

/** Parts that one sum is of, at most. */
const MOST_PARTS = 12;

/** What parts that follow each other come to, without sign, up to one: a sum printed below it may be of all of them. */
function sumsUpTo(parts: readonly Summed[], last: number): number[] {
  const sums: number[] = [];
  let sum = parts[last]?.actual ?? 0;
  for (let i = last - 1; i >= Math.max(0, last - MOST_PARTS); i -= 1) {
    sum += parts[i]?.actual ?? 0;
    sums.push(Math.abs(sum));
  }
  return sums;
}

/** Sums of sections and of cardholders against the totals that stand with them. */
export function sumsOf(
  blocks: readonly Block[],
  values: readonly Valued[],
): { sections: SectionSum[]; holders: HolderSum[] } {
  const valueOf = inOrder(values);
  const parts = partsOf(blocks).flatMap((part) =>
    endedBySum(
      part,
      part.entries.map((entry) => valueOf(entry)?.amount ?? 0),
    ),
  );
  const holders = holderSums(parts);
  const taken = new Set(holders.map(({ actual }) => Math.abs(actual)));
  const sections = parts.map(({ totals, ...part }, i): SectionSum => {
    const { actual } = part;
    // Without a section of its own, a cardholder's total is no section's; nor are a summary's, beside balances alone.
    const whole = part.role === undefined && isAllOfHolder(part, parts);
    const isSummary =
      part.entries.every(({ kind }) => kind === 'balance') || isOfRowsBelow(part, totals, parts, i);
    const others = new Set([...taken, ...sumsUpTo(parts, i)]);
    const expected =
      whole || isSummary ? undefined : expectedOf({ totals, ...part }, actual, others);
    return { ...part, expected };
  });
  return { sections, holders };
}

/** The holder's rows stand under no other heading. */
const isAllOfHolder = (
  { under: { holder } }: Pick<Part, 'under'>,
  parts: readonly Summed[],
): boolean =>
  holder !== undefined && parts.filter(({ under }) => under.holder === holder).length === 1;

/**
 * A sum above the rows of all cardholders, `New charges`, or above those of a table that nothing else titles, under a heading that has
 * none of its own.
 */
function isOfRowsBelow(
  { actual, under: { holder } }: Omit<Summed, 'totals'>,
  totals: readonly TotalLine[],
  parts: readonly Summed[],
  at: number,
): boolean {
  if (holder || actual !== 0 || totals.length === 0) return false;
  const printed = totals.flatMap(({ cells }) => cells.map(({ money }) => money.minor));
  let sum = 0;
  for (const next of parts.slice(at + 1)) {
    if (!next.under.holder && next.role !== undefined) return false;
    sum += next.actual;
    if (printed.includes(Math.abs(sum))) return true;
  }
  return false;
}

/**
 * Finds what speaks of an entry, in a list in the entries' order that may leave some out. Each is asked for once, in
 * that order, so that no index of tens of thousands is needed.
 */
export function inOrder<Item extends { entry: Entry }>(
  list: readonly Item[],
): (entry: Entry) => Item | undefined {
  let at = 0;
  return (entry) => {
    const next = list[at];
    if (next?.entry !== entry) return undefined;
    at += 1;
    return next;
  };
}

function holderSums(parts: readonly Summed[]): HolderSum[] {
  const byHolder = new Map<Holder, Summed[]>();
  for (const part of parts) {
    const { holder } = part.under;
    if (holder) byHolder.set(holder, [...(byHolder.get(holder) ?? []), part]);
  }
  return [...byHolder].map(([holder, own]) => {
    const entries = own.flatMap((part) => part.entries);
    const actual = own.reduce((total, part) => total + part.actual, 0);
    const last = own.at(-1)?.totals ?? [];
    const printed = last.flatMap(({ cells }) => cells.map(({ money }) => money.minor));
    const held = printed.includes(Math.abs(actual));
    return { holder, entries, actual, expected: held ? actual : undefined };
  });
}
