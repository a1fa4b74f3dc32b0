import { useLanguage, type MessageKey } from '../locale';
import { Icon } from '../shell';
import type { SortKey } from './rows';
import type { TableState } from './table-state';

const HEADS: [SortKey, MessageKey][] = [
  ['date', 'column_date'],
  ['description', 'column_description'],
  ['amount', 'column_amount'],
  ['balance', 'column_balance'],
];

type ColumnHeadsProps = { state: TableState; hasBalance: boolean };

/** The sticky heads: each sorts by its column, then the other way, then back to the printed order. */
export const ColumnHeads = ({ state, hasBalance }: ColumnHeadsProps) => {
  const { text } = useLanguage();
  const sort = state.sort.value;
  const { currency } = state.view.account;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {HEADS.filter(([key]) => key !== 'balance' || hasBalance).map(([key, label]) => (
          <th
            key={key}
            scope="col"
            class="head-cell"
            data-column={key}
            aria-sort={sort?.key === key ? sort.direction : 'none'}
          >
            <button type="button" class="head" onClick={() => state.sortBy(key)}>
              {text(label)}
              {key === 'amount' && currency && <span class="quiet"> {currency}</span>}
              {sort?.key === key && <Icon name="chevron" />}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
};
