import { cellsOf } from '../../layout';
import { isKnownCurrency, type Match } from '../../text';
import type { TokenLine } from '../tokens';
import { type Lexicon, mayName, phrasesIn, type TotalWord } from '../vocabulary';

const FIGURE = /^\p{Sc}?\d/u;

/** Labels of sums that a line has where it is a summary. */
const SEVERAL = 2;

/** `Summary  No. of withdrawals 38  Total withdrawals 135,475.51`: sums and counts behind their labels, without a date. */
export function sumsUp(line: TokenLine): boolean {
  if (line.dates.length > 0 || !mayName(line, 'totals')) return false;
  const labels = phrasesIn(line, 'totals').filter(({ tag, to }) => {
    const [word = '', next = ''] = line.words.slice(to, to + 2).map(({ text }) => text);
    // `Total amount: HKD 25,000.00`
    return tag !== 'any' && FIGURE.test(isKnownCurrency(word) ? next : word);
  });
  return labels.length >= SEVERAL;
}

/** `Total completed in the period:     01-07-2026`: its first words are a label, whatever stands behind. */
export const isLabelled = ({ words }: TokenLine): boolean =>
  cellsOf(words)[0]?.words.at(-1)?.text.endsWith(':') === true;

/** What leads from a sum to whose rows it sums. */
const WHOSE: ReadonlySet<string> = new Set(['for', 'für', 'pour', 'para', 'per', 'voor', 'för']);

/** `Subtotal for R Marsh`, `Total of card number 4410`: a sum of one cardholder's rows, without a date. */
export const isOfWhom = (line: TokenLine, to: number): boolean =>
  line.dates.length === 0 &&
  (WHOSE.has(line.speech.folded[to] ?? '') ||
    phrasesIn(line, 'facts').some(({ tag, from }) => tag === 'cardNumber' && from >= to));

/** `Total` with the name of the section that it sums. */
export function ofSection(
  total: Match<TotalWord>,
  folded: readonly string[],
  lexicon: Lexicon,
): Match<TotalWord> {
  const name = lexicon.sections.at(folded, total.to);
  return name ? { ...total, to: name.to } : total;
}
