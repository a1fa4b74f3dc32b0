import { cellsOf, overlapOf, type Span } from '../../layout';
import { settings } from '../../settings';
import { type Money, type PrintedDate, type TokenLine, tokenLineOf } from '../tokens';
import { isDateRole, isMoneyRole, type Lexicon } from '../vocabulary';
import type { Header } from './header';
import type { HeaderColumn } from './heading-columns';
import { lineKind } from './line-kinds';

/** What the further lines of a record say beside its text. */
type Further = { valueDate: PrintedDate | undefined; foreign: Money | undefined };

/** The lines of a table whose records have several. */
export type FurtherLines = {
  /** All of them, the further ones without their dates and figures. */
  lines: TokenLine[];
  /** By the first line of a record. */
  said: ReadonlyMap<TokenLine, Further>;
  /** Those that are further ones. */
  beneath: ReadonlySet<TokenLine>;
};

/** A record of several lines: the first bears what moves, the others are read by the further names of the heading. */
type PrintedRecord = {
  first: TokenLine;
  /** The further line that bears the second date. */
  dated: TokenLine;
  others: TokenLine[];
};

/** Reach (points) of the name of a column of dates. */
const UNDER = 6;

const isUnder = ({ x0, x1 }: Span, name: Span): boolean =>
  x1 > name.x0 - UNDER && x0 < name.x1 + UNDER;

const isOfDates = ({ role }: HeaderColumn): boolean => isDateRole(role);

/** The date of a line under a name of dates. */
const dateUnder = ({ dates }: TokenLine, names: readonly Span[]): PrintedDate | undefined =>
  dates.find((date) => names.some((name) => isUnder(date, name)));

/** Figures from the leftmost name of money on: further left they are words of texts. */
function figuresOf({ money }: TokenLine, columns: readonly HeaderColumn[]): Money[] {
  const from = Math.min(...columns.flatMap(({ role, x0 }) => (isMoneyRole(role) ? x0 : [])));
  return money.filter(({ exact, x1 }) => exact && x1 > from);
}

/** A line without a date goes on with a record where it stands near, and is neither a balance nor a sum. */
const goesOn = (line: TokenLine, above: TokenLine, lexicon: Lexicon): boolean =>
  line.page === above.page &&
  line.baseline - above.baseline <= settings.descriptionGap * line.size &&
  lineKind(line, lexicon) === undefined;

/**
 * The records under a heading of several lines of names: dates alternate, that of a first line, which bears a figure,
 * and that of a further one. Undefined where the lines do not bear that out.
 */
export function recordsIn(
  lines: readonly TokenLine[],
  { columns, further = [] }: Pick<Header, 'columns' | 'further'>,
  lexicon: Lexicon,
): PrintedRecord[] | undefined {
  const names = columns.filter(isOfDates);
  const beneath = further.filter(isOfDates);
  const isDated = (line: TokenLine): boolean =>
    dateUnder(line, [...names, ...beneath]) !== undefined;
  const bears = (line: TokenLine): boolean => figuresOf(line, columns).length > 0;
  const records: PrintedRecord[] = [];
  let first: TokenLine | undefined;
  let record: PrintedRecord | undefined;
  let above: TokenLine | undefined;
  let others: TokenLine[] = [];
  const dated = lines.filter(isDated);
  let at = 0;
  for (const line of lines) {
    if (line === dated[at]) {
      at += 1;
      const next = dated[at];
      // The date behind a figure's line is its record's second one, unless it has one of its own.
      const isFurther = first !== undefined && (!bears(line) || !next || bears(next));
      if (first && isFurther) {
        record = { first, dated: line, others };
        records.push(record);
        first = undefined;
      } else {
        // Below the table a line may bear a date, too.
        [first, record, others] = [bears(line) ? line : undefined, undefined, []];
      }
      above = line;
    } else if (above && (first ?? record) && goesOn(line, above, lexicon)) {
      others.push(line);
      above = line;
    } else above = undefined;
  }
  return isBorneOut(records, bears) ? records : undefined;
}

/** Most further lines bear no figure, or all stand nearer to their own first line than to the next one. */
function isBorneOut(
  records: readonly PrintedRecord[],
  bears: (line: TokenLine) => boolean,
): boolean {
  const bare = records.filter(({ dated }) => !bears(dated)).length;
  const nearer = records.every(({ first, dated }, i) => {
    const next = records[i + 1]?.first;
    const own = dated.baseline - first.baseline;
    return !next || next.page !== dated.page || next.baseline - dated.baseline > own + NEARER;
  });
  return records.length > 0 && (2 * bare >= records.length || (records.length > 1 && nearer));
}

/** How much nearer, in points. */
const NEARER = 1;

/** Takes the dates and figures out of the further lines of a table's records. */
export function readFurtherLines(
  lines: readonly TokenLine[],
  header: Header,
  lexicon: Lexicon,
): FurtherLines {
  const said = new Map<TokenLine, Further>();
  const beneath = new Set<TokenLine>();
  const bare = new Map<TokenLine, TokenLine | undefined>();
  const foreignNames = (header.further ?? []).filter(({ role }) => role === 'foreignAmount');
  const dateNames = [...header.columns, ...(header.further ?? [])].filter(isOfDates);
  for (const { first, dated, others } of recordsIn(lines, header, lexicon) ?? []) {
    const valueDate = dateUnder(dated, dateNames);
    const foreign = figuresOf(dated, header.columns).find(
      (money) => money.currency && foreignNames.some((name) => overlapOf(money, name) > 0),
    );
    said.set(first, { valueDate, foreign });
    for (const line of [dated, ...others]) {
      const text = textOf(line, header, line === dated ? valueDate : undefined, lexicon);
      if (text) beneath.add(text);
      bare.set(line, text);
    }
  }
  const read = lines.flatMap((line) => (bare.has(line) ? (bare.get(line) ?? []) : line));
  return { lines: read, said, beneath };
}

/** What is left of a line without its date and the cells of its figures; undefined where that is nothing. */
function textOf(
  line: TokenLine,
  { columns }: Header,
  date: PrintedDate | undefined,
  lexicon: Lexicon,
): TokenLine | undefined {
  const figures = figuresOf(line, columns);
  const cells = cellsOf(line.words).filter((cell) =>
    figures.some((figure) => overlapOf(figure, cell) > 0),
  );
  const words = line.words.filter(
    (word, i) =>
      !(date && i >= date.from && i < date.to) && !cells.some((cell) => cell.words.includes(word)),
  );
  const [left, right] = [words[0], words.at(-1)];
  if (!left || !right) return undefined;
  const found = { dates: [], money: [] };
  return tokenLineOf({ ...line, words, x0: left.x0, x1: right.x1 }, line.index, found, lexicon);
}
