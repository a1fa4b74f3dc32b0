/** What is given for purchases, in the languages of those who give it; in some, never the end of a longer word: `Smiles`. */
const NAMES =
  '(?<!\\p{L})(?:points|miles|puntos|millas|pontos|milhas|punti|miglia)|punkte|meilen|punten|mijlen|punkty|poäng|poeng|puan|баллы|мили|積分|积分|里程|ポイント|マイル|포인트|마일리지';

/** The same as other words bend it, where no other word is spelt so. */
const BENT =
  'punktów|punktid|punktide|punktai|punktų|punktu|poängen|poengene|pistettä|pisteitä|pisteet|puanlar|баллов|балів|бали|миль|бонусов|бонусы|бонусів|бонуси|bodů|bodov|bodova|pontok|puncte|punctelor|πόντοι|πόντων|μίλια|avios|poin|คะแนน|điểm|נקודות|نقاط|أميال';

const WHOLE = new RegExp(`^(?:${NAMES})$`, 'iu');
const END = new RegExp(`(?:${NAMES})$`, 'iu');

/** Whether a name is one of points, as that of a column. */
export const namesPoints = (name: string): boolean => WHOLE.test(name);

const BENT_WHOLE = new RegExp(`^(?:${BENT})$`, 'iu');

/** Whether a name is of points, whatever else it says of them: `Points earned`, `Gesammelte Punkte`, `獲得ポイント`. */
export const tellsOfPoints = (name: string): boolean =>
  name.split(' ').some((word) => END.test(word) || BENT_WHOLE.test(word));

/** Whether a word is of points, alone or at its end: `마이신한포인트`. */
export const endsInPoints = (word: string): boolean => END.test(word);
