import { cellsOf } from '../../layout';
import { mayName, type TokenLine } from '../../reading';

/** Words of a line that is a title, or a label with its value, at most. */
export const SHORT = 8;

/** A year by itself, or beside a month or a number: `2024`, `11/2024`, `2025/001`. */
const IS_YEAR = /^(?:\d{1,3}[./-])?((?:19|20)\d\d)(?:[./-]\d{1,3})?$/;

/** Years of four digits in the dates of some lines. */
export function yearsOfDates(lines: readonly TokenLine[]): Set<number> {
  const years = new Set<number>();
  for (const { dates } of lines)
    for (const { value } of dates) {
      const year = value.kind === 'named' ? value.year : value.yearFirst ? value.a : value.c;
      if (year !== undefined && year >= 1000) years.add(year);
    }
  return years;
}

/** … and in titles and labels, outside of dates: `Kontoauszug 11/2024`. */
export function yearsOfTitles(lines: readonly TokenLine[]): Set<number> {
  const years = new Set<number>();
  for (const line of lines) {
    if (!(mayName(line, 'documents') || mayName(line, 'facts'))) continue;
    for (const { words } of cellsOf(line.words)) {
      if (words.length > SHORT) continue;
      for (const { text, x0 } of words) {
        const year = IS_YEAR.exec(text)?.[1];
        const isDate = line.dates.some((date) => !date.weak && x0 >= date.x0 && x0 < date.x1);
        if (year !== undefined && !isDate) years.add(Number(year));
      }
    }
  }
  return years;
}
