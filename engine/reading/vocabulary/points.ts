import { POINTS, POINTS_AT_END, POINTS_BENT } from '../../languages';

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

const NAMES = `(?:(?<!\\p{L})${anyOf(POINTS)}|${anyOf(POINTS_AT_END)})`;

const WHOLE = new RegExp(`^(?:${NAMES}|${anyOf(POINTS_BENT)})$`, 'iu');
const END = new RegExp(`${NAMES}$`, 'iu');

/** Whether a name is one of points, as that of a column. */
export const namesPoints = (name: string): boolean => WHOLE.test(name);

/** Whether a name is of points, whatever else it says of them: `Points earned`, `Gesammelte Punkte`, `獲得ポイント`. */
export const tellsOfPoints = (name: string): boolean =>
  name.split(' ').some((word) => END.test(word) || WHOLE.test(word));

/** Whether a word is of points, alone or at its end: `마이신한포인트`. */
export const endsInPoints = (word: string): boolean => END.test(word);
