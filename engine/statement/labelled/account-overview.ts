import { mayName, type Money, phrasesIn, signed, type TokenLine } from '../../reading';
import type { LabelledBalance } from './labelled-balances';

/** An account's number as an overview and a title print it: at least its last four digits. */
const NUMBER = /^(?!(?:19|20)\d\d$)[\dxX*•#-]*\d{4}$/;
/** Longer lines are sentences. */
const TITLE_WORDS = 12;
/** Accounts that make an overview of one. */
const FEWEST = 2;

const LETTERS = /\p{L}{2}/u;

/** A line of an overview: an account's number, or else its whole name, and what it opened and closed with. */
type Listed = { name: readonly string[]; opening: Money; closing: Money };

/** Figures between what an account opened and closed with: what came in, what went out; fees and interest, too. */
const MOST_BETWEEN = 5;

/** Figures of one column end as near each other (points). */
const ONE_EDGE = 4;

const areInLine = (one: Money, other: Money): boolean =>
  Math.abs(one.edge - other.edge) <= ONE_EDGE;

/** Lines above the first account in which the names of its figures stand. */
const ABOVE = 3;

/** `Beginning balance  Deposits  Fees  Ending balance`: a line that names both and states neither. */
const namesBalances = (lines: readonly TokenLine[]): boolean =>
  lines.some((line) => {
    if (!mayName(line, 'balances') || line.money.some(({ exact }) => exact)) return false;
    const tags = new Set(phrasesIn(line, 'balances').map(({ tag }) => tag));
    return tags.has('opening') && tags.has('closing');
  });

/** Whether some of the figures that stand between two balances, each in or out, lead from the one to the other. */
function leadTo(moved: number, figures: readonly number[]): boolean {
  let sums = new Set([0]);
  for (const figure of figures)
    sums = new Set([...sums].flatMap((sum) => [sum, sum + figure, sum - figure]));
  return sums.has(moved);
}

/**
 * What came in and what went out lies between the two: `410.22  280.17  0.00  690.39`; of more figures the heading's names of
 * the first and the last as balances tell (`isNamed`), or they are any sum and its parts.
 */
function listedIn(
  line: TokenLine,
  isNamed: (line: TokenLine, opening: Money, closing: Money) => boolean,
): Listed | undefined {
  const { words, dates, money } = line;
  const figures = money.filter(({ exact }) => exact);
  const [opening, closing] = [figures[0], figures.at(-1)];
  const between = figures.slice(1, -1).map(({ minor }) => minor);
  if (!opening || !closing || dates.length > 0) return undefined;
  if (between.length < 2 || between.length > MOST_BETWEEN || between.every((minor) => minor === 0))
    return undefined;
  const moved = signed(closing) - signed(opening);
  const [one = 0, other = 0] = between;
  const isPlain = between.length === 2 && Math.abs(moved) === Math.abs(one - other);
  if (!isPlain && (!leadTo(moved, between) || !isNamed(line, opening, closing))) return undefined;
  const before = words.slice(0, opening.from).map(({ text }) => text);
  const number = before.findLast((text) => NUMBER.test(text));
  if (number !== undefined) return { name: [number], opening, closing };
  return LETTERS.test(before.join(' ')) ? { name: before, opening, closing } : undefined;
}

/** Numbers stand anywhere in a title, names at its end: `Transactions of Pocket: Travel`. */
function isTitle({ words, dates, money }: TokenLine, name: readonly string[]): boolean {
  if (words.length > TITLE_WORDS || dates.length > 0 || money.some(({ exact }) => exact))
    return false;
  const [first = ''] = name;
  if (NUMBER.test(first)) return words.some(({ text }) => text === first);
  const end = words.slice(-name.length);
  return end.length === name.length && end.every(({ text }, i) => text === name[i]);
}

/**
 * What an overview of several accounts says that each opened and closed with, as if it were stated at the line further
 * down that names the account by its number or name. None where fewer than two accounts have such a line.
 */
export function overviewBalances(
  lines: readonly TokenLine[],
  labels: readonly LabelledBalance[],
): LabelledBalance[] {
  const listed = new Map<string, Listed>();
  let last = -1;
  /** Balances that a label states of a line's figures, or, above them in the same columns, of another's. */
  const named: Listed[] = [];
  const isNamed = ({ index }: TokenLine, opening: Money, closing: Money): boolean => {
    if (named.length === 0 && namesBalances(lines.slice(Math.max(0, index - ABOVE), index)))
      named.push({ name: [], opening, closing });
    const states = (word: LabelledBalance['word'], money: Money): boolean =>
      labels.some((label) => label.word === word && label.money === money);
    const isOwn = states('opening', opening) && states('closing', closing);
    const isBelow = named.some(
      (above) => areInLine(above.opening, opening) && areInLine(above.closing, closing),
    );
    if (isOwn) named.push({ name: [], opening, closing });
    return isOwn || isBelow;
  };
  for (const line of lines) {
    const account = line.money.length > 3 ? listedIn(line, isNamed) : undefined;
    if (!account) continue;
    const name = account.name.join(' ');
    if (listed.has(name)) return [];
    listed.set(name, account);
    last = line.index;
  }
  if (listed.size < FEWEST) return [];
  const found: LabelledBalance[] = [];
  for (const { name, opening, closing } of listed.values()) {
    const title = lines.find((line) => line.index > last && isTitle(line, name));
    if (!title) continue;
    for (const [word, money] of [
      ['opening', opening],
      ['closing', closing],
    ] as const)
      found.push({ word, minor: signed(money), money, line: title });
  }
  return found;
}
