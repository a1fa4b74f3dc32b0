import type { Check } from './deadline';
import { beginsFromRight, linesInOrder, mirrored, runsLeft } from './layout';
import type { Page } from './pdf';
import {
  headersOf,
  holdersOf,
  languagesOf,
  lexiconOf,
  nameBilledColumns,
  numberFormatOf,
  partAbreast,
  readDaysAlone,
  readGroups,
  readRunTogether,
  segmentsOf,
  tokeniseAll,
  withDelimitedInColumns,
  withUsualFigures,
  wordsAsMeant,
} from './reading';
import { type Assembly, assemble, onlyPeriodOf, type Refusal, refusalOf } from './statement';
import { fold } from './text';

type Reading = { assembly: Assembly; refusal: Refusal | undefined };

/** Figures in their usual form, and cells of printed data in columns. */
function pagesAsMeant(printed: readonly Page[]): ReturnType<typeof withUsualFigures> {
  const usual = withUsualFigures(printed);
  const columned = withDelimitedInColumns(usual.pages, usual.texts);
  return columned ? withUsualFigures(columned) : usual;
}

/** Pages → statement: every stage after the words. Throws `TimeIsUp` where `check` does. */
export function readPages(printedPages: readonly Page[], check: Check): Reading {
  const { pages, texts } = pagesAsMeant(printedPages);
  const lexicon = lexiconOf(languagesOf(texts.words.map(fold)), texts.words);
  const format = numberFormatOf(texts);
  const left = texts.words.some(beginsFromRight) && runsLeft(pages);
  const printed = wordsAsMeant(linesInOrder(pages, left), texts, lexicon);
  let lines = tokeniseAll(printed, format, lexicon);
  check();
  let headers = headersOf(lines, lexicon);
  check();
  const parted = partAbreast(lines, headers);
  if (parted) {
    lines = tokeniseAll(parted, format, lexicon);
    headers = headersOf(lines, lexicon);
  }
  lines = readRunTogether(lines, headers, lexicon);
  lines = readDaysAlone(lines, headers, lexicon, () => onlyPeriodOf(lines, lexicon));
  check();
  const segments = segmentsOf(lines, headers, lexicon);
  const holders = holdersOf(lines, segments, lexicon);
  const { groups, placed } = readGroups(segments, lexicon, holders, check);
  nameBilledColumns(groups, placed, lines);
  const assembly = assemble(lines, placed, groups, holders, lexicon, format, check);
  check();
  return {
    assembly: left ? mirroredBack(assembly, pages) : assembly,
    refusal: refusalOf(pages, lines, assembly, lexicon),
  };
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
