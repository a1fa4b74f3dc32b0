import type { FailCode } from '@/utils/contract';
import { cellsOf, isRecognised } from '../layout';
import { Marked } from '../lists';
import type { Page } from '../pdf';
import {
  isDated,
  isDateRole,
  isMovementRole,
  mayName,
  phrasesIn,
  type TokenLine,
} from '../reading';
import type { Assembly } from './assemble';
import { labelledBalances } from './labelled';
import type { AccountStatement } from './model';
import { isOtherList } from './other-lists';

/** Why a document is not answered as a statement. */
export type Refusal = {
  code: Extract<
    FailCode,
    'pdf/fail/image-pdf' | 'pdf/fail/unsupported-pdf' | 'pdf/fail/unknown-pdf'
  >;
  message: string;
  /** What the document calls itself, as printed. */
  name?: string;
};

/** Lines of more words, dates and figures apart, are sentences: what they speak of is not what the document is. */
const TITLE_WORDS = 8;
/** Share of a title's words that its name makes up: a date or a party may stand beside it. */
const TITLE_SHARE = 0.5;
/** So many different names of other documents are no accident. */
const ENOUGH_NAMES = 3;
/** Headings of securities have many columns. */
const HEADING_WORDS = 20;
/** So many different words of securities are printed by no account of money alone. */
const ENOUGH_SECURITIES = 6;
/** Of a heading with dates, a whole heading, a name, labels and balances, what nothing proves must have two. */
const ENOUGH_SIGNS = 2;
/** Share of characters without a map to Unicode, or unseen, beyond which the rest says nothing. */
const ILLEGIBLE = 0.5;

/** A sum below its items is what any bill prints: balances are a statement's. */
const isOfStatement = ({ kind }: AccountStatement['proof']['equations'][number]): boolean =>
  kind !== 'sectionTotal' && kind !== 'rowCount';

const isProven = ({ proof }: AccountStatement): boolean =>
  proof.verdict === 'proven' && proof.equations.some(isOfStatement);

/** Whether printed figures bear rows out: then words have no say, only a title. */
const isBorneOut = (statement: AccountStatement): boolean =>
  isProven(statement) ||
  statement.proof.equations.some(
    (equation) =>
      isOfStatement(equation) && equation.held > 1 && equation.held >= 0.5 * equation.checked,
  );

type Said = {
  /** What the document calls itself where that is no statement, as printed. */
  title: string | undefined;
  /** Different names of documents that are no statements, in titles, labels and headings. */
  names: ReadonlySet<string>;
  /** Different words of securities, in headings and labels. */
  securities: ReadonlySet<string>;
  /** It calls itself a statement. */
  statement: boolean;
  /** It has a label of an account, a card or a period. */
  labelled: boolean;
};

const LABELS = new Set(['accountNumber', 'cardNumber', 'period', 'statementNumber']);

/** A name with nothing else in its cell, and no more than one other: the sender, mostly. */
function isOwnCell({ words }: TokenLine, { from, to }: { from: number; to: number }): boolean {
  const cells = cellsOf(words);
  const last = cells.at(-1);
  return cells.length === 2 && to === words.length && last?.words.length === to - from;
}

/** Lines that are no rows, and the index of the first one that is. */
type Outside = { others: readonly TokenLine[]; top: number };

function saidIn({ others, top }: Outside): Said {
  const names = new Set<string>();
  const securities = new Set<string>();
  let title: string | undefined;
  let statement = false;
  let labelled = false;
  for (const line of others) {
    if (line.words.length <= HEADING_WORDS && mayName(line, 'documents'))
      for (const { tag, from, to } of phrasesIn(line, 'documents'))
        if (tag === 'securities') securities.add(line.speech.folded.slice(from, to).join(' '));
    const folded = line.speech.folded;
    const count = folded.filter((word) => word !== '').length;
    if (count <= TITLE_WORDS && mayName(line, 'documents')) {
      for (const match of phrasesIn(line, 'documents')) {
        const calls = match.tag === 'bankStatement' || match.tag === 'cardStatement';
        if (calls && line.words.length <= TITLE_WORDS) statement = true;
        if (match.tag !== 'notStatement') continue;
        names.add(folded.slice(match.from, match.to).join(' '));
        const whole =
          match.to - match.from >= TITLE_SHARE * count ||
          (line.index < top && isOwnCell(line, match));
        if (whole && line.money.length === 0)
          title ??= line.words
            .slice(match.from, match.to)
            .map((word) => word.text)
            .join(' ');
      }
    }
    if (line.words.length <= 2 * TITLE_WORDS)
      labelled ||= phrasesIn(line, 'facts').some(({ tag }) => LABELS.has(tag));
  }
  return { title, names, securities, statement, labelled };
}

function outsideRows(
  lines: readonly TokenLine[],
  statements: readonly AccountStatement[],
): Outside {
  let top = Infinity;
  const rowLines = new Marked(lines.length);
  for (const { rows } of statements)
    for (const { entry } of rows)
      for (const { index } of entry.kind === 'row' ? entry.lines : [entry.line]) {
        rowLines.add(index);
        top = Math.min(top, index);
      }
  return { others: lines.filter(({ index }) => !rowLines.has(index)), top };
}

/** Share of the characters that can't be read, and of the words that were recognised in pictures. */
function illegible(pages: readonly Page[]): { unmapped: number; hidden: number } {
  let characters = 0;
  let unmapped = 0;
  let words = 0;
  let hidden = 0;
  for (const page of pages) {
    characters += page.characters;
    unmapped += page.unmapped;
    words += page.words.length;
    if (isRecognised(page)) for (const word of page.words) if (!word.visible) hidden += 1;
  }
  return { unmapped: unmapped / Math.max(characters, 1), hidden: hidden / Math.max(words, 1) };
}

function unreadable(pages: readonly Page[]): Refusal | undefined {
  const { unmapped, hidden } = illegible(pages);
  if (unmapped > ILLEGIBLE)
    return {
      code: 'pdf/fail/image-pdf',
      message: 'The PDF’s fonts do not say which letters they show: its text cannot be read.',
    };
  if (hidden > ILLEGIBLE)
    return {
      code: 'pdf/fail/image-pdf',
      message: 'The PDF is a picture; the text behind it is not what it shows.',
    };
  return undefined;
}

/** Readable, and nothing in it that could be a statement's rows. */
export const NO_STATEMENT: Refusal = {
  code: 'pdf/fail/unknown-pdf',
  message: 'No statement was found in the PDF.',
};

const noStatement = (name: string | undefined): Refusal =>
  name === undefined
    ? NO_STATEMENT
    : {
        code: 'pdf/fail/unsupported-pdf',
        message: `The PDF is no statement: it calls itself “${name}”.`,
        name,
      };

/** Rows that such a list has at least. */
const BARE_ROWS = 3;

/** A line that calls the document a statement in two words or more, and rows with dates of their own: nothing else. */
function isBareList({ others }: Outside, { statements }: Assembly): boolean {
  const rows = statements.flatMap((statement) => statement.rows);
  if (rows.length < BARE_ROWS) return false;
  const dated = rows.every(({ entry }) => entry.kind === 'row' && isDated(entry));
  return dated && others.length > 0 && others.every(isTitleOfStatement);
}

/** Words beside a statement's title: whose it is, `Sample`. */
const BESIDE_TITLE = 2;

const isTitleOfStatement = (line: TokenLine): boolean =>
  line.words.length > 1 &&
  phrasesIn(line, 'documents').some(
    ({ tag, from, to }) =>
      (tag === 'bankStatement' || tag === 'cardStatement') &&
      line.words.length - (to - from) <= (to - from > 1 ? BESIDE_TITLE : 0),
  );

/** Share of undated rows from which on lines with figures are no list of days. */
const UNDATED = 0.5;

/** Lines that are nothing but a date: of two, rows stand under their days. */
const LEAST_DAYS = 2;

const isDay = ({ words, dates }: TokenLine): boolean =>
  dates.length > 0 && dates.reduce((sum, { from, to }) => sum + to - from, 0) === words.length;

/** Rows under no name of a date, few of which print one: a date in a title above them dates them all. */
function isHardlyDated(lines: readonly TokenLine[], { statements, choices }: Assembly): boolean {
  if (lines.filter(isDay).length >= LEAST_DAYS) return false;
  const named = [...choices.keys()].some(({ header }) =>
    header?.columns.some(({ role }) => isDateRole(role)),
  );
  const rows = statements.flatMap((statement) => statement.rows);
  const undated = rows.filter(({ entry }) => entry.kind === 'row' && !isDated(entry));
  return !named && undated.length >= UNDATED * rows.length;
}

/** Rows from which on a card's bill, which may call itself an invoice, is told from a shop's. */
const CARD_ROWS = 3;

const isOfCard = ({ kind, rows }: AccountStatement): boolean =>
  kind === 'card' && rows.length >= CARD_ROWS;

/** What speaks for a statement where no figures do. */
function signsOf(
  { labelled, statement }: Said,
  assembly: Assembly,
  lines: readonly TokenLine[],
  outside: Outside,
): number {
  const headings = [...assembly.choices.keys()].map(
    ({ header }) => new Set(header?.columns.map(({ role }) => role)),
  );
  const headed = headings.some((roles) => [...roles].some(isDateRole));
  const described = headings.some(
    (roles) =>
      [...roles].some(isDateRole) && roles.has('description') && [...roles].some(isMovementRole),
  );
  const balances = labelledBalances(lines).length > 0;
  const bare = statement && isBareList(outside, assembly);
  return [headed, described, statement, labelled, balances, bare].filter(Boolean).length;
}

/**
 * Whether a document is refused. What its own figures bear out is refused for a title alone, and only if
 * nothing in it calls itself a statement; what they do not needs to look like a statement.
 */
export function refusalOf(
  pages: readonly Page[],
  lines: readonly TokenLine[],
  assembly: Assembly,
): Refusal | undefined {
  const { statements } = assembly;
  const outside = outsideRows(lines, statements);
  const said = saidIn(outside);
  // The cash beside securities may well tie: it is the least part of what they are.
  if (said.securities.size >= ENOUGH_SECURITIES) return noStatement(said.title);
  if (statements.some(isProven)) return undefined;
  const borneOut = statements.some(isBorneOut);
  const unread = borneOut ? undefined : unreadable(pages);
  if (unread) return unread;
  if (statements.length === 0) return noStatement(said.title);
  const titled = said.title !== undefined && !said.statement && !statements.some(isOfCard);
  if (titled) return noStatement(said.title);
  if (borneOut) return undefined;
  if (statements.every(isOtherList) || isHardlyDated(lines, assembly))
    return noStatement(undefined);
  if (said.names.size >= ENOUGH_NAMES) return noStatement(said.title ?? [...said.names][0]);
  if (signsOf(said, assembly, lines, outside) < ENOUGH_SIGNS) return noStatement(undefined);
  return undefined;
}
