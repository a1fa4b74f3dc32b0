import type { DateOrder, ExportOptions } from './format';
import type { CalendarDate } from './statement';

const PARTS: Record<string, 'd' | 'm' | 'y'> = { day: 'd', month: 'm', year: 'y' };

/** The order in which a locale writes day, month and year. */
const localeOrder = (locale: string): DateOrder => {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0);
  const order = parts.map((part) => PARTS[part.type] ?? '').join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
};

/** What the person said, else what their locale says, else the format's own. */
export const dateOrder = (options: ExportOptions, own: DateOrder): DateOrder =>
  options.dateOrder ?? (options.locale === undefined ? own : localeOrder(options.locale));

/** `31/01/2024`, `01/31/2024` or `2024-01-31`. */
export const writeDate = (date: CalendarDate, order: DateOrder): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  if (order === 'ymd') return date;
  return order === 'dmy' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
};

/** `20240131`. */
export const compactDate = (date: CalendarDate): string => date.replaceAll('-', '');

/** The day after or before, in the calendar. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};
