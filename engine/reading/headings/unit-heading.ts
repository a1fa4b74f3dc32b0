import { textOf } from '../../layout';
import { currenciesOf, wasCurrencyCode } from '../../text';
import type { TokenLine } from '../tokens';
import { isDateRole, isMoneyRole, type Lexicon, mayName } from '../vocabulary';
import { type Header, headerOf } from './header';
import { hasFigures, headCells } from './heading-cells';
import { type HeaderColumn, readCells, type Reading } from './heading-columns';
import { heads } from './heading-tables';
import { canHead } from './heading-lines';

/** A known currency: any name may have three capitals, `YOU THEN HAD`. */
const isUnit = (text: string): boolean => wasCurrencyCode(text) || currenciesOf(text) !== undefined;

/** `Date  Details  EUR`: where no name is one of money, the only cell that says no more than a currency. */
export function headerOfUnit(
  lines: readonly TokenLine[],
  i: number,
  lexicon: Lexicon,
  gap: number,
): Header | undefined {
  const line = lines[i];
  if (!line || !mayName(line, 'headings') || hasFigures(line)) return undefined;
  // Most headings name no currency.
  if (!line.words.some(({ text }) => isUnit(text)) || !canHead(line, gap)) return undefined;
  const cells = headCells(line, gap);
  const [unit, ...more] = cells.filter(
    ({ words: [word, ...others] }) =>
      word !== undefined && others.length === 0 && isUnit(word.text),
  );
  if (!unit || more.length > 0) return undefined;
  const { columns, known, named, words } = readCells(cells, lexicon, gap);
  const roles = columns.map(({ role }) => role);
  if (roles.some((role) => isMoneyRole(role) || role === 'currency')) return undefined;
  const amount: HeaderColumn = { role: 'amount', x0: unit.x0, x1: unit.x1, text: textOf(unit) };
  const reading: Reading = {
    columns: [...columns, amount].sort((a, b) => a.x0 - b.x0),
    known: known + 1,
    named: named + 1,
    words,
  };
  const isDated = roles.some(isDateRole) && roles.includes('description');
  return isDated && heads(reading) ? headerOf(i, i + 1, reading) : undefined;
}
