import { type Lexicon, phrasesIn, type TokenLine } from '../../reading';
import { bankingOf, isInBanksForm } from './banking';
import type { AccountStatement } from '../model';
import { isUnnamed } from './nameless';
import type { Outside, Said } from './said';

/** So many lines above the rows say what a paper is; a bare list has fewer. */
const ENOUGH = 3;
/** Words of a line, at most, that calls the paper something. */
const TITLE = 16;
/** Share of rows from which on what describes them says that they are a bank's: `Incoming transfer`. */
const OF_BANKS = 0.1;

const callsItself = (line: TokenLine): boolean =>
  line.words.length <= TITLE &&
  phrasesIn(line, 'documents').some(
    ({ tag }) => tag === 'bankStatement' || tag === 'cardStatement',
  );

/** Rows that move money, and those among them of which words say which way. */
function sayWays(statements: readonly AccountStatement[], lexicon: Lexicon): boolean {
  const moving = statements.flatMap(({ rows }) =>
    rows.filter(({ amount }) => amount !== undefined),
  );
  const said = moving.filter(({ description }) =>
    description.some((text) => lexicon.directionOf(text) !== undefined),
  );
  return said.length >= OF_BANKS * moving.length;
}

/**
 * An account of which nothing tells that a bank keeps it: canteens, libraries, hauliers and clubs print dates, what was
 * charged and paid, and what is left, and it ties. Neither is a bank named, nor an account's number, nor a statement; bare
 * lists, which say nothing of themselves, are none of these.
 */
export const isUnknownAccount = (
  outside: Outside,
  said: Said,
  statements: readonly AccountStatement[],
  lexicon: Lexicon,
): boolean => {
  const above = outside.others.filter(({ index }) => index < outside.top);
  return (
    isUnnamed(said, statements) &&
    above.length >= ENOUGH &&
    !above.some(callsItself) &&
    bankingOf(outside) !== 'named' &&
    !outside.others.some(isInBanksForm) &&
    !sayWays(statements, lexicon)
  );
};
