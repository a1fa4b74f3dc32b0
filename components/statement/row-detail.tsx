import type { Suggestion } from '@/utils/contract';
import type { AccountStatement, Row } from '@/utils/export';
import { useLanguage, type MessageKey } from '../locale';
import { categoryName } from './category';
import type { RowNotes } from './account-view';
import { suggestionWords } from './suggestion-words';

type RowDetailProps = {
  account: AccountStatement;
  row: Row;
  notes: RowNotes | undefined;
  suggestions: readonly Suggestion[];
};

/** Everything a row says, and what the arithmetic says of it. */
export const RowDetail = ({ account, row, notes, suggestions }: RowDetailProps) => {
  const language = useLanguage();
  const { text, format } = language;
  const remarks = [
    notes?.off === undefined ? undefined : text('row_off_long', format.money(notes.off, account)),
    notes?.uncovered ? text('row_uncovered_long') : undefined,
    notes?.inferred ? text('row_inferred_long') : undefined,
    ...suggestions.map((suggestion) => suggestionWords(suggestion, account, language)),
  ].filter((remark) => remark !== undefined);
  const { foreign } = row;
  const foreignWords = foreign && [
    foreign.amount === undefined ? undefined : String(foreign.amount),
    foreign.currency,
    foreign.rate === undefined ? undefined : `@ ${foreign.rate}`,
  ];
  const facts: [MessageKey, string | undefined][] = [
    ['fact_valueDate', row.valueDate && format.date(row.valueDate)],
    ['fact_category', row.category && categoryName(row.category, text)],
    ['fact_foreign', foreignWords?.filter((word) => word !== undefined).join(' ')],
    ['fact_page', notes?.page === undefined ? undefined : format.count(notes.page + 1)],
  ];
  return (
    <div class="row-detail">
      <div class="row-detail-text" dir="auto">
        {row.lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      {remarks.map((remark) => (
        <p key={remark} class="row-detail-remark">
          {remark}
        </p>
      ))}
      <dl class="facts">
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{text(key)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
};
