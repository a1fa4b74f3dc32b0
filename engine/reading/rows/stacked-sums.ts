import { overlapOf } from '../../layout';
import type { TokenLine } from '../tokens';
import { mayName, phrasesIn } from '../vocabulary';
import { type Classified, rowOf } from './classified';

/** A label and its figure are lines of one box: so many sizes of their type apart at most. */
const NEAR = 2;

/** `- Total Withdrawals`, `= Current Balance`: nothing but what a sum or a balance is called, and the sign of a calculation. */
function isLabel({ kind, line }: Classified): boolean {
  if (kind !== 'text' || line.money.length > 0 || line.dates.length > 0) return false;
  if (!mayName(line, 'totals') && !mayName(line, 'balances')) return false;
  const from = line.speech.folded.findIndex((word) => /\p{L}/u.test(word));
  return (['totals', 'balances'] as const).some((topic) =>
    phrasesIn(line, topic).some((found) => found.from === from && found.to === line.words.length),
  );
}

/** Nothing but one figure. */
function isFigure({ words, money: [figure, ...more], dates }: TokenLine): boolean {
  return (
    figure?.exact === true &&
    more.length === 0 &&
    dates.length === 0 &&
    figure.from === 0 &&
    figure.to === words.length
  );
}

const isUnder = (line: TokenLine, label: TokenLine): boolean =>
  isNear(line, label) && overlapOf(line, label) > 0;

const isNear = (line: TokenLine, above: TokenLine): boolean =>
  line.page === above.page && line.baseline - above.baseline <= NEAR * above.size;

/** Marked, or in other columns than the sum's: below a sum, what stands in its column may be a row that says nothing of itself. */
const isOfOtherSide = ({ mark, cells }: Classified, above: Classified): boolean =>
  mark !== undefined ||
  cells.every(({ column }) => above.cells.every((cell) => cell.column !== column));

/** `Total  14,921.11 C` over `13,399.66 D`: figures without a text or a date right below a sum are more of it, and no row. */
export function withSumsOfSeveralLines(items: readonly Classified[]): readonly Classified[] {
  if (!items.some(isTotal)) return items;
  const read: Classified[] = [];
  for (const item of items) {
    const above = read.at(-1);
    const isMore =
      item.kind === 'amount' &&
      item.text === '' &&
      item.line.dates.length === 0 &&
      above !== undefined &&
      isTotal(above) &&
      isOfOtherSide(item, above) &&
      isNear(item.line, above.line);
    read.push(isMore ? { ...item, kind: totalOf(item) } : item);
  }
  return read;
}

const isTotal = ({ kind }: Classified): boolean =>
  typeof kind === 'object' && kind.kind === 'total' && kind.cells.length > 0;

const totalOf = (item: Classified): Classified['kind'] => ({
  kind: 'total',
  word: 'any',
  line: item.line,
  cells: item.cells,
  row: rowOf(item),
});

/**
 * `- Total withdrawals` over `3,501.53`, beside a table or among its rows: a sum that a box states, and neither more of the
 * text of the row above nor a figure of it.
 */
export function withoutStackedSums(items: readonly Classified[]): readonly Classified[] {
  const stacked = new Set<Classified>();
  items.forEach((item, i) => {
    const label = items[i - 1];
    if (label && isFigure(item.line) && isUnder(item.line, label.line) && isLabel(label))
      stacked.add(label).add(item);
  });
  if (stacked.size === 0) return items;
  return items.map((item) =>
    stacked.has(item)
      ? { ...item, kind: { kind: 'heading', line: item.line, mayBeRow: false } as const }
      : item,
  );
}
