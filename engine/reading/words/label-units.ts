import { BEFORE_UNIT } from '../../languages';
import type { Line } from '../../layout';
import { fold, hasDigit } from '../../text';
import { dateIn } from '../tokens';
import type { Lexicon } from '../vocabulary';

/** A label and its unit begin at one place (points), on lines that are at most so many font sizes apart. */
const SAME_START = 2;
const PITCH = 1.9;

const FIGURE = /^[-+]?\d[\d.,'’]*[.,]\d{2}[-+]?$/;

/** Where a line that says a currency and one figure, and nothing else, has its figure; undefined of any other. */
function figureAt({ words }: Line, lexicon: Lexicon): number | undefined {
  const [first, second] = words;
  if (!first || !second) return undefined;
  const at = BEFORE_UNIT.has(fold(first.text)) ? 2 : 1;
  const unit = words[at - 1];
  const isUnit = unit !== undefined && lexicon.isCurrency(unit.text);
  return isUnit && words.length === at + 1 && FIGURE.test(words[at]?.text ?? '') ? at : undefined;
}

/** Whether a line is a balance's label, which may say of what day it is, and bears no figure. */
function labels({ words }: Line, lexicon: Lexicon): boolean {
  const folded = words.map(({ text }) => fold(text));
  const match = lexicon.balances.at(folded, 0);
  return (
    match !== undefined &&
    match.tag !== 'other' &&
    words
      .slice(match.to)
      .every(({ text }) => !hasDigit(text) || dateIn(text, lexicon) !== undefined)
  );
}

/**
 * `Closing balance at 30.04.2024` over `in EUR    250.00`: a label whose unit stands on a line of its own, with the
 * figure, is one line with that figure.
 */
export function joinLabelUnits(
  lines: readonly Line[],
  words: readonly string[],
  lexicon: Lexicon,
): readonly Line[] {
  if (!words.some((text) => BEFORE_UNIT.has(fold(text)))) return lines;
  const joined: Line[] = [];
  for (const line of lines) {
    const label = joined.at(-1);
    const isBelow =
      label?.page === line.page &&
      Math.abs(label.x0 - line.x0) <= SAME_START &&
      line.baseline - label.baseline <= PITCH * label.size;
    const at = isBelow ? figureAt(line, lexicon) : undefined;
    const figure = at === undefined ? undefined : line.words[at];
    if (label && figure && figure.x0 > label.x1 && labels(label, lexicon))
      joined[joined.length - 1] = { ...label, words: [...label.words, figure], x1: figure.x1 };
    else joined.push(line);
  }
  return joined.length === lines.length ? lines : joined;
}
