import { isDated, isDateRole, phrasesIn, type TokenLine } from '../../reading';
import type { Assembly } from '../assemble';
import type { Outside } from './said';

/** Rows that such a list has at least. */
const BARE_ROWS = 3;

/** A line that calls the document a statement in two words or more, and rows with dates of their own: nothing else. */
export function isBareList({ others }: Outside, { statements }: Assembly): boolean {
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
export function isHardlyDated(
  lines: readonly TokenLine[],
  { statements, choices }: Assembly,
): boolean {
  if (lines.filter(isDay).length >= LEAST_DAYS) return false;
  const named = [...choices.keys()].some(({ header }) =>
    header?.columns.some(({ role }) => isDateRole(role)),
  );
  // Sums of nothing look like rows.
  const rows = statements.flatMap((statement) =>
    statement.rows.filter(({ amount }) => amount !== 0),
  );
  const undated = rows.filter(({ entry }) => entry.kind === 'row' && !isDated(entry));
  return !named && undated.length >= UNDATED * rows.length;
}
