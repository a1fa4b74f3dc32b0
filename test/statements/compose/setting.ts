import type { Measure } from '../ink';
import type { Layout } from '../layout';
import type { Statement } from '../model';
import { formatDay } from '../format';
import type { Day } from '../calendar';
import { type Words, worldOf } from '../worlds';
import type { Style } from './style';

/** All that drawing needs to know besides what to draw. */
export type Setting = {
  statement: Statement;
  layout: Layout;
  words: Words;
  style: Style;
  measure: Measure;
};

/** A day as the table prints it, or as the rest of the page does. */
export function dayText(
  day: Day,
  where: 'table' | 'elsewhere',
  { statement: { language }, layout: { date } }: Pick<Setting, 'statement' | 'layout'>,
  time = '',
): string {
  const { months } = worldOf(language);
  const form = where === 'table' ? date.form : date.otherForm;
  return formatDay(day, form, { months, capitals: date.capitals, language, time });
}
