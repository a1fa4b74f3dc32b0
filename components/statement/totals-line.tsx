import { isMovement } from '@/utils/export';
import { useLanguage } from '../locale';
import type { TableState } from './table-state';
import './totals-line.css';

/** Money in, money out and the number of the rows shown. */
export const TotalsLine = ({ state }: { state: TableState }) => {
  const { text, format } = useLanguage();
  const { account } = state.view;
  const { rows, in: moneyIn, out } = state.totals.value;
  const all = account.rows.filter(isMovement).length;
  return (
    <footer class="totals">
      <span data-total="rows" role="status">
        {rows === all
          ? text.count('totals_rows', rows)
          : text.count('totals_someRows', all, format.count(rows))}
      </span>
      <span>
        <span class="quiet">{text('totals_in')}</span>{' '}
        <strong class="figure" data-total="in">
          {format.movement(moneyIn, account)}
        </strong>
      </span>
      <span>
        <span class="quiet">{text('totals_out')}</span>{' '}
        <span class="figure" data-total="out">
          {format.movement(out, account)}
        </span>
      </span>
    </footer>
  );
};
