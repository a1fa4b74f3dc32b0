import { textOf } from '../../layout';
import { isBare, isSide } from '../../reading';
import { type Beside, HELD, mayBeLedger, namesDebt, OWED, saidOnce, tellsOfDebt } from '../books';
import type { Solution } from '../solving';
import { IN_UNITS, LEGEND_OF_COLOUR, LEGEND_OF_MINUS } from './words';

/** Words of a legend at most. */
const LEGEND = 30;

/** An end of the account that its label says to be the other side's: `Balance (overdrawn)  100.00`. */
function isOfOtherSide({ solution: { tie }, known: { labels } }: Beside): boolean {
  if (!tie) return false;
  return labels.some(({ line, minor }) => {
    const end = [tie.opening, tie.closing].find(
      (one) => one !== 0 && Math.abs(one) === Math.abs(minor),
    );
    if (end === undefined) return false;
    const text = textOf(line);
    return (end > 0 && OWED.test(text)) || (end < 0 && HELD.test(text) && !OWED.test(text));
  });
}

/** A line explains a sign or a colour as something else than usual. */
const isLegend = (text: string): boolean =>
  LEGEND_OF_COLOUR.test(text) ||
  (LEGEND_OF_MINUS.test(text) && (HELD.test(text) || OWED.test(text)));

/** Balances that run and bear neither sign nor mark are read as what is held. */
const holdsBare = ({ chain, values }: Solution): boolean =>
  chain.checked > 0 &&
  values.every(
    ({ entry, how }) =>
      !how.owed &&
      entry.cells.every(({ column, money }) => how.roles[column] !== 'balance' || isBare(money)),
  );

/** What words beside the rows say of the figures. */
export type InWords = {
  /** Money may have moved the other way than it was read, or balances are a debt. */
  otherwise: boolean;
  /** Figures are thousands. */
  units: boolean;
};

export function saidInWords(beside: Beside): InWords {
  const { solution, known, others } = beside;
  // `Interest in your favour (+) 0.00  Charges (-) 26.00` explains none.
  const plain = others.filter(({ money }) => money.every(({ exact }) => !exact));
  const texts = saidOnce(others, LEGEND);
  // Columns of money out and in say which way it went, unless what would be held is called a debt.
  const isSided = solution.values.every(({ how }) => how.owed || how.roles.some(isSide));
  const isDebt = isSided ? holdsBare(solution) && namesDebt(beside) : tellsOfDebt(beside);
  return {
    otherwise:
      isOfOtherSide(beside) ||
      saidOnce(plain, LEGEND).some(isLegend) ||
      (known.kind === 'bank' && isDebt) ||
      mayBeLedger(beside),
    units: texts.some((text) => IN_UNITS.test(text)),
  };
}
