import { beginsCell } from '../../layout';
import { type Places } from '../../lists';
import type { PrintedTotals } from '../../proof';
import {
  type ColumnRole,
  type Lexicon,
  mayName,
  type Money,
  phrasesIn,
  type SectionRole,
  type TokenLine,
} from '../../reading';
import type { Block } from '../blocks';
import { figureBy } from '../labelled';
import { beneathNames, besideNames, type SummedSide, underNames } from './summed-sides';

/** Totals of money in and out, and counts of rows, that the document prints anywhere. */
export type LabelledTotals = PrintedTotals & {
  counts: readonly number[];
  /** Those that say which way the money went, whatever the kind of statement: deposits, withdrawals. */
  sure: PrintedTotals;
};

/** Where a label's figure may stand if none stands in its line: beneath it, or over it. */
const AROUND = [1, 2, -1] as const;

/**
 * Labels of totals with the figure to their right, or beneath or over them; minor units without sign. What stands in
 * lines of `rows` (indexes) is no label: no row proves itself.
 */
export function labelledTotals(
  lines: readonly TokenLine[],
  rows: Places,
  lexicon: Lexicon,
): LabelledTotals {
  const found = {
    credits: new Set<number>(),
    debits: new Set<number>(),
    counts: new Set<number>(),
  };
  const sure = { credits: new Set<number>(), debits: new Set<number>() };
  const signedSums: { side: 'credits' | 'debits'; money: Money }[] = [];
  let at = -1;
  for (const line of lines) {
    at += 1;
    if (!mayName(line, 'totals') && !mayName(line, 'sections')) continue;
    if (line.words.length > 30 || rows.has(line.index)) continue;
    if (line.money.length === 0) {
      for (const { side, minor } of beneathNames(lines, at, lexicon)) found[side].add(minor);
      for (const { side, minor } of aroundNames(lines, at, rows)) found[side].add(minor);
      continue;
    }
    for (const { side, minor } of underNames(lines, at, lexicon)) found[side].add(minor);
    for (const { side, minor } of besideNames(line, lexicon)) found[side].add(minor);
    const section = sectionTotal(line, lexicon);
    for (const { side, minor, sure: isSure } of section ? [section] : sectionsInCells(line)) {
      found[side].add(minor);
      if (isSure) sure[side].add(minor);
    }
    const matches = phrasesIn(line, 'totals');
    for (const match of matches) {
      if (match.tag === 'any') continue;
      const right = line.money.find((money) => money.from >= match.to);
      if (!right) {
        // `Balance 01/03/2026  1,264.91   Total paid in` over `Balance 31/03/2026  …`.
        const beneath = figureBeside(lines, rows, { at, ...match, until: match.to }, 1);
        if (beneath && match.tag !== 'count') found[match.tag].add(beneath.minor);
        continue;
      }
      if (match.tag === 'count') {
        const text = line.words[right.from]?.text ?? '';
        if (/^\d{1,6}$/.test(text)) found.counts.add(Number(text));
      } else if (right.exact) {
        found[match.tag].add(right.minor);
        signedSums.push({ side: match.tag, money: right });
      }
    }
  }
  for (const { side, minor } of bySigns(signedSums)) sure[side].add(minor);
  return {
    credits: [...found.credits],
    debits: [...found.debits],
    counts: [...found.counts],
    sure: { credits: [...sure.credits], debits: [...sure.debits] },
  };
}

/**
 * The figures around the labels of a line without any. One that is as near to both sides is of neither: above a table's heading
 * stands the balance that its rows lead from.
 */
function aroundNames(lines: readonly TokenLine[], at: number, rows: Places): SummedSide[] {
  const line = lines[at];
  const found: { side: 'credits' | 'debits'; money: Money }[] = [];
  for (const { tag, from, to } of line ? phrasesIn(line, 'totals') : []) {
    if (tag !== 'credits' && tag !== 'debits') continue;
    for (const distance of AROUND) {
      const money = figureBeside(lines, rows, { at, from, to, until: to }, distance);
      if (money) found.push({ side: tag, money });
    }
  }
  return found
    .filter(({ side, money }) => !found.some((one) => one.money === money && one.side !== side))
    .map(({ side, money }) => ({ side, minor: money.minor }));
}

/** The figure over or under a label, unless it is a row's: what a table calls money in has no sum in its first row. */
function figureBeside(
  lines: readonly TokenLine[],
  rows: Places,
  place: Parameters<typeof figureBy>[1],
  distance: number,
): Money | undefined {
  const beside = lines[place.at + distance];
  return beside && rows.has(beside.index) ? undefined : figureBy(lines, place, distance);
}

/** With the sums that stand under a table's columns of money out and in, where its headings say which is which. */
export function withColumnTotals(
  { credits, debits, counts, sure }: LabelledTotals,
  blocks: readonly Block[],
): LabelledTotals {
  const under = (role: ColumnRole): number[] =>
    blocks.flatMap(({ group, totals }) =>
      totals.flatMap(({ cells }) =>
        cells.flatMap(({ column, money }) =>
          group.columns.money[column]?.role === role && money.exact ? money.minor : [],
        ),
      ),
    );
  return {
    credits: [...credits, ...under('credit')],
    debits: [...debits, ...under('debit')],
    counts,
    sure,
  };
}

/** `Outgoing -1,795.69`, `Incoming +2,134.72`: each with its sign, they say which way the signs of all amounts go. */
function bySigns(
  sums: readonly { side: 'credits' | 'debits'; money: Money }[],
): { side: 'credits' | 'debits'; minor: number }[] {
  const own = sums.filter(({ side, money }) => money.sign === (side === 'credits' ? '+' : '-'));
  const isBoth = new Set(own.map(({ side }) => side)).size === 2 && own.length === sums.length;
  return isBoth ? own.map(({ side, money: { minor } }) => ({ side, minor })) : [];
}

const SIDES: Partial<Record<SectionRole, 'credits' | 'debits'>> = {
  credits: 'credits',
  payments: 'credits',
  debits: 'debits',
  purchases: 'debits',
};

type SectionTotal = { side: 'credits' | 'debits'; minor: number; sure: boolean };

/** `Opened on  14.02.2019    Incoming  136,221.00`: a section and its sum in a cell of their own, behind other facts. */
function sectionsInCells(line: TokenLine): SectionTotal[] {
  return phrasesIn(line, 'sections').flatMap(({ tag, from, to }) => {
    const figure = line.money.find((money) => money.from === to);
    const side = SIDES[tag];
    return side && figure?.exact && from > 0 && beginsCell(line.words, from)
      ? { side, minor: figure.minor, sure: tag === side }
      : [];
  });
}

/** A summary's line that names a section and its sum: `Payments and credits  376.38`. */
function sectionTotal(line: TokenLine, lexicon: Lexicon): SectionTotal | undefined {
  if (line.dates.length > 0) return undefined;
  const [figure, ...more] = line.money.filter(({ exact }) => exact);
  if (!figure || more.length > 0) return undefined;
  const folded = line.speech.folded;
  const match = lexicon.sections.at(
    folded,
    folded.findIndex((word) => word !== ''),
  );
  const side = match && SIDES[match.tag];
  return side && { side, minor: figure.minor, sure: match.tag === side };
}
