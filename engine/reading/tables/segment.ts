import type { SectionRole } from '../../languages';
import type { FurtherLines, Header } from '../headings';
import type { PrintedDate, TokenLine } from '../tokens';

/** The title above a heading, when it says what the rows are: a section, or something else than transactions. */
export type Caption =
  | { kind: 'section'; role: SectionRole; line: TokenLine }
  | { kind: 'aside'; line: TokenLine };

/** The lines under one heading, up to the next one; without a heading, the whole document. */
export type Segment = {
  header: Header | undefined;
  caption: Caption | undefined;
  lines: TokenLine[];
  /** Its heading, in words that are not known, has headed a table above: the table goes on. */
  goesOn: boolean;
  /** The heading that names this table and others beside it, where tables stand abreast. */
  abreast: Header | undefined;
  /** The day of all its rows: the line right above a heading without a name for dates says nothing else. */
  day?: PrintedDate | undefined;
  /** Where its records have several lines, what these say. */
  further?: FurtherLines | undefined;
};

/** A date and an amount: a line that a row begins or is. */
export const carriesRow = (line: TokenLine): boolean =>
  line.dates.length > 0 && line.money.some((money) => money.exact);
