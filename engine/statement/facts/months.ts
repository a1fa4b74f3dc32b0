import type { Lexicon, TokenLine } from '../../reading';
import { fold } from '../../text';
import type { Period } from './period';

const YEAR = /^(?:19|20)\d{2}$/;
const HAS_YEAR = /(?:19|20)\d{2}/;

/** What may stand between a month and its year: `marzo de 2021`. */
const BETWEEN = new Set(['', 'de', 'del', 'of']);

/** The months that a line names with their years: `JANUARI 2024`, `MES:MARZO /2021`. */
export function monthsIn(line: TokenLine, lexicon: Lexicon): Period[] {
  if (!line.words.some(({ text }) => HAS_YEAR.test(text))) return [];
  const parts = line.words.flatMap(({ text }, i) =>
    line.dates.some(({ from, to }) => i >= from && i < to) ? [] : text.split(/[:/,-]/),
  );
  return parts.flatMap((part, i) => {
    const month = part === '' ? undefined : lexicon.monthOf(fold(part));
    if (month === undefined) return [];
    const year = parts.slice(i + 1).find((next) => !BETWEEN.has(fold(next))) ?? '';
    return YEAR.test(year) ? [monthOf(Number(year), month)] : [];
  });
}

function monthOf(year: number, month: number): Period {
  const day = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: { year, month, day: 1 }, to: { year, month, day } };
}
