import type { Check } from './deadline';
import { beginsFromRight, linesInOrder, mirrored, runsLeft } from './layout';
import type { Page } from './pdf';
import {
  hasDecimalComma,
  type Header,
  headersOf,
  holdersOf,
  joinLabelled,
  joinSided,
  joinStacked,
  languagesOf,
  lexiconOf,
  nameBilledColumns,
  numberFormatOf,
  partAbreast,
  partProse,
  readDaysAlone,
  readGroups,
  readRunTogether,
  segmentsOf,
  type TokenLine,
  tokeniseAll,
  withDelimitedInColumns,
  withoutDayBalances,
  withoutDaySums,
  withUsualFigures,
  wordsAsMeant,
} from './reading';
import {
  type Assembly,
  assemble,
  leftOut,
  onlyPeriodOf,
  type PlacedDocument,
  type Refusal,
  refusalOf,
  takesAll,
  ties,
} from './statement';
import { fold } from './text';

type Reading = { assembly: Assembly; refusal: Refusal | undefined };

/** What puts lines in other places, or in other lines, each by what the one before left. */
const PARTS = [
  joinSided,
  partProse,
  partAbreast,
  joinLabelled,
  withoutDaySums,
  withoutDayBalances,
  joinStacked,
] as const;

/** Figures in their usual form, and cells of printed data in columns. */
function pagesAsMeant(printed: readonly Page[]): ReturnType<typeof withUsualFigures> {
  const usual = withUsualFigures(printed);
  const columned = withDelimitedInColumns(usual.pages, usual.texts);
  return columned ? withUsualFigures(columned) : usual;
}

/** Pages → statement: every stage after the words. Throws `TimeIsUp` where `check` does. */
export function readPages(printedPages: readonly Page[], check: Check): Reading {
  const { pages, texts } = pagesAsMeant(printedPages);
  const languages = languagesOf(texts.words.map(fold));
  const lexicon = lexiconOf(languages, texts.words);
  const format = numberFormatOf(texts, languages[0] && hasDecimalComma(languages[0].code));
  const left = texts.words.some(beginsFromRight) && runsLeft(pages);
  const printed = wordsAsMeant(linesInOrder(pages, left), texts, lexicon);
  let lines = tokeniseAll(printed, format, lexicon);
  check();
  let headers = headersOf(lines, lexicon);
  check();
  for (const part of PARTS) {
    const parted = part(lines, headers, lexicon);
    check();
    if (!parted) continue;
    lines = tokeniseAll(parted, format, lexicon);
    headers = headersOf(lines, lexicon);
  }
  const rules = pages.map(({ rules: own, width }) =>
    left ? own.map((rule) => mirrored(rule, width)) : own,
  );
  const read = (names: readonly Header[]): Read =>
    readUnder(names, lines, { lexicon, format, rules }, check);
  const { assembly, lines: own } = likelier(read(headers), headers, read);
  return {
    assembly: left ? mirroredBack(assembly, pages) : assembly,
    refusal: refusalOf(pages, own, assembly, lexicon),
  };
}

/** What some headings make of the lines, and these as they are read under them. */
type Read = { assembly: Assembly; lines: readonly TokenLine[] };

/** What a document's lines are read by. */
type Means = Pick<PlacedDocument, 'lexicon' | 'format' | 'rules'>;

function readUnder(
  headers: readonly Header[],
  printed: TokenLine[],
  { lexicon, format, rules }: Means,
  check: Check,
): Read {
  const apart = readRunTogether(printed, headers, lexicon);
  const lines = readDaysAlone(apart, headers, lexicon, () => onlyPeriodOf(apart, lexicon));
  check();
  const segments = segmentsOf(lines, headers, lexicon);
  const holders = holdersOf(lines, segments, lexicon);
  const { groups, placed } = readGroups(segments, lexicon, holders, check);
  nameBilledColumns(groups, placed, lines);
  const assembly = assemble({ lines, placed, groups, holders, lexicon, format, rules }, check);
  check();
  return { assembly, lines };
}

/**
 * What was taken for headings may be none, or those of one page: where they leave most rows out, or some without which
 * balances do not tie, the lines are read without.
 */
function likelier(
  first: Read,
  headers: readonly Header[],
  read: (headers: readonly Header[]) => Read,
): Read {
  const left = headers.length === 0 ? 'none' : leftOut(first.lines, first.assembly);
  if (left === 'none') return first;
  const second = read([]);
  if (!takesAll(second.lines, second.assembly)) return first;
  return left === 'most' || (ties(second.assembly) && !ties(first.assembly)) ? second : first;
}

/** Where rows stand on their pages, as these are printed: what runs from right to left was read in a mirror. */
function mirroredBack(assembly: Assembly, pages: readonly Page[]): Assembly {
  const statements = assembly.statements.map((statement) => ({
    ...statement,
    rows: statement.rows.map((row) => ({
      ...row,
      source: mirrored(row.source, pages[row.source.page]?.width ?? 0),
    })),
  }));
  return { ...assembly, statements };
}
