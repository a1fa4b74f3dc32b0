import { type Cell, cellsOf, overlapOf } from '../../layout';
import type { Word } from '../../pdf';
import { fold, hasDigit, startsPlain } from '../../text';
import type { TokenLine } from '../tokens';
import { isDateRole, isMoneyRole, isMovementRole, type Lexicon, mayName } from '../vocabulary';
import { hasFigures, headCells, headWords, stack } from './heading-cells';
import type { HeaderColumn, Reading } from './heading-columns';
import { heads } from './heading-tables';
import { foldNames } from './name-words';

const RATE = /\d%/;
/** Words of a cell with a rate, from which on it is a sentence and no name: `VAT 20%`. */
const SENTENCE = 5;

/** `of 11.90% p.m. and a fee of 0.0082% a day`: what a text about terms says, beside or above a table. */
const isOfTerms = ({ words }: Cell): boolean =>
  words.length >= SENTENCE && words.some(({ text }) => RATE.test(text));

const isOfLetters = ({ text }: Word): boolean => startsPlain(text) && !hasDigit(text);

/** Words of a sentence that is no heading, whatever it speaks of, and how it ends. */
const LONG_SENTENCE = 12;
const ENDS_SENTENCE = /\p{Ll}{4,}\.$/u;

const isSentence = ({ words }: TokenLine): boolean =>
  words.length >= LONG_SENTENCE && ENDS_SENTENCE.test(words.at(-1)?.text ?? '');

/** `04.03 ACHAT CARTE VISA DEBIT LUXTRAM 04.03.25 -33,79`: from its day to its amount, a row, whatever words it has. */
const isDatedRow = ({ words, dates, money }: TokenLine): boolean =>
  dates[0]?.from === 0 && money.at(-1)?.exact === true && money.at(-1)?.to === words.length;

/** Whether a line has words that may be names before any figure, and no more than names of columns take. */
export function canHead(line: TokenLine, gap: number): boolean {
  if (isSentence(line) || isDatedRow(line)) return false;
  const words = line.words.length > 40 ? [] : headWords(line);
  // Most names have no figure in them, nor a rule: how they are parted into cells tells nothing.
  if (words.every(isOfLetters)) return words.length > 0;
  const cells = headCells(line, gap);
  return cells.length > 0 && !cells.some(isOfTerms);
}

/** `Closing balance 1,047.46`: a row, and no name of a column. */
export function statesBalance(line: TokenLine, { balances }: Lexicon): boolean {
  if (!hasFigures(line) || !mayName(line, 'balances')) return false;
  const words = headWords(line).map(({ text }) => fold(text));
  return words.length > 0 && balances.at(words, 0)?.to === words.length;
}

/** Lines that may be a heading, their cells stacked, and what these say. */
export type Block = { lines: TokenLine[]; cells: readonly Cell[]; reading: Reading };

/** Reads lines as a heading. */
export type ReadBlock = (lines: TokenLine[]) => Block;

/**
 * Whether a line goes on with the names above it. Where it heads a table by itself, what stands above is a
 * title, unless the two, or the `next` line too, name a column as a whole: `Value` over `date`, `Money` over
 * `in /` over `out`.
 */
export function continues(
  block: Block,
  line: TokenLine,
  next: TokenLine | undefined,
  lexicon: Lexicon,
  gap: number,
  read: ReadBlock,
): boolean {
  const above = block.lines.at(-1);
  // A complete heading is continued under its own names; a cell or two elsewhere are a box beside it.
  const cells = headCells(line, gap);
  const under = cells.filter((cell) =>
    block.cells.some((other) => cell.x0 < other.x1 && cell.x1 > other.x0),
  ).length;
  const complete = heads(block.reading);
  const own = read([line]).reading;
  const headsItself = heads(own);
  // What names an amount, but neither the day of a row nor its text, under names that do, is the rest of these.
  const isRest =
    !hasFigures(line) &&
    line.dates.length === 0 &&
    own.columns.some(({ role }) => isMovementRole(role)) &&
    own.columns.every(({ role }) => role !== 'date' && role !== 'description');
  if (complete && isRest && under === cells.length) return true;
  // `Date  …  Cheques  Deposits  Balance` over `Day/month  …  or debits  or credits`: each goes on with a name of its kind.
  if (complete && !hasFigures(line) && under === cells.length && restates(own, block.reading))
    return true;
  // Names without a day, and right under them the name of one: no row stands between, so that both are of one heading.
  const hasDay = ({ columns }: Reading): boolean => columns.some(({ role }) => isDateRole(role));
  const givesDay = !hasDay(block.reading) && hasDay(own);
  if (complete && givesDay && under === cells.length && !isProse(line, lexicon)) return true;
  const isBox = under < cells.length && cells.length < 3 && !(above && isLevelWith(above, line));
  if (complete && (isBox || isProse(line, lexicon))) return false;
  if (!above || !headsItself) return true;
  const stacks = [stack([...block.lines, line], gap)];
  if (next && headCells(next, gap).length > 0)
    stacks.push(stack([...block.lines, line, next], gap));
  // Of a complete heading, the names that nothing stands under are whole as they are.
  const isWhole = (cell: Cell): boolean =>
    complete &&
    !cells.some((other) => overlapOf(other, cell) > 0) &&
    block.reading.columns.some((name) => overlapOf(name, cell) > 0);
  const isName = (cell: Cell): boolean => isNameWith(cell, [cell], lexicon);
  const goesOn = (cell: Cell): boolean =>
    isWhole(cell) || stacks.some((stacked) => isNameWith(cell, stacked, lexicon));
  // A cell set in the middle beside two lines of names is under neither.
  const over = block.lines.findLast((other) => !isLevelWith(other, line)) ?? above;
  const names = headCells(over, gap);
  const others = names.filter((cell) => !goesOn(cell));
  // Beside names that go on below, one that is a name may go on with words of its own: `Card` over `ending`.
  return others.length === 0 || (names.length - others.length >= FEWEST && others.every(isName));
}

/** Names that go on in the line below, beside one of which that is not known. */
const FEWEST = 2;

/**
 * Whether fewer names, one of them of money or a date, each stand under one of their kind, or where nothing has a name:
 * `Closing balance` under `Opening/`. Of what is neither, any name may go on.
 */
function restates({ columns: own, known, words }: Reading, { columns: above }: Reading): boolean {
  const isText = ({ role }: HeaderColumn): boolean => !isDateRole(role) && !isMoneyRole(role);
  const goesOn = (column: HeaderColumn): boolean => {
    const over = above.filter((name) => overlapOf(name, column) > 0);
    return (
      isText(column) ||
      over.length === 0 ||
      over.some(
        (name) =>
          (isDateRole(column.role) && isDateRole(name.role)) ||
          (isMoneyRole(column.role) && isMoneyRole(name.role)),
      )
    );
  };
  return (
    own.length < above.length && known >= NAMES * words && !own.every(isText) && own.every(goesOn)
  );
}

/** Lines so little apart, in font sizes, are of cells of one or more lines that are set in the middle of their row. */
const LEVEL = 0.95;

const isLevelWith = (above: TokenLine, line: TokenLine): boolean =>
  line.baseline - above.baseline < LEVEL * line.size;

/** `ii.`, `3)`: the number of a column before its name. */
const NUMBER = /^(?:[ivx]{1,4}|[a-z]|\d{1,2})[.)]$/i;

/** The number of a column, or its sign, `+` over `Credit`: what stands before its name. */
const isMark = (text: string): boolean => NUMBER.test(text) || fold(text) === '';

/** Whether a cell and what is stacked on it are a column's name as a whole; another's may stand close behind. */
function isNameWith(cell: Cell, stacked: readonly Cell[], lexicon: Lexicon): boolean {
  const [first] = cell.words;
  const merged = stacked.find((other) => first !== undefined && other.words.includes(first));
  if (!merged) return false;
  const words = merged.words.filter(({ text }, i) => i > 0 || !isMark(text));
  const folded = foldNames(words, lexicon);
  let at = lexicon.columns.at(folded, 0)?.to;
  while (at !== undefined && at < folded.length) {
    const [word, before] = [words[at], words[at - 1]];
    // `Amount in EUR`: its currency is no further name.
    const isNone = folded[at] === '' || lexicon.isCurrency(word?.text ?? '');
    const isBeside = word !== undefined && before !== undefined && word.x0 >= before.x1;
    at = isNone ? at + 1 : isBeside ? lexicon.columns.at(folded, at)?.to : undefined;
  }
  return at !== undefined;
}

/** Share of a heading's words that some column's name has. */
const NAMES = 0.7;

/** `(1)`, behind a name. */
const FOOTNOTE = /^\(\d\)$/;

/** Around a currency: `(円)`. */
const BRACKETS = /^[(（]|[)）]$/g;

/** Words of which some are no column's, or figures: under a heading, the first row's description. */
function isProse(line: TokenLine, lexicon: Lexicon): boolean {
  // A stroke between two names is no word, nor is the currency under one.
  const words = headWords(line).flatMap(({ text }) =>
    fold(text) === '' || FOOTNOTE.test(text) || lexicon.isCurrency(text.replace(BRACKETS, ''))
      ? []
      : text,
  );
  const known = words.filter((word) => lexicon.columns.knows(fold(word)));
  return known.length < NAMES * words.length || words.some((word) => /\d/.test(word));
}

/**
 * `Payments not yet due` where names begin right below it, or further right: the title of a list that holds no rows,
 * and no name.
 */
function isTitleOfOther(
  line: TokenLine,
  next: TokenLine | undefined,
  { balances, columns }: Lexicon,
): boolean {
  if (!next || !mayName(line, 'balances') || line.money.length > 0 || line.dates.length > 0)
    return false;
  const isOver = line.x0 <= next.x0 + AT_LEFT && cellsOf(next.words).length > 1;
  if (!isOver || cellsOf(line.words).length !== 1) return false;
  const { folded } = line.speech;
  const match = balances.at(folded, 0);
  const isWhole = match?.tag === 'other' && match.to === folded.length;
  return isWhole && columns.at(folded, 0) === undefined;
}

/**
 * A line that is nothing but a section's name stands above or below a heading, not in it: of several words, or of
 * one that stands alone at the left edge of the table.
 */
export function isTitle(line: TokenLine, below: readonly TokenLine[], lexicon: Lexicon): boolean {
  if (isTitleOfOther(line, below[0], lexicon)) return true;
  if (!mayName(line, 'sections')) return false;
  const words = headWords(line);
  if (cellsOf(words).length !== 1) return false;
  const folded = words.map((word) => fold(word.text));
  const match = lexicon.sections.at(folded, 0) ?? lexicon.titles.at(folded, 0);
  if (match === undefined || match.to !== folded.length) return false;
  // `Purchase` over `date` names a column, over `Date` it may stand above one.
  const namesWith = (next: TokenLine): boolean => {
    const name = lexicon.columns.at([...folded, ...next.words.map((word) => fold(word.text))], 0);
    return (
      name !== undefined && name.to > folded.length && /^\p{Ll}/u.test(next.words[0]?.text ?? '')
    );
  };
  const isUnder = (next: TokenLine): boolean =>
    Math.abs(line.x0 - next.x0) <= AT_LEFT && cellsOf(next.words).length > 1;
  return match.to > 1 || (below.some(isUnder) && !below.slice(0, 1).some(namesWith));
}

/** Left edges nearer than this (points) are one. */
const AT_LEFT = 2;
