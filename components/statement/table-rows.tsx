import type { AccountStatement, Row } from '@/utils/export';
import { useLanguage } from '../locale';
import { Mark } from '../shell';
import { categoryName } from './category';
import type { RowNotes, Section } from './account-view';

export type RowLineProps = {
  account: AccountStatement;
  row: Row;
  notes: RowNotes | undefined;
  hasBalance: boolean;
  /** What the arithmetic says of it stands below its description, not beside. */
  hasTwoLines: boolean;
  /** 1-based line of the whole table, the header being the first. */
  line: number;
  isCurrent: boolean;
  isExpanded: boolean;
  onToggle: () => void;
};

/** A mark and the difference; the words around it are for ears and for hovering. */
const OffBy = ({ account, off }: { account: AccountStatement; off: number }) => {
  const { text, format } = useLanguage();
  const difference = format.movement(off, account);
  const words = text('row_offBy', difference);
  return (
    <span class="row-off figure" title={words}>
      <Mark kind="broken" />
      <span aria-hidden="true">{difference}</span>
      <span class="spoken">{words}</span>
    </span>
  );
};

/** What the arithmetic says of a row, where it says anything: a mark, and the difference. */
const RowRemark = ({ account, notes }: { account: AccountStatement; notes: RowNotes }) => {
  const { text } = useLanguage();
  if (notes.off !== undefined) return <OffBy account={account} off={notes.off} />;
  if (!notes.uncovered && !notes.inferred) return null;
  const words = text(notes.inferred ? 'row_inferred' : 'row_uncovered');
  return (
    <span class="row-doubt" title={words}>
      <Mark kind="unchecked" />
      <span class="spoken">{words}</span>
    </span>
  );
};

/** One transaction on one line. */
export const RowLine = (props: RowLineProps) => {
  const { account, row, notes, hasBalance, hasTwoLines, line } = props;
  const { isCurrent, isExpanded, onToggle } = props;
  const { text, format } = useLanguage();
  const { amount, balance, description } = row;
  // A brought-forward balance in a statement that prints no other stands among the amounts, as on the page.
  const lonelyBalance = !hasBalance && row.isBalanceLine ? balance : undefined;
  return (
    <tr
      class="row"
      aria-rowindex={line}
      data-row-id={row.number}
      data-current={isCurrent}
      data-off={notes?.off !== undefined}
      data-lines={hasTwoLines ? 2 : undefined}
      data-balance-line={row.isBalanceLine}
      onClick={() => {
        // A click that ends a selection is for copying, not for opening.
        if (String(getSelection() ?? '') === '') onToggle();
      }}
    >
      <td class="figure" data-column="date">
        {format.date(row.date)}
      </td>
      <td data-column="description">
        <button
          type="button"
          class="row-open"
          tabIndex={isCurrent ? 0 : -1}
          aria-expanded={isExpanded}
          title={description}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <span class="one-line" dir="auto">
            {description || text('row_noDescription')}
          </span>
          {notes && <RowRemark account={account} notes={notes} />}
        </button>
      </td>
      <td class="figure" data-column="amount" data-in={amount !== undefined && amount > 0}>
        {amount !== undefined && format.movement(amount, account)}
        {lonelyBalance !== undefined && format.amount(lonelyBalance, account)}
      </td>
      {hasBalance && (
        <td class="figure" data-column="balance">
          {balance !== undefined && format.amount(balance, account)}
        </td>
      )}
    </tr>
  );
};

type SectionLineProps = {
  account: AccountStatement;
  section: Section;
  columns: number;
  line: number;
};

/** The heading of a part of the statement, with the total that it prints. */
export const SectionLine = ({ account, section, columns, line }: SectionLineProps) => {
  const { text, format } = useLanguage();
  return (
    <tr class="section" aria-rowindex={line} data-section={section.category}>
      <th colSpan={columns} scope="colgroup">
        <span class="section-line">
          <bdi class="one-line">{section.name ?? categoryName(section.category, text)}</bdi>
          {section.off !== undefined && <OffBy account={account} off={section.off} />}
          {section.total !== undefined && (
            <span class="figure section-total">
              <span class="quiet">{text('section_total')}</span>{' '}
              {format.amount(section.total, account)}
            </span>
          )}
        </span>
      </th>
    </tr>
  );
};
