import { cellsOf } from '../../layout';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { statesBalance } from './next-head';
import { carriesRow } from './segment';

const YEAR = /^(?:19|20)\d{2}$/;
const FEWEST = 2;

/** `Categoria   Gennaio 2024   Gennaio 2023`: a line whose cells are months, each with its year, and no figure. */
function namesMonths({ words, dates, money }: TokenLine, lexicon: Lexicon): boolean {
  if (dates.length > 0 || money.some(({ exact }) => exact)) return false;
  if (words.filter(({ text }) => YEAR.test(text)).length < FEWEST) return false;
  const months = cellsOf(words).flatMap((cell) => {
    const [month, year, ...more] = cell.words.map(({ text }) => text);
    const isMonth =
      month !== undefined &&
      more.length === 0 &&
      YEAR.test(year ?? '') &&
      lexicon.monthOf(fold(month)) !== undefined;
    return isMonth ? `${month} ${year}` : [];
  });
  return new Set(months).size >= FEWEST;
}

const beginsWithDay = ({ dates: [date] }: TokenLine): boolean =>
  date !== undefined && !date.weak && date.from === 0;

/**
 * A table's lines without what compares months below its rows: the names of its columns are months, and nothing under them bears
 * the day of a row.
 */
export function withoutMonthTables(
  lines: readonly TokenLine[],
  lexicon: Lexicon,
): readonly TokenLine[] {
  const at = lines.findIndex((line) => namesMonths(line, lexicon));
  if (at < 0 || lines.slice(at).some((line) => carriesRow(line) || beginsWithDay(line)))
    return lines;
  // What stands below may be the closing balance of the rows above.
  const end = lines.findIndex((line, i) => i > at && statesBalance(line));
  return end < 0 ? lines.slice(0, at) : lines.toSpliced(at, end - at);
}
