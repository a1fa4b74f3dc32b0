const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Years that a bank's page may offer statements of. */
const YEAR = '(?:19|20)\\d{2}';

/**
 * The month that a link's text or address speaks of, ISO `2024-03`: `2024-03`, `202403`, `03/2024`, `March 2024`,
 * `mars-2024`, in English and the page's own language.
 */
export function monthIn(text: string, language: string | undefined): string | undefined {
  const words = text.toLowerCase();
  const yearFirst = new RegExp(`(?<!\\d)(${YEAR})[-_./ ]?(0[1-9]|1[0-2])(?!\\d{3})`).exec(words);
  if (yearFirst) return `${yearFirst[1]}-${yearFirst[2]}`;
  const monthFirst = new RegExp(`(?<!\\d)(0?[1-9]|1[0-2])[-_./ ](${YEAR})(?!\\d)`).exec(words);
  if (monthFirst) return `${monthFirst[2]}-${monthFirst[1]?.padStart(2, '0')}`;
  const year = new RegExp(`(?<!\\d)${YEAR}(?!\\d)`).exec(words)?.[0];
  const month = year === undefined ? 0 : namedMonth(words, language);
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : undefined;
}

/** 1 to 12; 0 where no month is named. At least three letters of a name will do: "Sept." */
function namedMonth(words: string, language: string | undefined): number {
  const spoken = words.split(/\P{L}+/u).filter((word) => word.length >= 3);
  for (const locale of [...canonical(language), 'en']) {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const names = MONTHS.map((index) => format.format(Date.UTC(2024, index, 15)).toLowerCase());
    const index = names.findIndex((name) => spoken.some((word) => name.startsWith(word)));
    if (index >= 0) return index + 1;
  }
  return 0;
}

/** The page says its language; it may say nonsense. */
function canonical(language: string | undefined): string[] {
  try {
    return Intl.getCanonicalLocales(language || []);
  } catch {
    return [];
  }
}
