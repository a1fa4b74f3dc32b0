import type { ColumnRole } from '../../languages';
import { fold } from '../../text';
import type { Header, HeaderColumn } from '../headings';
import type { Lexicon } from '../vocabulary';

const OF_BALANCES: ReadonlySet<ColumnRole> = new Set(['date', 'valueDate', 'balance'] as const);

/** `Date  Balance  Date  Balance`: the balances of days, which move nothing. */
const listsBalances = ({ columns }: Header): boolean =>
  columns.every(({ role }) => OF_BALANCES.has(role));

/** `Credit limit`, `Statement date`: what a box states once, rather than a column's name. */
function isLabel({ text }: HeaderColumn, { documents, facts }: Lexicon): boolean {
  const folded = text.split(' ').map(fold);
  if (folded.length < 2) return false;
  const [word, fact] = [documents.at(folded, 0), facts.at(folded, 0)];
  const isOfCard = word?.tag === 'cardWords' && word.to === folded.length;
  const isOfDay = (fact?.tag === 'issuedOn' || fact?.tag === 'dueOn') && fact.to === folded.length;
  return isOfCard || isOfDay;
}

/** `Statement date  Credit limit  Payment due date`: the names of a box's facts. */
const statesOnce = ({ columns }: Header, lexicon: Lexicon): boolean =>
  columns.every((column) => isLabel(column, lexicon));

/** Whether what stands under a heading is something else than transactions. */
export const isOfOther = (header: Header, lexicon: Lexicon): boolean =>
  listsBalances(header) || statesOnce(header, lexicon);
