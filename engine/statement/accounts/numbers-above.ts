import { languages } from '../../languages';
import { textOf } from '../../layout';
import { mayName, phrasesIn, type TokenLine } from '../../reading';
import { type Block, hasRows } from '../blocks';
import { oneOf, says } from '../../text';
import { factsOf, isCurrencyCode, Labels } from '../facts';
import { isTitled, linesAbove } from './lines-above';
import type { Account } from './seam';

/** Whether the headings above two blocks name accounts of other numbers. */
export function areOfOtherNumbers(
  { first, last }: Pick<Account, 'first' | 'last'>,
  block: Block,
  lines: readonly TokenLine[],
): boolean {
  const next = numberAbove(block, lines);
  const own = next === undefined ? undefined : numberAbove(first, lines);
  // Of one bank they are as long: others are one account's number in two forms.
  if (!own || !next || own === next || own.length !== next.length) return false;
  // The heads of further pages may name it otherwise than the first one does.
  return numberAbove(last, lines) !== next && !isPageHead(next, block, first, lines);
}

/** Digits of a number that may be an international one: it is another form of the account's own. */
const INTERNATIONAL = 14;

/** Whether the headings above two blocks name one account's number. */
export function areOfOneNumber(
  { first }: Pick<Account, 'first'>,
  block: Block,
  lines: readonly TokenLine[],
): boolean {
  const own = numberAbove(first, lines);
  return own !== undefined && own === numberAbove(block, lines);
}

/**
 * A heading between two tables of rows names another account than the lines above them all: nothing that is counted
 * over all is of one account. Those in rows are whom they paid; of numbers that are not as long (`alike`), one may be
 * another form of the other.
 */
export function headsAnother(
  blocks: readonly Block[],
  lines: readonly TokenLine[],
  { alike }: { alike: boolean },
): boolean {
  const tables = blocks.filter(hasRows);
  const [first] = tables;
  if (!first || tables.length < 2) return false;
  const own = numberIn(lines.filter(({ index }) => index < first.first));
  if (own === undefined) return false;
  const isOther = (line: TokenLine): boolean => {
    const next = numberIn([line]);
    if (next === undefined || own.includes(next) || next.includes(own)) return false;
    const mayDiffer = !alike && Math.max(own.length, next.length) < INTERNATIONAL;
    return endsInNumber(line, next) && (mayDiffer || next.length === own.length);
  };
  return tables.some((table, i) => {
    const above = tables[i - 1];
    return above !== undefined && linesBetween(above, table, lines).some(isOther);
  });
}

/** `Savings 12345678 EUR`, and not `Your account 12345678 pays 3%`: nothing but a currency stands behind the number. */
function endsInNumber({ words }: TokenLine, number: string): boolean {
  const texts = words.map(({ text }) => text);
  if (isCurrencyCode(texts.at(-1) ?? '')) texts.pop();
  const digits = texts.at(-1)?.replace(/\D/g, '') ?? '';
  return digits !== '' && number.endsWith(digits);
}

/** The lines between the rows of a table and the heading of the next one that name an account. */
function linesBetween(above: Block, table: Block, lines: readonly TokenLine[]): TokenLine[] {
  const last = above.entries.at(-1);
  const read = last?.kind === 'row' ? last.lines : [];
  const top = table.segment.header?.from ?? table.first;
  return lines.filter(
    (line) => line.index > above.last && line.index < top && isTitled(line) && !read.includes(line),
  );
}

/** The digits of the account's number that lines state. */
const numberIn = (lines: readonly TokenLine[]): string | undefined =>
  factsOf(new Labels(lines, new Set())).accountNumber?.replace(/\D/g, '');

/** Lines that stand nearer on their pages (points) are at one place. */
const SAME_PLACE = 2;

/**
 * Whether a number stands above a block only in what heads each page, and names one account of several: lines that were printed
 * at the same place of an earlier page.
 */
function isPageHead(
  number: string,
  block: Block,
  first: Block,
  lines: readonly TokenLine[],
): boolean {
  const holding = linesAbove(block, lines).filter((line) =>
    textOf(line).replace(/\D/g, '').includes(number),
  );
  const isRepeated = (line: TokenLine): boolean =>
    lines.some(
      (other) =>
        other.index < first.first &&
        other.page < line.page &&
        Math.abs(other.baseline - line.baseline) < SAME_PLACE &&
        textOf(other) === textOf(line),
    );
  return holding.length > 0 && holding.every(isRepeated);
}

/** Whether a line has what an account's number is called, or a card's. */
const namesNumber = (line: TokenLine): boolean =>
  mayName(line, 'facts') &&
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber' || tag === 'cardNumber');

/** The digits of the account's number that stands nearest above a block. */
function numberAbove(block: Block, lines: readonly TokenLine[]): string | undefined {
  const above = linesAbove(block, lines);
  for (let i = above.length - 1; i >= 0; i -= 1) {
    const line = above[i];
    if (!line || !namesNumber(line)) continue;
    const number = numberIn(above.slice(i));
    if (number !== undefined) return number;
  }
  return numberInTitle(block, lines);
}

/** An account's number, printed without a label: of so many digits that it is no year, day or count. */
const NUMBER = /^\d[\d -]{8,}\d$/;

/** … behind the name of an account: `Girokonto 1234567`. */
const SHORT_NUMBER = /^\d{6,}$/;
const NAMES_ACCOUNT = says(oneOf(languages.flatMap(({ accounts = [] }) => accounts)));
/** Words of such a title at most. */
const TITLE_WORDS = 5;

/** `...1234`, `x1234`: the end of a number, behind its mask. */
const MASKED_END = /^(?:\.{2,}|…|[xX*•·#]+)(\d{3,6})$/;

/** `10-20-30 44710092`: a number behind the code of its bank's branch. */
const SORT_CODE = /^\d{2}-\d{2}-\d{2}$/;
const OF_SORT = /^\d{7,8}$/;

/**
 * The digits of a number that ends the line right above a block's heading: `Current   614-882930-001`, maybe with its
 * currency.
 */
function numberInTitle(
  { segment: { header } }: Block,
  lines: readonly TokenLine[],
): string | undefined {
  const title = header && lines[header.from - 1];
  if (!title || title.page !== lines[header.from]?.page) return undefined;
  const texts = title.words.map(({ text }) => text);
  if (isCurrencyCode(texts.at(-1) ?? '')) texts.pop();
  const [code = '', number = ''] = texts.slice(-2);
  // Such a code may be a date as well.
  if (texts.length > 2 && SORT_CODE.test(code) && OF_SORT.test(number)) return number;
  if (title.dates.length > 0) return undefined;
  const isShort = texts.length <= TITLE_WORDS && SHORT_NUMBER.test(number);
  if (isShort && NAMES_ACCOUNT.test(texts.join(' '))) return number;
  const [, masked] = MASKED_END.exec(number) ?? [];
  if (masked !== undefined && texts.length > 1) return masked;
  return texts.length > 1 && NUMBER.test(number) ? number.replace(/\D/g, '') : undefined;
}
