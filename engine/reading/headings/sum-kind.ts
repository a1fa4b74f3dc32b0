import type { Match } from '../../text';
import type { TokenLine } from '../tokens';
import type { TotalWord } from '../vocabulary';
import { type Covers, isRowWithBalance, type LineKind, moves } from './line-kind';
import { isLabelled, isOfWhom } from './sum-lines';

/** A line that a sum's phrase opens; `summed` is the phrase with the section that it sums. */
export function sumKind(
  line: TokenLine,
  summed: Match<TotalWord>,
  total: Match<TotalWord>,
  covers: Covers,
): LineKind | undefined {
  // `Completed transactions:` above their rows.
  if (line.money.length === 0)
    return isLabelled(line) && covers(total, 1) ? { kind: 'note' } : undefined;
  // A payee may begin with such a word: of a line with two figures, or a date, more is asked.
  const share = line.dates.length > 0 ? 0.6 : line.money.filter(moves).length > 1 ? 0.34 : 0.2;
  // `Turnover of day  903.73  3,714.33`: a payee of a row with its balance is called by one such word at most.
  const isAll = summed.to - summed.from > 1 && covers(summed, 1);
  const isSum =
    isLabelled(line) ||
    isOfWhom(line, summed.to) ||
    (covers(summed, share) && (isAll || !isRowWithBalance(line)));
  return isSum ? { kind: 'total', word: summed.tag } : undefined;
}
