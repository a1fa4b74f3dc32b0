import type { Envelope, FailCode } from '@/utils/contract';
import { dataOf, failure, type Provenance, success } from './answer';
import { type Check, deadline, TimeIsUp } from './deadline';
import { beginsFromRight, linesInOrder, mirrored, runsLeft } from './layout';
import { DEFAULT_LIMITS, type Page, type PdfEngine, type PdfLimits, tookTooLong } from './pdf';
import {
  headersOf,
  holdersOf,
  joinApartDates,
  joinBrokenNames,
  joinDateCells,
  joinLabelUnits,
  joinMonthsOnce,
  joinSpacedDates,
  joinSplitDates,
  joinStackedDates,
  languagesOf,
  lexiconOf,
  nameBilledColumns,
  numberFormatOf,
  partAbreast,
  partGlued,
  readGroups,
  readDaysAlone,
  readRunTogether,
  segmentsOf,
  tokeniseAll,
  withoutSeparators,
  withUsualFigures,
} from './reading';
import {
  type Assembly,
  assemble,
  authenticityOf,
  NO_STATEMENT,
  onlyPeriodOf,
  type Refusal,
  refusalOf,
} from './statement';
import { fold } from './text';

export type ExtractInput = {
  bytes: Uint8Array;
  password?: string | undefined;
  /** UUID that the answer carries. */
  requestId: string;
};

export type ExtractOptions = {
  pdf: PdfEngine;
  limits?: Partial<PdfLimits> | undefined;
  onProgress?: ((progress: { page: number; pages: number }) => void) | undefined;
  /** Milliseconds; without a clock there is no time limit. */
  now?: (() => number) | undefined;
};

/** What the stages made of the document, to be printed and looked at. */
export type Debug = { pages: Page[]; assembly: Assembly | undefined };

export type Extraction = { envelope: Envelope; debug: Debug };

const UNKNOWN: Provenance = { authenticity: 'unknown', score: 4 };

type Reading = { assembly: Assembly; refusal: Refusal | undefined };

/** Pages → statement: every stage after the words. Throws `TimeIsUp` where `check` does. */
function readPages(printedPages: readonly Page[], check: Check): Reading {
  const { pages, texts } = withUsualFigures(printedPages);
  const lexicon = lexiconOf(languagesOf(texts.words.map(fold)), texts.words);
  const format = numberFormatOf(texts);
  const left = texts.words.some(beginsFromRight) && runsLeft(pages);
  const celled = joinSpacedDates(joinDateCells(linesInOrder(pages, left)));
  const apart = joinApartDates(
    joinStackedDates(celled, texts.words, lexicon),
    texts.words,
    lexicon,
  );
  const dated = joinMonthsOnce(apart, texts.words, lexicon);
  const printed = partGlued(joinSplitDates(dated, texts.figures), texts, lexicon);
  let lines = tokeniseAll(
    joinLabelUnits(
      joinBrokenNames(withoutSeparators(printed, lexicon), lexicon),
      texts.words,
      lexicon,
    ),
    format,
    lexicon,
  );
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
    refusal: refusalOf(pages, lines, assembly),
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

/** What some work comes to; undefined where its time was up before. */
function inTime<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof TimeIsUp) return undefined;
    throw error;
  }
}

/** A PDF's statement as the contract's envelope. Never rejects because of what the file holds. */
export async function extract(input: ExtractInput, options: ExtractOptions): Promise<Extraction> {
  const { bytes, password, requestId } = input;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const check = deadline(options.now, limits.milliseconds);
  const reading = await options.pdf.read(bytes, {
    password,
    limits: options.limits,
    now: options.now,
    onPage: (page, pages) => options.onProgress?.({ page, pages }),
  });
  if (reading.kind === 'failed')
    return {
      envelope: failure(requestId, reading.code, reading.message, 'USER', UNKNOWN),
      debug: { pages: [], assembly: undefined },
    };
  const { pages, facts } = reading;
  const provenance = authenticityOf(facts, pages);
  const fail = (code: FailCode, message: string, data?: { name: string }): Envelope =>
    failure(requestId, code, message, 'USER', provenance, data);
  // What was cut off can't be missed by arithmetic: the rows that are left may well tie.
  if (facts.repaired)
    return {
      envelope: fail('pdf/fail/invalid-pdf', 'The PDF was cut short: rows may be missing.'),
      debug: { pages, assembly: undefined },
    };
  const characters = pages.reduce((sum, page) => sum + page.characters, 0);
  if (characters === 0)
    return {
      envelope: fail('pdf/fail/image-pdf', 'The PDF has no text: it is a scan or a picture.'),
      debug: { pages, assembly: undefined },
    };
  const read = inTime(() => readPages(pages, check));
  if (!read)
    return {
      envelope: fail('pdf/fail/extract-failed', tookTooLong(limits)),
      debug: { pages, assembly: undefined },
    };
  const { assembly, refusal } = read;
  const debug: Debug = { pages, assembly };
  const [first, ...others] = assembly.statements;
  if (refusal || !first) {
    const { code, message, name } = refusal ?? NO_STATEMENT;
    return { envelope: fail(code, message, name === undefined ? undefined : { name }), debug };
  }
  return { envelope: success(requestId, dataOf(first, others), provenance), debug };
}
