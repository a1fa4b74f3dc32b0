import { settings } from '../../settings';
import type { Money } from './money';
import type { TokenLine } from './token-line';

/** Figures that show how a document prints its currency, and the share of them that do. */
const LEAST = 5;
const MOST = 0.8;

/** Letters that stand for a currency, and no mark that other documents may print beside figures. */
const LETTERS = /^\p{Lu}\p{L}?\.?$/u;

/** Currencies that letters of the Latin script alone stand for in print: naira, quetzal, lempira, pula. */
const MEANT: Readonly<Record<string, string>> = { N: 'NGN', Q: 'GTQ', L: 'HNL', P: 'BWP' };

/** The letters that stand a word space before a figure and make a cell with it; undefined where there are none. */
function letterBefore(
  { words }: TokenLine,
  { from, to, x0, x1, exact }: Money,
): string | undefined {
  const [before, letter, after] = [words[from - 2], words[from - 1], words[to]];
  if (!exact || !letter || !LETTERS.test(letter.text)) return undefined;
  if (x0 - letter.x1 > settings.affixGap * letter.size) return undefined;
  const free = settings.cellGap * letter.size;
  const begins = !before || letter.x0 - before.x1 >= free;
  const ends = !after || after.x0 - x1 >= free;
  return begins && ends ? letter.text : undefined;
}

/**
 * `N 33,450.00`: letters of their own before nearly every figure are how the font of a document spells its currency's
 * sign, so that they are of the figure, which stands alone. `lines` are of the whole document, `some` those with a
 * figure that does not; their figures are changed in place.
 */
export function readLetterMarks(lines: readonly TokenLine[], some: readonly TokenLine[]): void {
  const marked = new Map<string, { line: TokenLine; money: Money }[]>();
  for (const line of some)
    for (const money of line.money) {
      const letter = money.alone ? undefined : letterBefore(line, money);
      if (letter === undefined) continue;
      const list = marked.get(letter) ?? [];
      marked.set(letter, list);
      list.push({ line, money });
    }
  if (marked.size === 0) return;
  let all = 0;
  for (const { money } of lines) for (const { exact } of money) if (exact) all += 1;
  for (const [letter, figures] of marked) {
    if (figures.length < Math.max(LEAST, MOST * all)) continue;
    for (const { line, money } of figures) {
      money.from -= 1;
      money.x0 = line.words[money.from]?.x0 ?? money.x0;
      money.currency ??= MEANT[letter] ?? letter;
      money.alone = true;
    }
  }
}
