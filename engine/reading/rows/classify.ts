import { textOf } from '../../layout';
import { foldPhrase } from '../../text';
import { type Columns, directionIn } from '../columns';
import { lineKind } from '../headings';
import type { Holders } from '../tables';
import type { TokenLine } from '../tokens';
import { isSide, type Lexicon, mayName } from '../vocabulary';
import { isBeside } from './beside-columns';
import type { Bounds } from './bounds';
import { type Classified, rowOf } from './classified';
import { isDated, type RowCell } from './entries';
import { kindOf } from './kind-of-line';
import { cellsIn, datesIn } from './row-cells';
import { underDates, wordsOfNoText } from './no-text';
import { currencyIn, markIn, textOfRow } from './row-text';
import { isPeriod, isSentence, listsDays, namesAccount, statesFacts } from './stated-lines';

/** Takes a line apart by the columns of its table, and tells what it is there. */
export function classify(
  line: TokenLine,
  columns: Columns,
  bounds: Bounds,
  lexicon: Lexicon,
  holders: Holders,
): Classified {
  const dates = datesIn(line, columns);
  const cells = cellsIn(line, columns);
  const marked = columns.marks && markIn(line, columns.marks, lexicon);
  const said = columns.directions && directionIn(line, columns.directions, lexicon);
  const under = underDates(line, columns);
  const currency = currencyIn(line, columns, lexicon);
  const no = wordsOfNoText(line, under, columns);
  const without = marked || currency ? [marked?.word, currency, ...no] : no;
  const text = textOfRow(line, dates, cells, bounds, without);
  const beside = isBeside(cells, columns);
  const holder = holders.at.get(line);
  const isHeading =
    holder?.isSum === false ||
    listsDays(line) ||
    isPeriod(line) ||
    statesFacts(line) ||
    isSentence(line, dates, cells) ||
    (beside && !isSum(line, cells, columns, lexicon)) ||
    namesAccount(line, cells, columns, lexicon);
  const leads =
    cells.length === 0 &&
    line.dates.length === 0 &&
    line.x0 < bounds.textFrom &&
    under.length === 0;
  const item: Classified = {
    line,
    cells,
    dates,
    text,
    namesDate: cells.length === 0 && namesDate(line, text, lexicon),
    mark: marked?.mark ?? said,
    currency: currency?.text,
    kind: 'text',
  };
  if (holder?.isSum) item.kind = { kind: 'total', word: 'any', line, cells, row: rowOf(item) };
  else
    item.kind = isHeading
      ? {
          kind: 'heading',
          line,
          mayBeRow: beside && isDated(item) && !statesBalance(line, lexicon),
        }
      : kindOf(item, columns, lexicon, leads, {
          table: line.x0 < bounds.x1 && line.x1 > bounds.x0,
          charge: isWithin(line, bounds),
          row: isOfSide(line, cells, columns, bounds),
        });
  return item;
}

/** `Fees from 01.10.2025 to 31.12.2025` where descriptions stand, right of the dates: what is charged, and no title of rows. */
const isWithin = ({ dates, x0 }: TokenLine, { textFrom }: Bounds): boolean =>
  dates.length > 0 && textFrom > -Infinity && x0 >= textFrom;

/**
 * `Interest paid   5.00` there, of a day that stands above, in a table that has money in and out apart: no title
 * names a side.
 */
function isOfSide(
  { x0 }: TokenLine,
  cells: readonly RowCell[],
  { money }: Columns,
  { textFrom }: Bounds,
): boolean {
  const cell = cells[0];
  if (!cell || cells.length > 1 || textFrom === -Infinity || x0 < textFrom) return false;
  return (
    isSide(money[cell.column]?.role) &&
    new Set(money.flatMap(({ role }) => (isSide(role) ? role : []))).size === 2
  );
}

const statesBalance = (line: TokenLine, lexicon: Lexicon): boolean =>
  lineKind(line, lexicon)?.kind === 'balance';

/** A sum of the rows above, in a column whose name is of no money that moves: `Billed now`. */
const isSum = (
  line: TokenLine,
  cells: readonly RowCell[],
  { money }: Columns,
  lexicon: Lexicon,
): boolean =>
  line.dates.length === 0 &&
  cells.every(({ column }) => money[column]?.isNamed) &&
  lineKind(line, lexicon)?.kind === 'total';

/** `Posting date: 28.12.2023` above the rows of a day: the name of a column of dates, and one. */
function namesDate(line: TokenLine, text: string, lexicon: Lexicon): boolean {
  const [date, ...more] = line.dates;
  if (!date || more.length > 0 || text === '' || !mayName(line, 'columns')) return false;
  const rest = line.words.filter((_, i) => i < date.from || i >= date.to);
  const words = foldPhrase(textOf({ words: rest }));
  const match = lexicon.columns.at(words, 0);
  return match?.tag === 'date' && match.to === words.length;
}
