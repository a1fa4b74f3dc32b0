import { linesInOrder } from './layout';
import type { Page, PdfEngine } from './pdf';
import {
  headersOf,
  languagesOf,
  lexiconOf,
  numberFormatOf,
  phrasesIn,
  type TokenLine,
  tokeniseAll,
  withUsualFigures,
} from './reading';
import { fold } from './text';

/** `unreadable`: protected, a picture, or damaged; nothing can be said. */
export type Look = 'statement' | 'other' | 'unreadable';

/** The first may be a covering letter. */
const PAGES = 2;
/** Three rows, or the heading of a table, or three of the things that statements name. */
const ENOUGH = 3;

/**
 * A quick look at a PDF's first pages: whether it may be a statement at all. Where in doubt it says "statement":
 * to read a letter in vain costs a second, to leave a statement out costs the statement.
 */
export async function look(bytes: Uint8Array, { pdf }: { pdf: PdfEngine }): Promise<Look> {
  const reading = await pdf.read(bytes, { first: PAGES });
  if (reading.kind === 'failed' || reading.pages.every((page) => page.words.length === 0))
    return 'unreadable';
  return evidenceIn(reading.pages) >= ENOUGH ? 'statement' : 'other';
}

/** What speaks for a statement: rows with a date and an amount, a table's heading, and each kind of word once. */
function evidenceIn(printed: readonly Page[]): number {
  const { pages, texts } = withUsualFigures(printed);
  const lexicon = lexiconOf(languagesOf(texts.words.map(fold)), texts.words);
  const format = numberFormatOf(texts);
  const lines = tokeniseAll(linesInOrder(pages), format, lexicon);
  const rows = lines.filter(({ dates, money }) => dates.length > 0 && money.length > 0).length;
  const heading = headersOf(lines, lexicon).length > 0 ? ENOUGH : 0;
  const named = new Set(lines.flatMap((line) => kindsNamedIn(line)));
  return rows + heading + named.size;
}

type Kind = 'statement' | 'balance' | 'account' | 'period' | 'cardTerms';

function kindsNamedIn(line: TokenLine): Kind[] {
  const kinds: Kind[] = [];
  if (phrasesIn(line, 'balances').some(({ tag }) => tag !== 'other')) kinds.push('balance');
  for (const { tag } of phrasesIn(line, 'documents')) {
    if (tag === 'bankStatement' || tag === 'cardStatement') kinds.push('statement');
    if (tag === 'cardWords') kinds.push('cardTerms');
  }
  for (const { tag } of phrasesIn(line, 'facts')) {
    if (tag === 'accountNumber' || tag === 'cardNumber') kinds.push('account');
    if (tag === 'period') kinds.push('period');
  }
  return kinds;
}
