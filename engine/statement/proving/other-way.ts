import { inTime } from '../../proof';
import { mayBeOwed } from '../solving';
import type { Evidence } from './evidence';
import { areStarred, leavesSigns } from './lone-signs';
import { leadBothWays, mayBePrepaid } from './mirrors';
import { leavesSignsOpen } from './open-steps';
import { marksOtherColumn, marksOtherSide, saysOtherSide, turnsPayments } from './said-sides';
import { isStatedOtherwise, mayBeExchanged, SURE } from './stated-ends';
import { balancesUnnamed, restsOnTitles } from './unsure-lists';
import { goesAgainstWords, paysOffDebt } from './worded-ways';

/** What is said of the balances, or of the rows, goes against the way in which the amounts are read to move. */
export const mayBeOtherWay = ({
  solution,
  known,
  voted,
  running,
  others,
  lexicon,
}: Evidence): boolean =>
  (running?.owed === true && voted.kind === 'bank' && solution.chain.held < SURE) ||
  (voted.kind === 'card' && voted.certain && mayBeOwed(solution, known.totals)) ||
  saysOtherSide(solution, lexicon) ||
  turnsPayments(solution, lexicon) ||
  marksOtherSide(solution) ||
  marksOtherColumn(solution, known.howOf) ||
  leavesSigns(solution) ||
  (voted.kind === 'card' && (areStarred(solution) || mayBePrepaid(solution, known, others))) ||
  leadBothWays(solution) ||
  restsOnTitles(solution, known) ||
  (known.kind === 'bank' && balancesUnnamed(solution, others, lexicon)) ||
  leavesSignsOpen(inTime(solution.values, solution.order)) ||
  goesAgainstWords(solution, known) ||
  (known.kind === 'bank' && paysOffDebt(solution)) ||
  isStatedOtherwise(solution, known) ||
  mayBeExchanged(solution, known.howOf);
