import { EQUIVALENT_WORDS } from '../../languages';
import { oneOf, says } from '../../text';
import type { TokenLine } from '../tokens';
import { currencyNamed, isMoneyRole, mayName, phrasesIn } from '../vocabulary';
import type { Header } from './header';
import type { HeaderColumn } from './heading-columns';

const EQUIVALENT = says(oneOf(EQUIVALENT_WORDS));

/** The two halves of a heading's names of money, where each names all that a row moves, and leads to. */
export function setsOf(
  columns: readonly HeaderColumn[],
): readonly [readonly HeaderColumn[], readonly HeaderColumn[]] | undefined {
  const money = columns.filter(({ role }) => isMoneyRole(role));
  const half = money.length / 2;
  const [first, second] = [money.slice(0, half), money.slice(half)];
  const areTwo =
    Number.isInteger(half) &&
    half > 1 &&
    first.some(({ role }) => role === 'balance') &&
    first.every(({ role }, i) => role === second[i]?.role);
  return areTwo ? [first, second] : undefined;
}

/** The currencies that lines above a heading name, behind a label, or else anywhere: `EUR current account`. */
function currenciesOver({ from }: Header, lines: readonly TokenLine[]): ReadonlySet<string> {
  const labelled = lines.flatMap((line) =>
    mayName(line, 'facts')
      ? phrasesIn(line, 'facts').flatMap(({ tag, to }) =>
          tag === 'currency' ? (currencyNamed(line.words[to]?.text ?? '') ?? []) : [],
        )
      : [],
  );
  if (labelled.length > 0) return new Set(labelled);
  const above = lines.slice(0, from).filter(({ words }) => words.length <= SHORT);
  return new Set(
    above.flatMap(({ words }) => words.flatMap(({ text }) => currencyNamed(text) ?? [])),
  );
}

/** Words of a title, or of a label with its value, at most. */
const SHORT = 8;

const areOf = (names: readonly HeaderColumn[], currencies: ReadonlySet<string>): boolean =>
  names.some(({ text }) =>
    text.split(' ').some((word) => currencies.has(currencyNamed(word) ?? '')),
  );

const areEquivalents = (names: readonly HeaderColumn[]): boolean =>
  names.every(({ text }) => EQUIVALENT.test(text));

/**
 * `Amount BGN  Balance BGN  Amount EUR  Balance EUR`: of two whole sets of names, those of the account's own currency move it, or those
 * that are not called an equivalent, or else the first; what the others name says what it comes to.
 */
export function withOneSet(header: Header, lines: readonly TokenLine[]): Header {
  // Two dates are of two tables.
  const isOne = header.columns.filter(({ role }) => role === 'date').length < 2;
  const sets = isOne ? setsOf(header.columns) : undefined;
  if (!sets) return header;
  const [first, second] = sets;
  const stated = currenciesOver(header, lines);
  const [isOfFirst, isOfSecond] = [areOf(first, stated), areOf(second, stated)];
  const [isFirstAgain, isSecondAgain] = [areEquivalents(first), areEquivalents(second)];
  const isSecond = isOfFirst === isOfSecond ? isFirstAgain && !isSecondAgain : isOfSecond;
  const left = isSecond ? first : second;
  return {
    ...header,
    guessesSet: isOfFirst === isOfSecond && isFirstAgain === isSecondAgain,
    columns: header.columns.map((column) =>
      left.includes(column) ? { ...column, role: 'reference' } : column,
    ),
  };
}
