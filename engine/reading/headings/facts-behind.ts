import { currenciesOf, wasCurrencyCode } from '../../text';
import type { TokenLine } from '../tokens';
import { phrasesIn } from '../vocabulary';

/** No word: `001/2016`. */
const NUMBER = /^[\d./-]+$/;

/**
 * How many words behind a phrase only tell facts, and nothing of what the line is: numbers, currencies, labels, as in
 * `New balance No. 001/2016 Currency EUR`.
 */
export function factsBehind(line: TokenLine, to: number): number {
  const { folded } = line.speech;
  const labels = phrasesIn(line, 'facts');
  const isFact = (word: string, i: number): boolean => {
    const printed = line.words[i]?.text ?? '';
    return (
      NUMBER.test(word) ||
      wasCurrencyCode(printed) ||
      currenciesOf(printed) !== undefined ||
      labels.some((label) => i >= label.from && i < label.to)
    );
  };
  return folded.filter((word, i) => i >= to && word !== '' && isFact(word, i)).length;
}
