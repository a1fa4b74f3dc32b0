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

/** Words from which on a line is of a sentence. */
const SENTENCE = 12;

/** A word at which a sentence, or a part of it, ends. */
const ENDS_CLAUSE = /\p{Ll}{2}[.,]$/u;

const isProse = ({ words }: TokenLine): boolean =>
  words.length >= SENTENCE && words.some(({ text }) => ENDS_CLAUSE.test(text));

/** A line that names a balance, as a column of an overview does, too; what a letter says of one is a sentence. */
const tellsBalance = (line: TokenLine, { columns }: Lexicon): boolean =>
  !isProse(line) &&
  (phrasesIn(line, 'balances').some(({ tag }) => tag !== 'other') ||
    (mayName(line, 'columns') &&
      line.speech.folded.some((word) => columns.tagOf(word) === 'balance')));

/** Balances that the rows are held against: one that a sentence tells of leads nowhere. */
const hasBalances = ({ opening, closing, proof }: AccountStatement): boolean =>
  opening !== undefined || (closing !== undefined && proof.equations.length > 0);

/**
 * A letter that lists some payments, of which somebody disputes them, or will make them: it ends as letters do,
 * `Kind regards`, names no balance but in its sentences, and calls itself no statement.
 */
export const isLetter = (
  { others, top }: Outside,
  said: Said,
  statements: readonly AccountStatement[],
  lexicon: Lexicon,
): boolean =>
  !said.statement &&
  statements.every((statement) => statement.rows.length <= MOST_ROWS && !hasBalances(statement)) &&
  !others.some((line) => tellsBalance(line, lexicon)) &&
  others.some((line) => endsLetter(line, top));
