import { useLanguage, type Language } from '../locale';
import { Mark } from '../shell';
import type { Comparison } from './compare';
import './comparison.css';
import type { Difference } from './difference';
import type { Value } from './value';

type ComparisonViewProps = {
  comparison: Comparison;
  /** Who gave each answer, as the columns are headed. */
  mine: string;
  other: string;
};

/** Differences drawn; who has more has two answers for different things. */
const MOST = 200;

const shown = (value: Value, { format }: Language): string | undefined => {
  switch (value?.kind) {
    case undefined:
      return undefined;
    case 'text':
      return value.text;
    case 'date':
      return format.date(value.iso);
    case 'money':
      return format.money(value.minor, value);
  }
};

const ValueCell = ({ value }: { value: Value }) => {
  const language = useLanguage();
  const words = shown(value, language);
  return (
    <td class={value?.kind === 'text' ? undefined : 'figure'} dir="auto">
      {words ?? <span class="quiet">{language.text('comparison_none')}</span>}
    </td>
  );
};

/** What differs: which fact, or which cell of which row. */
const subject = (difference: Difference, accounts: number, language: Language): string => {
  const { text, format } = language;
  const within =
    accounts > 1 ? `${text('account_numbered', format.count(difference.account + 1))}: ` : '';
  switch (difference.kind) {
    case 'fact':
      return within + text(`comparison_fact_${difference.fact}`);
    case 'account':
      return text('account_numbered', format.count(difference.account + 1));
    case 'row':
      return within + text('comparison_row', format.count(difference.row.number));
    case 'cell':
      return (
        within +
        text(
          'comparison_cell',
          format.count(difference.row.number),
          text(`comparison_column_${difference.column}`),
        )
      );
  }
};

/** Both sides of a difference; a whole row is told by its text, an account by being there. */
const sides = (difference: Difference, language: Language): { mine: Value; other: Value } => {
  if (difference.kind === 'fact' || difference.kind === 'cell') return difference;
  const words =
    difference.kind === 'row'
      ? `${language.format.date(difference.row.date)} ${difference.row.description}`
      : language.text('comparison_present');
  const value: Value = { kind: 'text', text: words };
  return difference.onlyIn === 'mine'
    ? { mine: value, other: undefined }
    : { mine: undefined, other: value };
};

/** What two answers agree on, and each difference with both values. */
export const ComparisonView = ({ comparison, mine, other }: ComparisonViewProps) => {
  const language = useLanguage();
  const { text, format } = language;
  const { rows, same, accounts, differences, isPartial } = comparison;
  const isSame = differences.length === 0;
  return (
    <div class="comparison">
      <p class="comparison-sum" role="status">
        <Mark kind={isSame ? 'proven' : 'broken'} />
        <span>
          <strong>
            {isSame
              ? text.count('comparison_same', rows)
              : text.count('comparison_differ', differences.length)}
          </strong>{' '}
          {!isSame && text.count('comparison_rows', rows, format.count(same))}
          {isPartial && ` ${text('comparison_partial')}`}
        </span>
      </p>
      {!isSame && (
        <div
          class="comparison-scroll"
          role="region"
          aria-label={text('comparison_title')}
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{text('comparison_what')}</th>
                <th scope="col" dir="auto">
                  {mine}
                </th>
                <th scope="col" dir="auto">
                  {other}
                </th>
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, MOST).map((difference, at) => {
                const values = sides(difference, language);
                return (
                  <tr key={at} data-difference={difference.kind}>
                    <th scope="row">{subject(difference, accounts, language)}</th>
                    <ValueCell value={values.mine} />
                    <ValueCell value={values.other} />
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {differences.length > MOST && (
        <p class="quiet">{text.count('comparison_more', differences.length - MOST)}</p>
      )}
    </div>
  );
};
