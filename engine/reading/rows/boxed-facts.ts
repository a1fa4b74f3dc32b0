import { beginsCell, cellsOf, overlapOf, type Span } from '../../layout';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import { type Lexicon, mayName, phrasesIn } from '../vocabulary';
import type { Classified } from './classified';

/** Facts that are days, or a span of these. */
const BOXED: ReadonlySet<string> = new Set(['dueOn', 'issuedOn', 'period']);

/** Whether words are as a whole what a document calls something that it states once. */
function isLabel(words: readonly string[], lexicon: Lexicon): boolean {
  const { facts, balances, dues, documents } = lexicon;
  const fact = facts.at(words, 0);
  const ofCard = documents.at(words, 0);
  return [
    fact && BOXED.has(fact.tag) ? fact : undefined,
    balances.at(words, 0),
    dues.at(words, 0),
    ofCard?.tag === 'cardWords' ? ofCard : undefined,
  ].some((match) => match?.to === words.length);
}

/** A line that bears a figure or a day of its own has no such labels: of most rows it is the row above. */
const mayLabel = ({ money, dates }: TokenLine): boolean =>
  dates.length === 0 && !money.some(({ exact }) => exact);

/** The cells of a line that are such labels. */
const labelsIn = ({ words }: TokenLine, lexicon: Lexicon): readonly Span[] =>
  cellsOf(words).filter((cell) =>
    isLabel(
      cell.words.map(({ text }) => fold(text)),
      lexicon,
    ),
  );

/** A date and figures, each under such a label of the line above. */
function isBoxed({ dates, money }: TokenLine, above: TokenLine, lexicon: Lexicon): boolean {
  const figures = money.filter(({ exact }) => exact);
  const days = dates.filter(({ weak }) => !weak);
  if (figures.length === 0 || days.length === 0) return false;
  const labels = labelsIn(above, lexicon);
  const isLabelled = (one: Span): boolean => labels.some((label) => overlapOf(label, one) > 0);
  return labels.length > 1 && [...days, ...figures].every(isLabelled);
}

/** `Due date  Amount due  Minimum payment` over `10/05/2024  3,317.14  497.57`: what a box states of a card is no row. */
export function withoutBoxedFacts(
  items: readonly Classified[],
  lexicon: Lexicon,
): readonly Classified[] {
  const boxed = new Set<Classified>();
  let above: TokenLine | undefined;
  for (const item of items) {
    const { line, kind } = item;
    if (kind === 'amount' && above?.page === line.page && mayLabel(above))
      if (isBoxed(line, above, lexicon)) boxed.add(item);
    above = line;
  }
  if (boxed.size === 0) return items;
  return items.map((item) =>
    boxed.has(item)
      ? { ...item, kind: { kind: 'heading', line: item.line, mayBeRow: false } }
      : item,
  );
}

/**
 * A date right behind the label of a day that a document states, or its period behind the label of that, which no
 * words lead to.
 */
function statesDay({ kind, line }: Classified): boolean {
  if (kind !== 'date' || !mayName(line, 'facts')) return false;
  return phrasesIn(line, 'facts').some(({ tag, from: label, to }) => {
    if (tag === 'period') return line.dates[0]?.from === to && beginsCell(line.words, label);
    return (tag === 'issuedOn' || tag === 'dueOn') && line.dates.some(({ from }) => from === to);
  });
}

/**
 * `Closing date: Jan 11, 2023` above the first figures is the document's day, as are the first and the last of its
 * period, and not that of what stands below.
 */
export function withoutStatedDays(items: readonly Classified[]): readonly Classified[] {
  const first = items.findIndex(({ kind }) => kind === 'amount');
  if (!items.slice(0, Math.max(first, 0)).some(statesDay)) return items;
  return items.map((item, i) =>
    i < first && statesDay(item)
      ? { ...item, kind: { kind: 'heading', line: item.line, mayBeRow: false } }
      : item,
  );
}
