import { textOf } from '../../layout';
import { phrasesIn, type TokenLine } from '../../reading';
import { isBankName } from './banking';
import type { AccountStatement } from '../model';
import type { Outside, Said } from './said';

/** So many lines above the rows say what a paper is; a bare list, or a page that was cut out, has fewer. */
const ENOUGH = 5;

const namesNumber = (line: TokenLine): boolean =>
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber' || tag === 'cardNumber');

/** Nothing that was read of a document is a card's, has a number or an issuer that is known, or is called a statement. */
export const isUnnamed = (said: Said, statements: readonly AccountStatement[]): boolean =>
  !said.statement &&
  statements.every(({ kind, facts }) => kind === 'bank' && !facts.accountNumber && !facts.issuer);

/**
 * A paper with much to say above its rows, none of it of an account: no number of one and no label of it, no issuer that is
 * known, no bank by its name, and nothing that calls itself a statement. Hotels, insurers and stores print such rows, and
 * balances that tie.
 */
export const namesNoAccount = (
  { others, top }: Outside,
  said: Said,
  statements: readonly AccountStatement[],
): boolean =>
  isUnnamed(said, statements) &&
  others.filter(({ index }) => index < top).length >= ENOUGH &&
  !others.some((line) => namesNumber(line) || (line.index < top && isBankName(textOf(line))));
