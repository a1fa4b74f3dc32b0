/** What is given for purchases, in the languages of those who give it. */
const NAMES =
  'points|miles|punkte|meilen|puntos|millas|pontos|milhas|punti|miglia|punten|mijlen|punkty|poäng|poeng|puan|баллы|мили|積分|积分|里程|ポイント|マイル|포인트|마일리지';

const WHOLE = new RegExp(`^(?:${NAMES})$`, 'iu');
const END = new RegExp(`(?:${NAMES})$`, 'iu');

/** Whether a name is one of points, as that of a column. */
export const namesPoints = (name: string): boolean => WHOLE.test(name);

/** Whether a word is of points, alone or at its end: `마이신한포인트`. */
export const endsInPoints = (word: string): boolean => END.test(word);
