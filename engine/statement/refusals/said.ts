import { cellsOf, textOf } from '../../layout';
import { least, Marked } from '../../lists';
import { mayName, phrasesIn, type TokenLine } from '../../reading';
import type { Stretch } from '../../text';
import type { AccountStatement } from '../model';

/** Lines of more words, dates and figures apart, are sentences: what they speak of is not what the document is. */
const TITLE_WORDS = 8;
/** Share of a title's words that its name makes up: a date or a party may stand beside it. */
const TITLE_SHARE = 0.5;

/** Headings of securities have many columns. */
const HEADING_WORDS = 20;

/** What a document says of itself outside of its rows. */
export type Said = {
  /** What the document calls itself where that is no statement, as printed. */
  title: string | undefined;
  /** In its first lines, a name of what keeps an account of something else than a bank's money. */
  otherAccount: string | undefined;
  /** Different names of documents that are no statements, in titles, labels and headings. */
  names: ReadonlySet<string>;
  /** Different words of securities, in headings and labels. */
  securities: ReadonlySet<string>;
  /** It calls itself a statement. */
  statement: boolean;
  /** It has a label of an account, a card or a period. */
  labelled: boolean;
};

/** Lines in which a document says what it is of. */
const FIRST_LINES = 8;

const LABELS = new Set(['accountNumber', 'cardNumber', 'period', 'statementNumber']);

/** The year that a document is of, before or behind its name. */
const YEAR = /^(?:19|20)\d\d$/;

/**
 * A name with nothing else in its cell, but maybe a year: the line's first, or behind no more than one other, the sender
 * mostly (`Harrow Bank   2025 Tax Statement`).
 */
function isOwnCell({ words }: TokenLine, { from: first, to: last }: Stretch): boolean {
  const cells = cellsOf(words);
  const from = YEAR.test(words[first - 1]?.text ?? '') ? first - 1 : first;
  const to = YEAR.test(words[last]?.text ?? '') ? last + 1 : last;
  if (cells.length > 1 && from === 0 && cells[0]?.words.length === to) return true;
  return cells.length === 2 && to === words.length && cells[1]?.words.length === to - from;
}

/** A name with those that stand right beside it: `Invoice copy Delivery note`. */
function withNeighbours({ from, to }: Stretch, names: readonly Stretch[]): Stretch {
  const stretch = { from, to };
  for (const name of names) if (name.from === stretch.to) stretch.to = name.to;
  for (const name of names.toReversed()) if (name.to === stretch.from) stretch.from = name.from;
  return stretch;
}

/** `Duplicate statement  2  2.50  5.00`: what is charged for one; a price and what it comes to. */
const isItem = ({ money }: TokenLine): boolean => money.filter(({ exact }) => exact).length > 1;

/** A phrase as it is printed. */
const printed = ({ words }: TokenLine, { from, to }: Stretch): string =>
  textOf({ words: words.slice(from, to) }).replace(/:$/, '');

/** `Invoice date  12 May 2026`: what something is called, and not the document, if it has another name. */
const isLabel = ({ words }: TokenLine, { from, to }: Stretch): boolean =>
  words[to - 1]?.text.endsWith(':') === true || (from === 0 && to < words.length);

/** `… find them on your / statement.`: the name ends a sentence that begins above, in more words than a title has. */
const endsSentence = (line: TokenLine, before: TokenLine | undefined): boolean =>
  line.words.at(-1)?.text.endsWith('.') === true &&
  before?.index === line.index - 1 &&
  before.words.length > TITLE_WORDS &&
  phrasesIn(line, 'documents').some(({ to }) => to === line.words.length);

/** Rows above which a table's heading may stand. */
const FIRST_ROWS = 2;

const ENDS_SENTENCE = /\p{Ll}{3,}\.$/u;

/** `… are listed below. This paper is no account statement.`: a sentence says it, whatever it says of it. */
const isInSentence = ({ words }: TokenLine, { from, to }: Stretch): boolean =>
  to < words.length &&
  ENDS_SENTENCE.test(words.at(-1)?.text ?? '') &&
  words.slice(0, from).some(({ text }) => ENDS_SENTENCE.test(text));

/** `Price list (extract)`: an extract of what the line names. */
const isBracketed = ({ words }: TokenLine, { from, to }: Stretch): boolean =>
  words[from]?.text.startsWith('(') === true && words[to - 1]?.text.endsWith(')') === true;

/** Lines that are no rows, and the index of the first one that is. */
export type Outside = {
  others: readonly TokenLine[];
  top: number;
  /** Where the first rows begin: a summary above the table may have been read as the very first. */
  starts: readonly number[];
};

/** `Statement no. 1 / 2026 from … to …`: a title of few words beside its dates; `Statement period …` is a label. */
function isTitleOfPeriod(line: TokenLine): boolean {
  const { words, dates } = line;
  const plain = words.length - dates.reduce((sum, { from, to }) => sum + to - from, 0);
  if (dates.length === 0 || plain > TITLE_WORDS || !mayName(line, 'documents') || isItem(line))
    return false;
  const title = phrasesIn(line, 'documents').find(({ from }) => from === 0);
  const isStatement = title?.tag === 'bankStatement' || title?.tag === 'cardStatement';
  return isStatement && !phrasesIn(line, 'facts').some(({ from }) => from === 0);
}

/** What calls a document something. */
const CALLS = new Set(['bankStatement', 'cardStatement', 'notStatement']);

/** The title in a cell of its own beside a long name: `Oxbow & Fern Bank (Far East) Limited of Hillport   Deal list`. */
function titleBeside(line: TokenLine): (Stretch & { tag: string }) | undefined {
  const { words } = line;
  if (words.length > HEADING_WORDS || isItem(line) || cellsOf(words).length !== 2) return undefined;
  return phrasesIn(line, 'documents').find(
    (match) => CALLS.has(match.tag) && isOwnCell(line, match),
  );
}

export function saidIn({ others, top }: Outside): Said {
  const names = new Set<string>();
  const securities = new Set<string>();
  let title: string | undefined;
  let label: string | undefined;
  let otherAccount: string | undefined;
  let statement = false;
  let labelled = false;
  for (const [at, line] of others.entries()) {
    if (line.words.length <= HEADING_WORDS && mayName(line, 'documents'))
      for (const { tag, from, to } of phrasesIn(line, 'documents'))
        if (tag === 'securities') securities.add(line.speech.folded.slice(from, to).join(' '));
    const folded = line.speech.folded;
    const count = folded.filter((word) => word !== '').length;
    statement ||= isTitleOfPeriod(line);
    const mayCall = count <= TITLE_WORDS && mayName(line, 'documents');
    if (mayCall && !endsSentence(line, others[at - 1])) {
      const phrases = phrasesIn(line, 'documents');
      const named = phrases.filter(({ tag }) => tag === 'notStatement');
      for (const match of phrases) {
        const isOf = match.tag === 'bankStatement' || match.tag === 'cardStatement';
        const calls =
          isOf && !isInSentence(line, match) && !(named.length > 0 && isBracketed(line, match));
        if (calls && line.words.length <= TITLE_WORDS && !isItem(line)) statement = true;
        if (match.tag === 'otherAccount' && line.index < FIRST_LINES)
          otherAccount ??= printed(line, match);
        if (match.tag !== 'notStatement') continue;
        names.add(folded.slice(match.from, match.to).join(' '));
        const own = withNeighbours(match, named);
        const whole =
          own.to - own.from >= TITLE_SHARE * count || (line.index < top && isOwnCell(line, own));
        if (!whole || line.money.some(({ exact }) => exact)) continue;
        if (isLabel(line, match)) label ??= printed(line, match);
        else title ??= printed(line, match);
      }
    }
    if (count > TITLE_WORDS && line.index < top && mayName(line, 'documents')) {
      const beside = titleBeside(line);
      if (beside?.tag === 'notStatement') title ??= printed(line, beside);
      else statement ||= beside !== undefined;
    }
    if (line.words.length <= 2 * TITLE_WORDS)
      labelled ||= phrasesIn(line, 'facts').some(({ tag }) => LABELS.has(tag));
  }
  return { title: title ?? label, otherAccount, names, securities, statement, labelled };
}

/** The lines of a document that are rows of none of its statements. */
export function outsideRows(
  lines: readonly TokenLine[],
  statements: readonly AccountStatement[],
): Outside {
  let top = Infinity;
  const rowLines = new Marked(lines.length);
  const starts: number[] = [];
  const note = ({ index }: TokenLine): void => {
    rowLines.add(index);
    if (index < top) top = index;
  };
  for (const { rows } of statements)
    for (const { entry } of rows) {
      const own = entry.kind === 'row' ? entry.lines : [entry.line];
      own.forEach(note);
      if (starts.length < FIRST_ROWS) starts.push(least(own.map(({ index }) => index)));
    }
  return { others: lines.filter(({ index }) => !rowLines.has(index)), top, starts };
}
