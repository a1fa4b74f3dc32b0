import type { Line } from '../../layout';
import { fold, wasCurrencyCode } from '../../text';
import type { Lexicon } from '../vocabulary';
import { CJK_MARK, inParts } from './cjk-dates';
import { dateIn, isDay, named } from './date-in-word';
import { startsWithEra } from './eras';
import { near, type PartedDate } from './parted-dates';

/** `29/23` behind the name of a month: day and year. */
const DAY_YEAR = /^(\d{1,2})\/(\d{4}|\d{2})$/;
const DAY = /^[(（]?(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?,?$/i;
export const YEAR = /^(?:19|20)\d{2}[)）]?[,.:;]?$/;
/** `FEB'26`, `Feb-2026` behind a day. */
const MONTH_YEAR = /^(\p{L}{3,10})(?:['’./-](\d{2})|['’./-]?(\d{4})),?$/u;

const CONNECTIVES = new Set(['de', 'of', 'del', 'd']);

/** `deDiciembre`: a connective run together with the name of a month. */
const GLUED = /^de(?=\p{Lu})/u;

const monthIn = (word: string, lexicon: Lexicon): number | undefined =>
  lexicon.monthOf(fold(word)) ??
  (GLUED.test(word) ? lexicon.monthOf(fold(word.replace(GLUED, ''))) : undefined);

const CUT_DAY = /^\d{1,2}[-/]$/;

/** `30- September-2024`, `30- Sep- 2024`: one word, with a space behind its strokes. */
export function cutDate(
  line: Line,
  text: string,
  i: number,
  lexicon: Lexicon,
): PartedDate | undefined {
  if (!CUT_DAY.test(text)) return undefined;
  let joined = text;
  for (const to of [i + 2, i + 3]) {
    const next = near(line, to - 1);
    if (next === undefined) return undefined;
    joined += next;
    const date = /[-/]$/.test(joined) ? undefined : dateIn(joined, lexicon);
    if (date) return { ...date, to };
  }
  return undefined;
}

/** `1 FEB'26`: the year in one word with the month. */
function withYear(
  day: number,
  monthWord: string | undefined,
  to: number,
  lexicon: Lexicon,
): PartedDate | undefined {
  const parts = MONTH_YEAR.exec(monthWord ?? '');
  const month = parts?.[1] === undefined ? undefined : monthIn(parts[1], lexicon);
  if (!parts || month === undefined) return undefined;
  return { value: named(day, month, parts[2] ?? parts[3], lexicon), to, weak: false };
}

/** `mar. 15 avr.`, `mar 15 de abril`, `mar. 08/04`: a Tuesday in Romance languages, which their March is shortened to as well. */
const MARDI = /^mar\.?$/i;
const DAY_MONTH = /^\d{1,2}\/(?:0?[1-9]|1[0-2])$/;

function isWeekday(line: Line, text: string, i: number, lexicon: Lexicon): boolean {
  if (!MARDI.test(text)) return false;
  const [second, third] = [near(line, i + 1) ?? '', near(line, i + 2) ?? ''];
  if (DAY_MONTH.test(second)) return true;
  const name = CONNECTIVES.has(fold(third)) ? (near(line, i + 3) ?? '') : third;
  if (!DAY.test(second) || monthIn(name, lexicon) === undefined) return false;
  // `Mar 15 Apr 16`: two days.
  const after = near(line, i + 3);
  return name !== third || after === undefined || !DAY.test(after);
}

/** `12 Jan …`, `Jan 12 …`, `12 de enero …`, `2024 Jan 12`, `2024년 1월 12일`. */
export function several(
  line: Line,
  text: string,
  i: number,
  lexicon: Lexicon,
): PartedDate | undefined {
  const second = near(line, i + 1);
  if (second === undefined) return undefined;
  if (CJK_MARK.test(text) || CJK_MARK.test(second) || startsWithEra(text, lexicon.eras)) {
    const parts = inParts(line, text, i, lexicon);
    if (parts) return parts;
  }
  const day = DAY.exec(text);
  if (day && isDay(Number(day[1]))) {
    const connective = CONNECTIVES.has(fold(second));
    const monthWord = connective ? near(line, i + 2) : second;
    const month = monthWord === undefined ? undefined : monthIn(monthWord, lexicon);
    let to = i + (connective ? 3 : 2);
    if (month === undefined) return withYear(Number(day[1]), monthWord, to, lexicon);
    const next = near(line, to);
    if (next !== undefined && CONNECTIVES.has(fold(next)) && YEAR.test(near(line, to + 1) ?? ''))
      to += 1;
    return { value: named(Number(day[1]), month, undefined, lexicon), to, weak: false };
  }
  const month =
    wasCurrencyCode(text) || isWeekday(line, text, i, lexicon)
      ? undefined
      : lexicon.monthOf(fold(text));
  const dayYear = month === undefined ? undefined : DAY_YEAR.exec(second);
  if (month !== undefined && dayYear && isDay(Number(dayYear[1])))
    return { value: named(Number(dayYear[1]), month, dayYear[2], lexicon), to: i + 2, weak: false };
  const after = DAY.exec(second);
  if (month !== undefined && after && isDay(Number(after[1])))
    return { value: named(Number(after[1]), month, undefined, lexicon), to: i + 2, weak: false };
  if (YEAR.test(text)) {
    const middle = lexicon.monthOf(fold(second));
    const end = DAY.exec(near(line, i + 2) ?? '');
    if (middle !== undefined && end)
      return {
        value: named(Number(end[1]), middle, text.slice(0, 4), lexicon),
        to: i + 3,
        weak: false,
      };
  }
  return undefined;
}
