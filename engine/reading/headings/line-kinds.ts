import type { TokenLine } from '../tokens';
import { type Lexicon, mayName, phrasesIn } from '../vocabulary';
import { balanceKind, isBare } from './balance-lines';
import { factsBehind } from './facts-behind';
import { type Beginning, beginningOf } from './line-beginnings';
import type { Covers, LineKind } from './line-kind';
import { titleCell, titleIn, wordsOfTitle } from './section-titles';
import { sumKind } from './sum-kind';
import { ofSection, sumsUp } from './sum-lines';
import { isNotCharged } from './title-notes';

const MAX_WORDS = 14;

/**
 * What a line says of itself: a balance, a sum, a section's heading. Dates and figures are taken out first,
 * and the phrase must open the line and be most of it, so that a payee with such words stays a payee;
 * of a line that stands where headings stand, less is asked.
 */
export const lineKind = (
  line: TokenLine,
  lexicon: Lexicon,
  heading = false,
): LineKind | undefined =>
  saysSomething(line) && line.words.length <= MAX_WORDS + 8
    ? kindIn(line, lexicon, heading)
    : undefined;

/** Whether a line names a topic at all: most rows name none, and need no further look. */
const saysSomething = (line: TokenLine): boolean =>
  mayName(line, 'balances') ||
  mayName(line, 'totals') ||
  mayName(line, 'sections') ||
  (mayName(line, 'columns') && line.money.length > 0 && line.money.length < 3);

const YEAR = /^(?:19|20)\d\d$/;

/** `2025 Total fees charged  15.14`: what all statements of a year come to. */
const isOfYear = (line: TokenLine): boolean =>
  line.dates.length === 0 &&
  YEAR.test(line.words[0]?.text ?? '') &&
  phrasesIn(line, 'totals').some(({ from }) => from === 1);

function kindIn(line: TokenLine, lexicon: Lexicon, heading: boolean): LineKind | undefined {
  if (sumsUp(line) || isOfYear(line)) return { kind: 'note' };
  const beginning = beginningOf(line, lexicon);
  const { first, count, numbered, balance, total, section } = beginning;
  if (first < 0) return undefined;
  const { folded } = line.speech;
  if (isNotCharged(line)) return { kind: 'aside' };
  // `2 Fees  12.00` counts them.
  if (numbered && section && line.money.some(({ exact }) => exact)) return undefined;
  if (section && beginsWithPrice(line)) return undefined;
  const title = heading && count === 1 ? titleIn(line, folded, lexicon) : undefined;
  if (title && !section) return { kind: 'section', role: title };
  if (!balance && !total && !section)
    return isBare(count, line, lexicon) ? { kind: 'balance', word: 'forward' } : undefined;
  return kindOfPhrase(line, beginning, lexicon, heading);
}

const CODE = /^\p{L}{3}$/u;

/** `KRW 17,000 / paid in won` below a row says more of it: the sum of a section has no stroke behind it. */
const beginsWithPrice = ({ words, money: [figure] }: TokenLine): boolean =>
  figure?.exact === true &&
  figure.from === 0 &&
  CODE.test(words[0]?.text ?? '') &&
  words[figure.to]?.text === '/';

/** What a line is that begins with the phrase of a balance, a sum or a section. */
function kindOfPhrase(
  line: TokenLine,
  { first, count, balance, total, section }: Beginning,
  lexicon: Lexicon,
  heading: boolean,
): LineKind | undefined {
  const { folded } = line.speech;
  const titled = heading && section !== undefined && titleCell(line, lexicon) !== undefined;
  // A title may have a long note beside it.
  if (count > MAX_WORDS) return titled ? { kind: 'section', role: section.tag } : undefined;
  const coversOf =
    (all: number): Covers =>
    ({ from, to }, share) =>
      folded.slice(from, to).filter((word) => word !== '').length >= share * all;
  const covers = coversOf(count);
  const beside = balance && line.money.length > 0 ? factsBehind(line, balance.to) : 0;
  const known =
    (balance && balanceKind(line, balance, balance.from > first, coversOf(count - beside))) ??
    (total &&
      sumKind(
        line,
        ofSection(total, folded, lexicon),
        total,
        coversOf(count - sidesOfFigures(line, lexicon)),
      ));
  if (known || !section || isRow(line)) return known;
  const named = section.to - section.from >= 0.6 * wordsOfTitle(line);
  return titled || named || covers(section, heading ? 0.3 : 0.6)
    ? { kind: 'section', role: section.tag }
    : undefined;
}

/** `Total of week 10  Out 1,064.78  In 2,550.00`: words before figures that say no more than which side these are of. */
const sidesOfFigures = ({ money, speech }: TokenLine, lexicon: Lexicon): number =>
  money.filter(({ from }) => lexicon.markerOf(speech.folded[from - 1] ?? '') !== undefined).length;

/** `Interest earned   12-06   1.50` is a row, whatever it is called. */
const isRow = (line: TokenLine): boolean =>
  line.dates.length > 0 && !isPeriod(line) && line.money.some(({ exact }) => exact);

/** `Payments received Apr 17 to May 16`: two dates behind the words. */
const isPeriod = ({ dates }: TokenLine): boolean => {
  const [from, to, ...more] = dates;
  return from !== undefined && to !== undefined && more.length === 0 && from.from > 0;
};
