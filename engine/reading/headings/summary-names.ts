import { foldPhrase } from '../../text';
import type { TokenLine } from '../tokens';
import { isDateRole, type Lexicon } from '../vocabulary';
import type { Header } from './header';

/**
 * `Previous balance  Payments  Fees  Transactions  New balance`: without a date, there or right beneath, but with what rows
 * lead from and to, they are the names of a summary's figures.
 */
export function namesSummary(
  { columns, to }: Header,
  lines: readonly TokenLine[],
  { balances }: Lexicon,
): boolean {
  const isDated = (lines[to]?.dates.length ?? 0) > 0;
  if (isDated || columns.some(({ role }) => isDateRole(role))) return false;
  const words = columns.map(({ text }) => balances.at(foldPhrase(text), 0)?.tag);
  return words.includes('opening') && words.includes('closing');
}
