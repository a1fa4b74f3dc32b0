import type { Line } from '../../layout';
import type { Lexicon } from '../vocabulary';
import { dateIn, NUMERIC } from './date-in-word';
import { isEra } from './eras';
import { near, type PartedDate } from './parted-dates';

/**
 * Parts of `2024年1月12日`, where not all are one word: narrow letters, 日, stand apart by their ink; what such a part begins or
 * ends in, and the last.
 */
const CJK_PART = /^(?:(?:\d{1,4}|元)?[年년月월日일]|\d{1,4}|元){1,3}$/;
export const CJK_MARK = /^[年년月월]|[年년月월]$/;
const CJK_END = /[日일]$/;
/** Parts of such a date at most: an era's name, three figures and what stands behind each. */
const MOST_PARTS = 7;

/** `2024年 1月 12日`, `民國 113 年 1 月 12 日`, `令和 6.1.12`: the longest that is a date. */
export function inParts(
  line: Line,
  text: string,
  i: number,
  lexicon: Lexicon,
): PartedDate | undefined {
  if (!CJK_PART.test(text) && !isEra(text, lexicon.eras)) return undefined;
  let joined = text;
  let found: ReturnType<typeof inParts>;
  for (let to = i + 1; to < i + MOST_PARTS; to += 1) {
    const next = near(line, to);
    if (next === undefined || !(CJK_PART.test(next) || NUMERIC.test(next))) break;
    joined += next;
    const date = dateIn(joined, lexicon);
    if (date) found = { ...date, to: to + 1 };
    if (CJK_END.test(next)) break;
  }
  return found;
}
