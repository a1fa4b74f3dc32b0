import { textOf } from '../../layout';
import {
  amountOf,
  balanceOf,
  type Interpretation,
  mayName,
  phrasesIn,
  type TokenLine,
} from '../../reading';
import type { Block } from '../blocks';
import { factsOf, isCurrencyCode, Labels } from '../facts';
import { broughtForward, type HowOf, type Opening } from './opening';
import type { Account } from './openings';

/** The first and the last block of the account above. */
type Before = Pick<Account, 'first' | 'last'>;

/** Lines above a table that may name the currency of its account. */
const LINES_ABOVE = 6;

const BRACKETS = /^\(|\)$/g;

/** The currencies that stand, in words of their own or in brackets, close above a block on its page. */
function currenciesAbove(block: Block, lines: readonly TokenLine[]): ReadonlySet<string> {
  const page = lines[block.first]?.page;
  const [top] = block.entries;
  // A row's words may stand above its figures, and name the currency of a price abroad.
  const ofRow = new Set(top?.kind === 'row' ? top.lines.map(({ index }) => index) : []);
  const above = linesAbove(block, lines).filter(({ index }) => !ofRow.has(index));
  return new Set(
    above.flatMap(({ words, money, page: own }) =>
      money.length > 0 || own !== page
        ? []
        : words.flatMap(({ text }) => {
            const code = text.replace(BRACKETS, '');
            return isCurrencyCode(code) ? code : [];
          }),
    ),
  );
}

/**
 * What the second of two blocks brings forward, or leads on from, where the headings above them name one currency each, not
 * the same.
 */
function underOtherCurrency(
  first: Block,
  block: Block,
  lines: readonly TokenLine[],
  howOf: HowOf,
): Opening | undefined {
  const [next, ...more] = currenciesAbove(block, lines);
  if (!next || more.length > 0) return undefined;
  const [own, ...others] = currenciesAbove(first, lines);
  const other = own && own !== next && others.length === 0;
  return other ? (broughtForward(block) ?? ledOnFrom(block, lines, howOf)) : undefined;
}

/** What the second of two blocks brings forward, or leads on from, where the headings above them name accounts of other numbers. */
function underOtherNumber(
  { first, last }: Before,
  block: Block,
  lines: readonly TokenLine[],
  howOf: HowOf,
): Opening | undefined {
  const next = numberAbove(block, lines);
  const own = next === undefined ? undefined : numberAbove(first, lines);
  // Of one bank they are as long: others are one account's number in two forms.
  const other = own && next && own !== next && own.length === next.length;
  // The heads of further pages may name it otherwise than the first one does.
  return other && numberAbove(last, lines) !== next && !isPageHead(next, block, first, lines)
    ? (broughtForward(block) ?? ledOnFrom(block, lines, howOf))
    : undefined;
}

/** Whether a number stands above a block in lines only that were printed before: in the head of each page, which names one account of several. */
function isPageHead(
  number: string,
  block: Block,
  first: Block,
  lines: readonly TokenLine[],
): boolean {
  const before = new Set(lines.slice(0, first.first).map(textOf));
  return linesAbove(block, lines).every(
    (line) => !textOf(line).replace(/\D/g, '').includes(number) || before.has(textOf(line)),
  );
}

const linesAbove = (block: Block, lines: readonly TokenLine[]): readonly TokenLine[] =>
  lines.slice(Math.max(0, block.first - LINES_ABOVE), block.first);

/** The digits of the account's number that stands nearest above a block. */
function numberAbove(block: Block, lines: readonly TokenLine[]): string | undefined {
  const above = linesAbove(block, lines);
  for (let i = above.length - 1; i >= 0; i -= 1) {
    const line = above[i];
    if (!line || !mayName(line, 'facts')) continue;
    const { accountNumber } = factsOf(new Labels(above.slice(i), new Set()));
    if (accountNumber !== undefined) return accountNumber.replace(/\D/g, '');
  }
  return numberInTitle(block, lines);
}

/** An account's number, printed without a label: of so many digits that it is no year, day or count. */
const NUMBER = /^\d[\d -]{8,}\d$/;

/** The digits of a number that ends the line right above a block's heading: `Current   614-882930-001`, maybe with its currency. */
function numberInTitle(
  { segment: { header } }: Block,
  lines: readonly TokenLine[],
): string | undefined {
  const title = header && lines[header.from - 1];
  if (!title || title.page !== lines[header.from]?.page || title.dates.length > 0) return undefined;
  const texts = title.words.map(({ text }) => text);
  if (isCurrencyCode(texts.at(-1) ?? '')) texts.pop();
  const number = texts.at(-1) ?? '';
  return texts.length > 1 && NUMBER.test(number) ? number.replace(/\D/g, '') : undefined;
}

const isTitled = (line: TokenLine | undefined): line is TokenLine =>
  line !== undefined &&
  line.dates.length === 0 &&
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber');

/** The line above a block's heading that names an account: `Joint Account (EUR)`; without its balance. */
function titleOf({ segment: { header } }: Block, lines: readonly TokenLine[]): string | undefined {
  const line = header && lines[header.from - 1];
  if (!isTitled(line)) return undefined;
  const figure = line.money.find(({ exact }) => exact)?.from ?? line.words.length;
  return line.speech.folded.slice(0, figure).join(' ').trim();
}

/**
 * The balance before the first of a block's rows, each of which leads to the next one's balance; before the last one, where
 * each leads to the balance of the one above.
 */
function balanceBefore({ entries }: Block, how: Interpretation): number | undefined {
  const rows = entries.filter((entry) => entry.kind === 'row');
  const steps = rows.flatMap((row) => {
    const [balance, amount] = [balanceOf(row, how), amountOf(row, how, undefined, undefined)];
    return balance === undefined || amount === undefined
      ? []
      : { before: balance - amount, balance };
  });
  if (steps.length < 2 || steps.length < rows.length) return undefined;
  if (steps.every(({ before }, i) => i === 0 || before === steps[i - 1]?.balance))
    return steps[0]?.before;
  const isNewestFirst = steps.every(
    ({ balance }, i) => i === 0 || balance === steps[i - 1]?.before,
  );
  return isNewestFirst ? steps.at(-1)?.before : undefined;
}

/** What the rows of a block under a heading of its own lead on from. */
function ledOnFrom(block: Block, lines: readonly TokenLine[], howOf: HowOf): Opening | undefined {
  const line = block.segment.header && lines[block.segment.header.from];
  const minor = line && balanceBefore(block, howOf(block));
  return line && minor !== undefined ? { minor, line } : undefined;
}

/** What the rows of the second of two blocks lead on from, where the headings above the two name different accounts. */
function underOtherTitle(
  first: Block,
  block: Block,
  lines: readonly TokenLine[],
  howOf: HowOf,
): Opening | undefined {
  const [own, next] = [first, block].map((one) => titleOf(one, lines));
  return own && next && own !== next ? ledOnFrom(block, lines, howOf) : undefined;
}

/** The balance that the second of two blocks begins with, where the headings above the two are of different accounts. */
export const underOtherHeading = (
  before: Before,
  block: Block,
  lines: readonly TokenLine[],
  howOf: HowOf,
): Opening | undefined =>
  underOtherCurrency(before.first, block, lines, howOf) ??
  underOtherNumber(before, block, lines, howOf) ??
  underOtherTitle(before.first, block, lines, howOf);

/** An account's number, in one word. */
const WHOLE_NUMBER = /^[A-Z]{0,4}\d[\dA-Z]{7,}$/;

/** The words of a title before an account's number, and the number: `Transactions of account KZ86998PB00001112223 KZT`. */
function numberedTitle(
  { segment: { header } }: Block,
  lines: readonly TokenLine[],
): { words: string; number: string } | undefined {
  const line = header && lines[header.from - 1];
  if (!isTitled(line) || line.page !== lines[header?.from ?? -1]?.page) return undefined;
  const at = line.words.findIndex(({ text }) => WHOLE_NUMBER.test(text));
  return at > 0
    ? { words: line.speech.folded.slice(0, at).join(' '), number: line.words[at]?.text ?? '' }
    : undefined;
}

/** Whether the second of two blocks stands under a title as the first one's, but for the account's number. */
export function isOfOtherNumber(first: Block, block: Block, lines: readonly TokenLine[]): boolean {
  const [own, next] = [first, block].map((one) => numberedTitle(one, lines));
  return (
    own !== undefined &&
    next !== undefined &&
    own.words === next.words &&
    own.number !== next.number &&
    own.number.length === next.number.length
  );
}
