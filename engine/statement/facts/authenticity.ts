import type { Authenticity, AuthenticityScore } from '@/utils/contract';
import type { DocumentFacts, Page } from '../../pdf';
import { type ProducerKind, PRODUCERS, VEHICLES, WHOLE_FIELDS } from './producers';

/**
 * How much each kind speaks for a statement as its bank issued it: 0 says nothing either way, 1 good, 2 warn, 3 bad, 4 unknown.
 * (The contract names the values; which kind gets which is ours.)
 */
const SCORES: Readonly<Record<Authenticity, AuthenticityScore>> = {
  original: 1,
  library: 0,
  reader: 2,
  browser: 2,
  printToPdf: 2,
  scan: 2,
  writer: 3,
  multiple: 2,
  unmatched: 4,
  blank: 4,
  unknown: 4,
};

const WARN: AuthenticityScore = 2;

/** A change this many hours after the making is no part of it. */
const LATER_HOURS = 24;

type Named = { name: string; kind: ProducerKind };

const NAMES: readonly Named[] = Object.entries(PRODUCERS)
  .flatMap(([kind, names]) => names.map((name) => ({ name, kind: kind as ProducerKind })))
  .sort((a, b) => b.name.length - a.name.length);

/** Where a PDF seems to come from: by the programs that it names, and by being made of pictures. A hint, never a proof. */
export function authenticityOf(
  facts: DocumentFacts,
  pages: readonly Page[],
): { authenticity: Authenticity; score: AuthenticityScore } {
  const authenticity = kindOf(facts, pages);
  const score = SCORES[authenticity];
  const trusted = authenticity === 'original' || authenticity === 'library';
  return { authenticity, score: trusted && changedLater(facts) ? WARN : score };
}

function kindOf(facts: DocumentFacts, pages: readonly Page[]): Authenticity {
  if (isPictures(pages)) return 'scan';
  const fields = [facts.creator, facts.producer].filter(
    (field): field is string => field !== undefined && field.trim() !== '',
  );
  if (fields.length === 0) return 'blank';
  const named = fields.map(longestName).filter((match) => match !== undefined);
  if (named.length === 0) return 'unmatched';
  const telling = named.filter(({ name }) => !VEHICLES.includes(name));
  const kinds = new Set((telling.length > 0 ? telling : named).map(({ kind }) => kind));
  // Any program may write its file with a library.
  if (kinds.size > 1) kinds.delete('library');
  const [first, second] = kinds;
  return first !== undefined && second === undefined ? first : 'multiple';
}

/** The longest known name that stands in a field, not inside of a longer word. */
function longestName(field: string): Named | undefined {
  const text = field.toLowerCase().replaceAll(/[®™©]/g, '').trim();
  return NAMES.find(({ name }) => {
    if (WHOLE_FIELDS.includes(name)) return text === name;
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
    }
    return false;
  });
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}

/** Every page is a picture, with no text but what was recognised and laid over it unseen. */
function isPictures(pages: readonly Page[]): boolean {
  return (
    pages.length > 0 &&
    pages.every(({ images, words }) => images > 0 && words.every(({ visible }) => !visible))
  );
}

function changedLater({ createdAt, modifiedAt }: DocumentFacts): boolean {
  const created = hoursOf(createdAt);
  const modified = hoursOf(modifiedAt);
  return created !== undefined && modified !== undefined && modified - created >= LATER_HOURS;
}

/** Hours since 1970 of a PDF's date (`D:YYYYMMDDHHmmSS…`), whatever its time zone: a few hours don't matter here. */
function hoursOf(date: string | undefined): number | undefined {
  const parts = /^(?:D:)?(\d{4})(\d{2})(\d{2})(\d{2})?/.exec(date ?? '');
  if (parts === null) return undefined;
  const [, year, month, day, hour = '0'] = parts;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour)) / 3_600_000;
}
