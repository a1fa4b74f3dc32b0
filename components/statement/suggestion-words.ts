import type { Suggestion } from '@/utils/contract';
import { toMinor, type AccountStatement } from '@/utils/export';
import type { Language } from '../locale';

/** The days between which something is missing, the earlier first; in the person's way of writing. */
const daysOf = ({ afterDate, beforeDate }: Suggestion, { format }: Language): string[] => {
  const days = [afterDate, beforeDate].flatMap((day) =>
    day === undefined ? [] : day.slice(0, 10),
  );
  return [...new Set(days)].toSorted().map((day) => format.date(day));
};

/** What would make the sums tie, as a sentence; the answer's own words where it doesn't say enough for ours. */
export const suggestionWords = (
  suggestion: Suggestion,
  account: AccountStatement,
  language: Language,
): string => {
  const { text, format } = language;
  const { kind, id, message } = suggestion;
  if (suggestion.amount === undefined) return message;
  const money = (minor: number): string => format.money(minor, account);
  const amount = money(toMinor(suggestion.amount, account.decimals));
  const row = account.rows.find(({ number }) => number === id);
  switch (kind) {
    case 'sign':
      return text('suggestion_sign', amount);
    case 'duplicate':
      return text('suggestion_duplicate', amount);
    case 'digits': {
      const { of } = suggestion;
      const printed = of && row?.[of];
      return of === undefined || printed === undefined
        ? text('suggestion_digits', amount)
        : text(`suggestion_digits_${of}`, money(printed), amount);
    }
    case 'missing': {
      const [from, to] = daysOf(suggestion, language);
      if (from === undefined) return text('suggestion_missing', amount);
      return to === undefined
        ? text('suggestion_missing_on', amount, from)
        : text('suggestion_missing_between', amount, from, to);
    }
  }
};

/** The sentence with the row that it is about, for where that row does not stand beside it. */
export const suggestionOfRow = (
  suggestion: Suggestion,
  account: AccountStatement,
  language: Language,
): string => {
  const words = suggestionWords(suggestion, account, language);
  const row = account.rows.find(({ number }) => number === suggestion.id);
  if (!row) return words;
  const { text, format } = language;
  const name = row.description || text('row_noDescription');
  return text('suggestion_row', format.date(row.date), name, words);
};
