import type { Lexicon, Placed, TokenLine } from '../reading';
import {
  bareBalance,
  columnEnds,
  datedBalances,
  type LabelledBalance,
  labelledBalances,
  overviewBalances,
  brokenBalances,
  stackedBalances,
} from './labelled';

/** The balances that a document states, by any way of stating them, in printed order; a bare one where no other is. */
export function statedLabels(
  lines: readonly TokenLine[],
  placed: readonly Placed[],
  lexicon: Lexicon,
): readonly LabelledBalance[] {
  const named = [
    ...labelledBalances(lines),
    ...stackedBalances(lines, lexicon),
    ...brokenBalances(lines, lexicon),
  ];
  const stating = [
    ...named,
    ...overviewBalances(lines, named),
    ...datedBalances(lines, lexicon),
    ...columnEnds(placed),
  ]
    .filter((label) => !isName(label, lines, placed))
    .sort((a, b) => a.line.index - b.line.index);
  return stating.length > 0 ? stating : bareBalance(lines, lexicon);
}

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
