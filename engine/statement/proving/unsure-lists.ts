import { textOf } from '../../layout';
import { isBare, isSide, type Lexicon, type TokenLine } from '../../reading';
import type { Valued } from '../../proof';
import { TAKEN_BACK } from '../books';
import { namesBalance } from '../blocks';
import type { Known, Solution } from '../solving';
import { UNBOOKED } from './words';

/** A row that moves money, and of which neither a column, a mark nor a sign says which way. */
const isUnsigned = ({ entry, how, amount = 0 }: Valued): boolean =>
  amount !== 0 &&
  entry.kind === 'row' &&
  !entry.mark &&
  !how.roles.some(isSide) &&
  entry.cells.every(({ column, money }) => how.roles[column] !== 'amount' || isBare(money));

/** What a list is called, where it is of its own. */
const titleOf = ({ under: { line } }: Solution['sections'][number]): string =>
  line ? textOf(line) : '';

/**
 * `Deposits returned`, `Authorised but not billed`: a list whose title begins as one of deposits, or purchases, does, and goes on as
 * one of something else.
 */
function isCalledOtherwise(section: Solution['sections'][number], kind: Known['kind']): boolean {
  const title = titleOf(section);
  const mayReturn = kind === 'card' && (section.role === 'credits' || section.role === 'payments');
  return (!mayReturn && TAKEN_BACK.test(title)) || UNBOOKED.test(title);
}

/**
 * The sums of lists are all that is known of an account's balances: a sum is the same whichever way its list went, and of a bank's
 * account its title alone says that.
 */
export function restsOnTitles(
  { chain, tie, sections, values, movement }: Solution,
  { kind }: Known,
): boolean {
  if (sections.some((section) => isCalledOtherwise(section, kind))) return true;
  // Sums of what went in and of what went out say both, and so do those that bear signs over their lists.
  const isTold =
    (movement.credits && movement.debits) ||
    sections.some(({ under: { line } }) => line?.money.some(({ sign }) => sign === '-'));
  if (chain.checked > 0 || tie?.held === true || isTold) return false;
  const isUnnamed = sections.length > 1 && sections.some(({ role }) => role === undefined);
  return (kind === 'bank' || isUnnamed) && values.some(isUnsigned);
}

/** Names of a row's further lines may stand below those of its first one: so many lines up. */
const NAMES_ABOVE = 3;

const namesOver = (blocks: Solution['blocks'], { index }: TokenLine): boolean =>
  blocks.some(({ segment: { header } }) => {
    const above = header ? header.from - index : 0;
    return above > 0 && above <= NAMES_ABOVE;
  });

/** A line of names of columns, one of them that of the balances. */
function namesBalances({ speech, money, dates }: TokenLine, { columns }: Lexicon): boolean {
  const names = money.length + dates.length > 0 ? [] : columns.all(speech.folded);
  return names.length > 1 && names.some(({ tag }) => tag === 'balance');
}

/**
 * `Amount  Drawn` over a credit line's rows: the balances stand under a name that is none of a balance's, and may be what is used of
 * the line, of which a minus is what was paid back.
 */
export const balancesUnnamed = (
  { blocks, chain, values }: Solution,
  others: readonly TokenLine[],
  lexicon: Lexicon,
): boolean =>
  chain.checked > 0 &&
  blocks.every((block) => block.group.header !== undefined && !namesBalance(block)) &&
  !others.some((line) => namesOver(blocks, line) && namesBalances(line, lexicon)) &&
  values.some(({ balance, entry }) => entry.kind === 'row' && balance !== undefined) &&
  values.every(({ how }) => !how.roles.some(isSide));
