import { LETTER_ENDS } from '../../languages';
import { type Lexicon, mayName, phrasesIn, type TokenLine } from '../../reading';
import { fold } from '../../text';
import type { AccountStatement } from '../model';
import type { Outside, Said } from './said';

/** Rows of a letter at most: a list of what moved on an account may be sent with one. */
const MOST_ROWS = 12;

const ENDS: ReadonlySet<string> = new Set(LETTER_ENDS.map(fold));

const PUNCTUATION = /[,.!]$/;

const endsLetter = ({ words, index }: TokenLine, top: number): boolean =>
  index > top && ENDS.has(words.map(({ text }) => fold(text.replace(PUNCTUATION, ''))).join(' '));

/** A line that names a balance, as a column of an overview does, too. */
const tellsBalance = (line: TokenLine, { columns }: Lexicon): boolean =>
  phrasesIn(line, 'balances').some(({ tag }) => tag !== 'other') ||
  (mayName(line, 'columns') &&
    line.speech.folded.some((word) => columns.tagOf(word) === 'balance'));

/**
 * A letter that lists some payments, of which somebody disputes them, or will make them: it ends as letters do, `Kind regards`,
 * names no balance, and calls itself no statement.
 */
export const isLetter = (
  { others, top }: Outside,
  said: Said,
  statements: readonly AccountStatement[],
  lexicon: Lexicon,
): boolean =>
  !said.statement &&
  statements.every(
    ({ rows, opening, closing }) =>
      rows.length <= MOST_ROWS && opening === undefined && closing === undefined,
  ) &&
  !others.some((line) => tellsBalance(line, lexicon)) &&
  others.some((line) => endsLetter(line, top));
