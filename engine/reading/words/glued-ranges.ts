import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { dateAt, dateIn } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { inPieces } from './word-pieces';

/** What joins two dates. */
const JOINT = /[~～〜–—-]|至|到|から/gu;
/** Where a joint may stand between two dates: behind a figure or a day's sign. */
const MAY_BE_RANGE = /[\d日]\.?(?:[~～〜–—-]|至|到|から)[\p{L}\d]/u;
/** `2023-Jan`, `2024-05`: between two dates of several words. */
const YEAR_FIRST = /^(?:19|20)\d{2},?$/;

/** Whether a word may hold the end of a date and the beginning of another. */
export const mayBeRange = (text: string): boolean => MAY_BE_RANGE.test(text);

/**
 * The parts of the word at `i` where it holds two dates (`令和5年11月1日～令和6年1月31日`, `1Jan2024-31Jan2024`), or the end of one
 * and the beginning of the next (`Dec 18 2023-Jan 17 2024`): what is before the joint, the joint, and what is behind it.
 */
export function rangeParts(
  line: Line,
  i: number,
  lexicon: Lexicon,
): [string, string, string] | undefined {
  const word = line.words[i];
  if (!word || !mayBeRange(word.text)) return undefined;
  for (const { 0: joint, index } of word.text.matchAll(JOINT)) {
    const [from, to] = [word.text.slice(0, index), word.text.slice(index + joint.length)];
    if (from === '' || to === '') continue;
    const whole = isDate(from, lexicon) && isDate(to, lexicon);
    if (whole || joinsTwo(line, i, from, to, lexicon)) return [from, joint, to];
  }
  return undefined;
}

function isDate(text: string, lexicon: Lexicon): boolean {
  const date = dateIn(text, lexicon);
  return date !== undefined && (!date.weak || date.value.kind === 'named');
}

/** Whether a date of several words ends in `from`, its year, and another one begins with `to`. */
function joinsTwo(line: Line, i: number, from: string, to: string, lexicon: Lexicon): boolean {
  const word = line.words[i];
  if (!word || !YEAR_FIRST.test(from)) return false;
  const before = { ...line, words: [...line.words.slice(0, i), { ...word, text: from }] };
  const behind = { ...line, words: [{ ...word, text: to }, ...line.words.slice(i + 1)] };
  const ends = before.words.some((_, at) => {
    const date = at < i ? dateAt(before, at, lexicon) : undefined;
    return date?.to === i + 1 && !date.weak;
  });
  return ends && dateAt(behind, 0, lexicon)?.weak === false;
}

/** `05.12./06.12.`: the day that it was entered and the one that it counts from. */
const TWO_DAYS = /^(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)(\/)(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)$/;

const DOT = 46;
/** Cheap to tell of most figures: their first mark stands elsewhere. */
export const isTwoDays = (text: string): boolean =>
  (text.charCodeAt(1) === DOT || text.charCodeAt(2) === DOT) && TWO_DAYS.test(text);

/** Such a word as its two dates, without the stroke between them. */
export function partDays(word: Word, lexicon: Lexicon): Word[] {
  const pieces = TWO_DAYS.exec(word.text)?.slice(1) ?? [];
  const isStroke = (text: string): boolean => text === '/';
  const dated = pieces.every((text) => isStroke(text) || dateIn(text, lexicon));
  return dated ? inPieces(word, pieces).filter(({ text }) => !isStroke(text)) : [word];
}
