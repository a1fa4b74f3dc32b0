import type { AccountView } from './account-view';
import { RowDetail } from './row-detail';
import { RowLine, type RowLineProps } from './table-rows';

type RowWithDetailProps = Omit<RowLineProps, 'account' | 'notes'> & {
  view: AccountView;
  columns: number;
  /** Told how high the detail is, in px, as it is drawn. */
  onDetail: (height: number) => void;
};

/** One transaction; expanded, with all there is to say of it below. */
export const RowWithDetail = ({ view, columns, onDetail, ...line }: RowWithDetailProps) => {
  const { account, suggestions } = view;
  const { row, isExpanded } = line;
  const notes = view.notes.get(row.number);
  return (
    <>
      <RowLine account={account} notes={notes} {...line} />
      {isExpanded && (
        <tr
          class="detail"
          ref={(element) => {
            if (element) onDetail(element.offsetHeight);
          }}
        >
          <td colSpan={columns}>
            <RowDetail
              account={account}
              row={row}
              notes={notes}
              suggestions={suggestions.filter(({ id }) => id === row.number)}
            />
          </td>
        </tr>
      )}
    </>
  );
};
