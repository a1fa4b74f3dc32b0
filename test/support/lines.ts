import { isSuccess } from '@/utils/contract';
import { extract, type Extraction } from '@/engine';
import { languages } from '@/engine/languages';
import { linesOf } from '@/engine/layout';
import type { Page, PdfEngine, PdfReading, Rule, Word } from '@/engine/pdf';
import {
  isoOf,
  lexiconOf,
  numberFormatOf,
  textsOf,
  tokeniseAll,
  type TokenLine,
} from '@/engine/reading';
import type { AccountStatement } from '@/engine/statement';

/** Points per character and line of a page that is written as text. */
const COLUMN = 5;
const LINE = 12;
const SIZE = 10;

/** `#` at the start of a line sets it twice as large. */
function wordsOf(line: string, at: number): Word[] {
  const large = line.startsWith('#');
  const size = large ? 2 * SIZE : SIZE;
  const baseline = (at + 1) * LINE;
  return [...line.matchAll(/\S+/g)].flatMap(({ 0: text, index }) =>
    text === '#'
      ? []
      : [
          {
            text,
            x0: index * COLUMN,
            x1: (index + text.length) * COLUMN,
            top: baseline - 0.8 * SIZE,
            bottom: baseline + 0.2 * SIZE,
            baseline,
            size,
            font: 'Helvetica',
            angle: 0,
            visible: true,
          },
        ],
  );
}

/** A line of nothing but `─` has no height: it is drawn between those around it. */
const RULED = /^[ ─]*─[ ─]*$/;

/** What such lines draw; `at` is the line below them. */
const rulesOf = (line: string, at: number): Rule[] =>
  [...line.matchAll(/─+/g)].map(({ 0: rule, index }) => ({
    x0: index * COLUMN,
    x1: (index + rule.length) * COLUMN,
    y: (at + 0.25) * LINE,
  }));

/** A lexicon of these languages (ISO 639-1). */
export const lexiconFor = (...codes: string[]) =>
  lexiconOf(languages.filter(({ code }) => codes.includes(code)));

/**
 * The pages of a document that is written as text: a column is 5 points, a line 12, the size 10; a form feed begins a page, and
 * `───` draws a rule.
 */
export function pagesFrom(text: string): Page[] {
  return text.split('\f').map((page, index): Page => {
    const printed = page.replace(/^\n/, '').split('\n');
    const rows = printed.filter((row) => !RULED.test(row));
    const rules = printed.flatMap((row, at) =>
      RULED.test(row)
        ? rulesOf(row, printed.slice(0, at).filter((above) => !RULED.test(above)).length)
        : [],
    );
    const words = rows.flatMap(wordsOf);
    const height = rows.length * LINE;
    return {
      index,
      words,
      width: 600,
      height,
      images: 0,
      rules,
      unmapped: 0,
      characters: words.length,
    };
  });
}

/** The lines of such a document. */
export function linesFrom(text: string, lexicon = lexiconFor('en')): TokenLine[] {
  const pages = pagesFrom(text);
  return tokeniseAll(linesOf(pages), numberFormatOf(textsOf(pages)), lexicon);
}

/** What a reader of a PDF says of one that holds these pages. */
export const readingOf = (pages: Page[]): PdfReading => ({
  kind: 'pages',
  pages,
  facts: {
    producer: undefined,
    creator: undefined,
    title: undefined,
    author: undefined,
    createdAt: undefined,
    modifiedAt: undefined,
    pages: pages.length,
    encrypted: false,
    repaired: false,
  },
});

const extracted = (text: string): Promise<Extraction> => extractedFrom(pagesFrom(text));

function extractedFrom(pages: Page[]): Promise<Extraction> {
  const pdf: PdfEngine = {
    read: () => Promise.resolve(readingOf(pages)),
    render: () => Promise.reject(new Error('Written text has no picture')),
  };
  return extract({ bytes: new Uint8Array(), requestId: 'written' }, { pdf });
}

/** The statements that the engine makes of such a document, PDFium apart. */
export const statementsFrom = (text: string): Promise<AccountStatement[]> =>
  statementsOf(pagesFrom(text));

export async function statementsOf(pages: Page[]): Promise<AccountStatement[]> {
  const { debug } = await extractedFrom(pages);
  return debug.assembly?.statements ?? [];
}

/** What an account is, what moved on which day (minor units), and what was proven. */
type Moved = {
  kind: AccountStatement['kind'];
  moved: (readonly [day: string, amount: number])[];
  verdict: AccountStatement['proof']['verdict'];
};

/** What moved in the only account of such a document; throws where it has none, or several. */
export async function onlyStatementFrom(text: string): Promise<Moved> {
  const [statement, ...others] = await statementsFrom(text);
  if (!statement || others.length > 0)
    throw new Error(`One account was expected, ${statement ? others.length + 1 : 0} were read.`);
  const { kind, rows, proof } = statement;
  const moved = rows.flatMap(({ date, amount }) =>
    amount === undefined ? [] : [[isoOf(date), amount] as const],
  );
  return { kind, moved, verdict: proof.verdict };
}

/** What the answer to such a document says, where it is a refusal. */
export async function refusalFrom(text: string): Promise<string | undefined> {
  const { envelope } = await extracted(text);
  return isSuccess(envelope) ? undefined : envelope.message;
}

/** The code of the answer to such a document. */
export const codeFrom = async (text: string): Promise<string> =>
  (await extracted(text)).envelope.code;
