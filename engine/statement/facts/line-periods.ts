import { textOf } from '../../layout';
import { type DateOrder, type Lexicon, type PrintedDate, type TokenLine } from '../../reading';
import type { Stretch } from '../../text';
import { dayRangeIn } from './day-ranges';
import { complete, type Period } from './period';

/** `01/03/2025-31/03/2025`: two dates in one word. */
const HAS_RANGE = /\d\s*[-–—~]\s*\d/;
const JOINED = /(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})\s*[-–—~]\s*(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})/;
/** Between two dates, in any language. */
const DASHES = /^[-–—−~～〜]{1,2}$/;

function parseJoined(text: string, order: DateOrder): Period | undefined {
  const match = JOINED.exec(text);
  const printed = (part: string | undefined): PrintedDate | undefined => {
    const numbers = (part ?? '').split(/[./-]/).map(Number);
    const [a, b, c] = numbers;
    if (a === undefined || b === undefined || c === undefined) return undefined;
    return {
      from: 0,
      to: 0,
      x0: 0,
      x1: 0,
      weak: false,
      value: { kind: 'numbers', a, b, c, yearFirst: a > 31 },
    };
  };
  const [from, to] = [printed(match?.[1]), printed(match?.[2])];
  return from && to ? complete(from, to, order) : undefined;
}

/**
 * Whether two dates stand behind what calls them a period, or are all that stands before it. `0.010% from 01/10/23; 13.25% from
 * 01/10/23`: where the same word leads to both, neither is an end.
 */
function isLabelled(
  line: TokenLine,
  [from, to]: readonly [PrintedDate, PrintedDate],
  label: Stretch,
  lexicon: Lexicon,
): boolean {
  const [first, second] = [from, to].map((date) => line.speech.folded[date.from - 1]);
  const isName = lexicon.columns.tagOf(first ?? '') === 'date';
  if (first !== undefined && first !== '' && first === second && !isName && to.from - from.to > 1)
    return false;
  return from.from >= label.to || (from.from === 0 && to.to <= label.from);
}

/**
 * The periods of a line: of two of its dates, of a month's first day and last, of two dates in one word. `label` is where the
 * line calls them a period; undefined where nothing does.
 */
export function periodsIn(
  line: TokenLine,
  label: Stretch | undefined,
  order: DateOrder,
  lexicon: Lexicon,
  until: ReadonlySet<string>,
): Period[] {
  const joint: (Period | undefined)[] = [];
  const apart: (Period | undefined)[] = [];
  for (let i = 0; i + 1 < line.dates.length; i += 1) {
    const [from, to] = [line.dates[i], line.dates[i + 1]];
    if (!from || !to) continue;
    const between = line.words.slice(from.to, to.from).map((word) => word.text.toLowerCase());
    const joined =
      between.length > 0 &&
      between.length <= 3 &&
      between.some((word) => until.has(word.replace(/[.,:]$/, '')) || DASHES.test(word));
    if (joined) joint.push(complete(from, to, order));
    else if (label && isLabelled(line, [from, to], label, lexicon))
      apart.push(complete(from, to, order));
  }
  // `4/22 Enmore Road  Statement period  27 Jun 2024 - 26 Jul 2024`: what nothing joins may be anything.
  const found = [...joint, ...apart, dayRangeIn(line, order, until)];
  if (label !== undefined || line.dates.length === 0) {
    const text = textOf(line);
    found.push(HAS_RANGE.test(text) ? parseJoined(text, order) : undefined);
  }
  return found.filter((period) => period !== undefined);
}
