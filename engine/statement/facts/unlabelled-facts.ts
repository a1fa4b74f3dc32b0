import type { Places } from '../../lists';
import {
  type Lexicon,
  mayName,
  phrasesIn,
  type PrintedDate,
  printsYear,
  type TokenLine,
} from '../../reading';
import { settings } from '../../settings';
import { NUMBER_SIGN } from './labels';

/** `3/2024`, `001/2025`; `03/2024` is a month. */
const OF_YEAR = /^(?!(?:0\d|1[0-2])\/)\d{1,4}\/(?:19|20)\d{2}$/;
/** Behind a number sign: `3`, `03/2024`. */
const SIGNED = /^\d{1,4}(?:\/(?:19|20)\d{2})?$/;
const LONGEST_TITLE = 10;

/** The number that a title is printed with: `Kontoauszug 3/2024`; one without its year needs a number sign, `Relevé n° 3`. */
export function numberInTitle(lines: readonly TokenLine[]): string | undefined {
  for (const line of lines) {
    const { words, dates } = line;
    if (words.length > LONGEST_TITLE || !mayName(line, 'documents')) continue;
    for (const { tag, to } of phrasesIn(line, 'documents')) {
      if (tag !== 'bankStatement' && tag !== 'cardStatement') continue;
      const at = NUMBER_SIGN.test(words[to]?.text ?? '') ? to + 1 : to;
      const number = words[at]?.text.replace(/[,;)]+$/, '') ?? '';
      const isDated = dates.some(({ from, to: end }) => at >= from && at < end);
      const [before, own] = [words[at - 1], words[at]];
      const isNear = before && own && own.x0 - before.x1 <= settings.cellGap * own.size;
      const form = at > to ? SIGNED : OF_YEAR;
      if (isNear && form.test(number) && !isDated) return number;
    }
  }
  return undefined;
}

/** Whether one word that names a date, at the head of a cell, stands right before one: longer names say which day it is. */
function isNamed({ words, speech }: TokenLine, date: PrintedDate, { columns }: Lexicon): boolean {
  const at = words[date.from - 1]?.text === ':' ? date.from - 2 : date.from - 1;
  const [before, first] = [words[at - 1], words[at]];
  if (!first) return false;
  const name = columns.at(speech.folded, at);
  if (name?.tag !== 'date' || name.to !== at + 1) return false;
  return !before || first.x0 - before.x1 > settings.cellGap * first.size;
}

/** The only day above the rows that is called nothing but a date: `Datum  30.04.2024`. */
export function bareDay(
  lines: readonly TokenLine[],
  rows: Places,
  lexicon: Lexicon,
): PrintedDate | undefined {
  const top = lines.findIndex(({ index }) => rows.has(index));
  const found = lines
    .slice(0, Math.max(top, 0))
    .flatMap((line) =>
      mayName(line, 'columns')
        ? line.dates.filter((date) => printsYear(date) && isNamed(line, date, lexicon))
        : [],
    );
  const days = new Set(found.map(({ value }) => JSON.stringify(value)));
  return days.size === 1 ? found[0] : undefined;
}
