import type { Line } from '../../layout';
import type { Word } from '../../pdf';

/** Names of a date's parts, each before its figure, in the languages that print such. */
const DAY = /^(?:jour|day|d[ií]a|tag|giorno|dag)$/iu;
const MONTH = /^(?:mois|month|m[êe]s|monat|mese|maand)$/iu;
const YEAR = /^(?:année|year|año|ano|jahr|anno|jaar)$/iu;

const FIGURES = /^\d{1,2}$/;
const FULL_YEAR = /^(?:19|20)\d{2}$/;

/** Words of such a date: three names, each with its figure. */
const LENGTH = 6;

/** The date that six words say, as one; undefined where they say anything else. */
function dateOf(words: readonly Word[]): string | undefined {
  const valueOf = (name: RegExp, form: RegExp): string | undefined => {
    const at = words.findIndex(({ text }, i) => i % 2 === 0 && name.test(text));
    const value = words[at + 1]?.text;
    return at >= 0 && value !== undefined && form.test(value) ? value : undefined;
  };
  const [day, month, year] = [
    valueOf(DAY, FIGURES),
    valueOf(MONTH, FIGURES),
    valueOf(YEAR, FULL_YEAR),
  ];
  return day !== undefined && month !== undefined && year !== undefined
    ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    : undefined;
}

const isName = ({ text }: Word): boolean => DAY.test(text) || MONTH.test(text) || YEAR.test(text);

function joined(line: Line): Line {
  for (const [at, word] of line.words.entries()) {
    if (!isName(word)) continue;
    const own = line.words.slice(at, at + LENGTH);
    const text = own.length === LENGTH ? dateOf(own) : undefined;
    if (text === undefined) continue;
    const date = { ...word, text, x1: own.at(-1)?.x1 ?? word.x1 };
    return { ...line, words: line.words.toSpliced(at, LENGTH, date) };
  }
  return line;
}

/** `Jour 10 Mois 01 Année 2026`: a date whose parts are each named, as one word. `words` are what the lines print. */
export function joinNamedParts(lines: readonly Line[], words: readonly string[]): readonly Line[] {
  return words.some((text) => YEAR.test(text)) && words.some((text) => MONTH.test(text))
    ? lines.map(joined)
    : lines;
}
