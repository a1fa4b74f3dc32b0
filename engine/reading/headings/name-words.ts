import { BEFORE_UNIT } from '../../languages';
import type { Word } from '../../pdf';
import { fold } from '../../text';
import { isSide, type Lexicon } from '../vocabulary';

const BRACKETS = /[()]/g;

/** `(in`)`: the sign of a currency that its font does not know, or of none at all. */
const IN_SIGN = /^\((?:in|en|em)[^\p{L}\p{N})]+\)?$/iu;

/** `Money in £`: no name without its `in`, but money in with it. */
function namesSide(before: Word | undefined, folded: string, { columns }: Lexicon): boolean {
  const name = fold(before?.text ?? '');
  const match = columns.at([name, folded], 0);
  return match?.to === 2 && isSide(match.tag) && columns.at([name], 0) === undefined;
}

/** A sign by itself, or what says what it stands for: `-)`, `(-`, `=`. */
const SIGN = /^\(?[-–−+=]+\)?$/u;

/** `(credit -)`, `(CR = credit)`: brackets behind a name that say what a sign means, from their first word to their last. */
function legendIn(words: readonly Word[]): { from: number; to: number } | undefined {
  const from = words.findIndex(({ text }, i) => i > 0 && text.startsWith('('));
  const to = words.findIndex(({ text }, i) => i > from && text.endsWith(')')) + 1;
  // `Debit (-)` is a name with its sign.
  if (from < 0 || to - from < 2) return undefined;
  return words.slice(from, to).some(({ text }) => SIGN.test(text)) ? { from, to } : undefined;
}

/**
 * The words of a name folded; those that lead to its currency empty, `Amount in`, `Account (in` would be money in, and so are
 * those of a legend: `Amount (credit -)` would be a credit.
 */
export function foldNames(words: readonly Word[], lexicon: Lexicon): string[] {
  const legend = legendIn(words);
  return words.map(({ text }, i) => {
    const folded = fold(text);
    if (IN_SIGN.test(text) || (legend && i >= legend.from && i < legend.to)) return '';
    if (i === 0 || !BEFORE_UNIT.has(folded.replace(BRACKETS, ''))) return folded;
    const unit = words[i + 1]?.text.replace(BRACKETS, '') ?? '';
    return lexicon.isCurrency(unit) && !namesSide(words[i - 1], folded, lexicon) ? '' : folded;
  });
}
