import { cellsOf, overlapOf, type Span } from '../../layout';
import { isSide, type Lexicon, mayName, type Money, type TokenLine } from '../../reading';

/** What came in, or went out, minor units. */
export type SummedSide = { side: 'credits' | 'debits'; minor: number };

type Side = NonNullable<Money['marker']>;

type Match = ReturnType<Lexicon['columns']['all']>[number];

/** The names of money in and out; `Money in  Money out` of two words may be called one column elsewhere. */
const sidesOf = (match: Match, folded: readonly string[], { columns }: Lexicon): Match[] => {
  const { tag, from, to } = match;
  if (tag !== 'amount' || to - from !== 2) return [match];
  return [from, from + 1].flatMap((i) => {
    const half = columns.at([folded[i] ?? ''], 0);
    return half ? [{ tag: half.tag, from: i, to: i + 1 }] : [];
  });
};

/** How far left of a name its figure may begin, in points. */
const SLACK = 2;

/** Whether a figure begins behind the beginning of a name, and before the next one: `Credits` over `11  8,697.79`. */
const isRightOf = (begin: number, { words }: TokenLine): ((figure: Span) => boolean) => {
  const next = cellsOf(words).find(({ x0 }) => x0 > begin)?.x0 ?? Infinity;
  return ({ x0 }) => x0 > begin - SLACK && x0 < next - SLACK;
};

const hasBoth = (found: readonly SummedSide[]): boolean =>
  new Set(found.map(({ side }) => side)).size === 2;

/** The figures of a line under the names of money in and out in another; none where not each has one. */
function sidesUnder(names: TokenLine, sums: TokenLine, lexicon: Lexicon): SummedSide[] {
  const figures = sums.money.filter(({ exact }) => exact);
  const { folded } = names.speech;
  const found = lexicon.columns
    .all(folded)
    .flatMap((match) => sidesOf(match, folded, lexicon))
    .filter(({ tag }) => isSide(tag))
    .flatMap(({ tag, from, to }): SummedSide[] => {
      const [x0, x1] = [names.words[from]?.x0 ?? 0, names.words[to - 1]?.x1 ?? 0];
      const over = figures.filter((figure) => overlapOf(figure, { x0, x1 }) > 0);
      const [only, ...more] = over.length > 0 ? over : figures.filter(isRightOf(x0, names));
      const side = tag === 'credit' ? 'credits' : 'debits';
      return only && more.length === 0 ? [{ side, minor: only.minor }] : [];
    });
  return hasBoth(found) ? found : [];
}

/** `Credits (+): 16,814.85   Debits (-): 3,067.21`, undated: both sides, each named right before its figure, or its count. */
export function besideNames(
  { dates, money, speech: { folded } }: TokenLine,
  { columns }: Lexicon,
): readonly SummedSide[] {
  if (dates.length > 0) return [];
  const sideBefore = (i: number): Side | undefined => {
    const words = folded.slice(money[i - 1]?.to ?? 0, money[i]?.from).filter((word) => word !== '');
    const name = columns.all(words).at(-1);
    const tag = name?.to === words.length ? name.tag : undefined;
    return tag === 'credit' || tag === 'debit' ? tag : undefined;
  };
  /** `支出 46 笔，共 41,340.81 元`: of what stands between, a count. */
  const sideOfCount = (i: number): Side | undefined => {
    const count = money[i];
    return count && !count.exact ? (count.marker ?? sideBefore(i)) : undefined;
  };
  const found = money.flatMap(({ exact, minor }, i): SummedSide[] => {
    const side = exact ? (sideBefore(i) ?? sideOfCount(i - 1)) : undefined;
    return side ? [{ side: side === 'credit' ? 'credits' : 'debits', minor }] : [];
  });
  return hasBoth(found) ? found : [];
}

/** Lines of a summary that stand above its sums. */
const SUMMARY_LINES = 16;

/**
 * The figures of a line `Total  9,000.00  2,554.00` under the names of money in and out in a heading above it that has no
 * figures; none where either is not named.
 */
export function underNames(
  lines: readonly TokenLine[],
  at: number,
  lexicon: Lexicon,
): readonly SummedSide[] {
  const line = lines[at];
  if (!line || line.dates.length > 0) return [];
  const figures = line.money.filter(({ exact }) => exact);
  const first = line.speech.folded.findIndex((word) => word !== '');
  if (figures.length < 2 || lexicon.totals.at(line.speech.folded, first)?.tag !== 'any') return [];
  for (let i = at - 1; i >= at - SUMMARY_LINES; i -= 1) {
    const above = lines[i];
    if (above?.page !== line.page) return [];
    if (above.money.length > 0 || !mayName(above, 'columns')) continue;
    const found = sidesUnder(above, line, lexicon);
    if (found.length > 0) return found;
  }
  return [];
}

/** Names and sums of a summary stand at most so many font sizes apart; other names may go on in the line between. */
const CLOSE = 4;

/**
 * `Currency  Money in  Money out` right above `PLN  5,686.83 (4)  -11,574.16 (36)`, undated: no row has money both in and out.
 */
export function beneathNames(
  lines: readonly TokenLine[],
  at: number,
  lexicon: Lexicon,
): readonly SummedSide[] {
  const [names, next] = [lines[at], lines[at + 1]];
  const sums = next && next.money.length === 0 && next.dates.length === 0 ? lines[at + 2] : next;
  if (!names || sums?.page !== names.page || sums.dates.length > 0) return [];
  if (sums.baseline - names.baseline > CLOSE * names.size || !mayName(names, 'columns')) return [];
  const found = sidesUnder(names, sums, lexicon);
  return found.every(({ minor }) => minor > 0) ? found : [];
}
