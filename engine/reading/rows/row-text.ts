import type { Word } from '../../pdf';
import { settings } from '../../settings';
import { endsIn, fold, isFiller, isLeader, startsPlain } from '../../text';
import type { Columns } from '../columns';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import type { Bounds } from './bounds';
import type { RawRow, RowCell } from './entries';

/** A currency's sign by itself, set apart from its figure at the left edge of its column. */
const SYMBOL = /^\p{Sc}$/u;
const isSymbol = (text: string): boolean => text.length < 3 && SYMBOL.test(text);

/** The first mark of debit or credit in a column of marks, and the word that says it. */
export function markIn(
  line: TokenLine,
  column: { x0: number; x1: number },
  lexicon: Lexicon,
): { mark: 'debit' | 'credit'; word: Word } | undefined {
  for (const word of line.words) {
    if (word.x0 >= column.x1 || word.x1 <= column.x0) continue;
    const mark = lexicon.markerOf(fold(word.text));
    if (mark) return { mark, word };
  }
  return undefined;
}

/** The currency in a column of currencies, in a cell of its own. */
export function currencyIn(
  line: TokenLine,
  { currencies }: Columns,
  lexicon: Lexicon,
): Word | undefined {
  return currencies
    ? line.words.find(
        (word, i) =>
          word.x0 < currencies.x1 &&
          word.x1 > currencies.x0 &&
          lexicon.isCurrency(word.text) &&
          standsApart(line, i),
      )
    : undefined;
}

/** A box to tick, the waves of a card that was held to a reader: no words of a row. */
const ORNAMENT = /^(?:\){3,}|\u00a8|\p{So})$/u;

const isOrnament = (text: string): boolean => !startsPlain(text) && ORNAMENT.test(text);

/** Dots that lead to a figure; three may stand for what was left out. */
const LED = /^(.*[^.])(?:\.\.|\.{4,})$/;

/** What is left of a line when its dates and figures are taken out: description, references. */
export function textOfRow(
  line: TokenLine,
  dates: RawRow['dates'],
  cells: readonly RowCell[],
  bounds: Bounds,
  without: readonly (Word | undefined)[],
): string {
  const { plain } = line.speech;
  // Rows repeat their words: of most, it is what these words say.
  if (plain !== undefined && without.length === 0 && isInside(line, bounds))
    if (takesAll(line, dates, cells)) return plain;
  const texts: string[] = [];
  let i = -1;
  for (const word of line.words) {
    i += 1;
    if (isTakenBy(dates, cells, i) || without.includes(word)) continue;
    if (word.x0 >= bounds.x1 || word.x1 <= bounds.x0) continue;
    const { text } = word;
    if ((isFiller(text) || isSymbol(text)) && standsApart(line, i)) continue;
    if (isLeader(text)) continue;
    if (isOrnament(text) && (standsApart(line, i) || isAtEnd(line, i))) continue;
    texts.push(endsIn(text, '.') ? text.replace(LED, '$1') : text);
  }
  return texts.join(' ');
}

const isInside = ({ x0, x1 }: TokenLine, bounds: Bounds): boolean =>
  x0 > bounds.x0 && x1 < bounds.x1;

/** Whether the dates and figures of a row's columns are all that are one beyond doubt on its line, and no others. */
function takesAll(line: TokenLine, dates: RawRow['dates'], cells: readonly RowCell[]): boolean {
  let left = 0;
  for (const { weak } of line.dates) if (!weak) left += 1;
  for (const { exact } of line.money) if (exact) left += 1;
  for (const date of dates) {
    if (date?.weak) return false;
    if (date) left -= 1;
  }
  for (const { money } of cells) {
    if (!money.exact || !line.money.includes(money)) return false;
    left -= 1;
  }
  return left === 0;
}

/** Whether the word at `i` is part of the dates and figures of a row's columns. */
function isTakenBy(dates: RawRow['dates'], cells: readonly RowCell[], i: number): boolean {
  for (const date of dates) if (date && i >= date.from && i < date.to) return true;
  for (const { money } of cells) if (i >= money.from && i < money.to) return true;
  return false;
}

const isAtEnd = ({ words }: TokenLine, i: number): boolean => i === 0 || i === words.length - 1;

/** In a cell of its own: not a dash between two words of a description. */
function standsApart(line: TokenLine, i: number): boolean {
  const [before, word, after] = [line.words[i - 1], line.words[i], line.words[i + 1]];
  if (!word) return true;
  const gap = settings.cellGap * word.size;
  if (!before && !after) return true;
  return (
    (before !== undefined && word.x0 - before.x1 > gap) ||
    (after !== undefined && after.x0 - word.x1 > gap)
  );
}
