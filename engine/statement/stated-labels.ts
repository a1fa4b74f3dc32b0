import { beginsCell } from '../layout';
import { isDated, type Lexicon, phrasesIn, type Placed, type TokenLine } from '../reading';
import { hasDigit } from '../text';
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
  const rows = linesOfDatedRows(placed);
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
    .filter((label) => !isName(label, lines, placed) && !isPayee(label, rows))
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

/** The lines that are rows by a day that they begin with, and print their figures. */
const linesOfDatedRows = (placed: readonly Placed[]): ReadonlySet<TokenLine> =>
  new Set(
    placed.flatMap(({ entry }) =>
      entry.kind === 'row' && isDated(entry) && entry.anchor.dates[0]?.from === 0
        ? entry.anchor
        : [],
    ),
  );

/** `12 DEZ  Padaria Fatura Anterior  18,50`: a row's payee is called like a balance, behind a word of its own. */
const isPayee = ({ line, money }: LabelledBalance, rows: ReadonlySet<TokenLine>): boolean =>
  rows.has(line) &&
  line.money.includes(money) &&
  phrasesIn(line, 'balances').every(
    ({ from }) =>
      from > (line.dates[0]?.to ?? 0) &&
      !beginsCell(line.words, from) &&
      !hasDigit(line.words[from - 1]?.text ?? ''),
  );
