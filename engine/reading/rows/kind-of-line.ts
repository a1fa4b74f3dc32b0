import type { SectionRole } from '../../languages';
import type { Columns } from '../columns';
import { lineKind } from '../headings';
import type { TokenLine } from '../tokens';
import { isMovementRole, type Lexicon, mayName, phrasesIn } from '../vocabulary';
import { type Classified, rowOf } from './classified';
import { isDated, type RowCell } from './entries';
import { endsInSum, isNumber } from './stated-lines';

/** What is charged for a period, as the text of its row says. */
const CHARGES: ReadonlySet<SectionRole> = new Set(['fees', 'interest'] as const);

/**
 * `10.03.  Übertrag  25.00   1'204.10`: with its day, and a figure in one column that moves money beside those of
 * balances, what is called as a balance brought forward is a transfer, unless it moves nothing. From nothing, the two
 * figures may be one balance.
 */
function isMoved({ dates, cells }: Classified, { money }: Columns): boolean {
  if (dates[0] === undefined || cells.length > 2) return false;
  if (!money.some(({ role }) => role === 'balance')) return false;
  const [moved, ...more] = cells.filter(({ column }) => isMovementRole(money[column]?.role));
  const balance = cells.find(({ column }) => money[column]?.role === 'balance');
  return (
    moved?.money.exact === true &&
    moved.money.minor !== 0 &&
    more.length === 0 &&
    cells.length === (balance ? 2 : 1) &&
    balance?.money.minor !== moved.money.minor
  );
}

/** `Opening balance  441.20    Total money in  11,119.26`: the figures in a table's columns are called otherwise. */
function areCalledSums(line: TokenLine, cells: readonly RowCell[]): boolean {
  if (!mayName(line, 'totals')) return false;
  const sums = phrasesIn(line, 'totals');
  return cells.every(({ money }) => sums.some(({ from, to }) => from > 0 && to === money.from));
}

/**
 * What a line is in its table; `leads` where it stands where headings stand; `within` the table and not outside of
 * all its columns, and where the name of a section is part of a row, whatever it names, or of what is charged.
 */
export function kindOf(
  item: Classified,
  columns: Columns,
  lexicon: Lexicon,
  leads: boolean,
  within: { table: boolean; charge: boolean; row: boolean },
): Classified['kind'] {
  const { line, cells, dates, text } = item;
  const special = lineKind(line, lexicon, leads);
  const isTitle = dates[0] === undefined && cells.length <= 1 && !within.row;
  if (special?.kind === 'section' && isTitle && !(within.charge && CHARGES.has(special.role)))
    return { kind: 'section', role: special.role, line };
  if (special?.kind === 'balance' && special.word === 'forward' && isMoved(item, columns))
    return 'amount';
  if (special?.kind === 'balance' && cells.length > 0 && areCalledSums(line, cells))
    return { kind: 'heading', line, mayBeRow: false };
  if (special?.kind === 'balance' && special.word !== 'other' && cells.length > 0)
    return {
      kind: 'balance',
      word: special.word,
      line,
      dates,
      cells,
      mark: item.mark,
      currency: item.currency,
      description: [text],
    };
  if (special?.kind === 'balance' && cells.length > 0)
    return { kind: 'total', word: 'count', line, cells: [], row: rowOf(item) };
  // A balance beside its label at the margin, in no column, is no part of the row above.
  if (special?.kind === 'note' || (special?.kind === 'balance' && leads))
    return { kind: 'heading', line, mayBeRow: false };
  // What heads a box beside the table ends no rows.
  if (special?.kind === 'aside' && within.table) return { kind: 'aside', line };
  if (special?.kind === 'total')
    return { kind: 'total', word: special.word, line, cells, row: rowOf(item) };
  if (leads && (line.money.length === 0 || isNumber(line) || endsInSum(line)))
    return { kind: 'heading', line, mayBeRow: false };
  if (cells.length > 0) return 'amount';
  return isDated(item) ? 'date' : 'text';
}
