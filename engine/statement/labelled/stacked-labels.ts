import { cellsOf, textOf } from '../../layout';
import { type Lexicon, signed, type TokenLine } from '../../reading';
import { foldPhrase, hasDigit } from '../../text';
import { figureBy } from './label-values';
import type { LabelledBalance } from './labelled-balances';

/** Lines of one label stand at most this many font sizes apart. */
const CLOSE = 1.6;

const isOfWords = ({ money, dates, words }: TokenLine): boolean =>
  money.length === 0 && dates.length === 0 && words.length <= 20;

/** Left edges (points) nearer than this are one, and lines below a label's first that its second may be: boxes stand beside. */
const SAME_START = 2;
const REACH = 3;

/** Balances whose label goes on below its first line, where the figure stands: `Previous account  1,843.12` over `balance`. */
export function brokenBalances(lines: readonly TokenLine[], lexicon: Lexicon): LabelledBalance[] {
  const found: LabelledBalance[] = [];
  lines.forEach((line, at) => {
    // Most lines are rows.
    if (line.dates.length > 0 || line.money.length === 0) return;
    const money = line.money.at(-1);
    if (!money?.exact || money.to < line.words.length) return;
    const label = cellsOf(line.words.slice(0, money.from)).at(-1);
    if (!label || label.words.some(({ text }) => hasDigit(text))) return;
    for (const below of lines.slice(at + 1, at + 1 + REACH)) {
      if (below.page !== line.page || below.baseline - line.baseline > CLOSE * line.size) return;
      const rest = cellsOf(below.words).find(({ x0 }) => Math.abs(x0 - label.x0) <= SAME_START);
      if (!rest || below.money.some(({ x1 }) => x1 > rest.x0)) continue;
      const words = foldPhrase(`${textOf(label)} ${textOf(rest)}`);
      const match = lexicon.balances.at(words, 0);
      const isPart = lexicon.balances.at(foldPhrase(textOf(label)), 0) === undefined;
      if (match && match.tag !== 'other' && match.to === words.length && isPart)
        found.push({ word: match.tag, minor: signed(money), money, line });
    }
  });
  return found;
}

/** Balances whose label a narrow box breaks into two lines, `Beginning` over `balance`, with the figure beneath. */
export function stackedBalances(lines: readonly TokenLine[], lexicon: Lexicon): LabelledBalance[] {
  const found: LabelledBalance[] = [];
  lines.forEach((upper, i) => {
    // Most lines are rows.
    if (!isOfWords(upper)) return;
    const at = i + 1;
    const [lower, value] = [lines[at], lines[at + 1]];
    if (!lower || lower.page !== upper.page || !value?.money.some(({ exact }) => exact)) return;
    if (!isOfWords(lower) || lower.baseline - upper.baseline > CLOSE * upper.size) return;
    const heads = cellsOf(upper.words);
    for (const cell of cellsOf(lower.words)) {
      const over = heads.filter(({ x0, x1 }) => x0 < cell.x1 && x1 > cell.x0);
      const words = foldPhrase(
        `${textOf({ words: over.flatMap((head) => head.words) })} ${textOf(cell)}`,
      );
      const match = over.length === 1 ? lexicon.balances.at(words, 0) : undefined;
      if (!match || match.tag === 'other' || match.to !== words.length) continue;
      const from = lower.words.findIndex((word) => word === cell.words[0]);
      const to = from + cell.words.length;
      const money = figureBy(lines, { at, from, to, until: to }, 1);
      if (money) found.push({ word: match.tag, minor: signed(money), money, line: lower });
    }
  });
  return found;
}
