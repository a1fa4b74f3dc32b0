import type { Word } from '../../pdf';
import { overlapOf } from '../../layout';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import { isDateRole } from '../vocabulary';
import type { Header } from './header';
import type { HeaderColumn } from './heading-columns';
import { hasFigures } from './heading-cells';

/** Lines of one heading are at most so many font sizes apart. */
const LEADING = 1.9;

/**
 * Of several columns of dates with one name, some have a word above or below their name that is not known, and some
 * have none, or another heading of as many columns tells them apart: which of them is the transaction's, nothing
 * tells.
 */
export function sharesName(
  header: Header,
  headers: readonly Header[],
  lines: readonly TokenLine[],
): boolean {
  const names = datesOf(header);
  if (names.length < 2 || !areAlike(names)) return false;
  return (
    areSaidInPart(header, names, lines) ||
    headers.some(
      (other) => other.columns.length === header.columns.length && tellsApart(other, names),
    )
  );
}

const datesOf = ({ columns }: Header): HeaderColumn[] =>
  columns.filter(({ role }) => isDateRole(role));

const areAlike = (names: readonly HeaderColumn[]): boolean =>
  new Set(names.map(({ text }) => fold(text))).size === 1;

/** A heading has as many names of dates, of which one says more than others do: `Value date` where these are `Date`. */
function tellsApart(other: Header, names: readonly HeaderColumn[]): boolean {
  const theirs = datesOf(other);
  const shared = fold(names[0]?.text ?? '');
  return (
    theirs.length === names.length &&
    !areAlike(theirs) &&
    theirs.every(({ text }) => fold(text).includes(shared))
  );
}

/** Some of the names have a word above or below them, or wide behind in no column, `DATE   OF VALUE`, and some have none. */
function areSaidInPart(
  { from, to, columns }: Header,
  names: readonly HeaderColumn[],
  lines: readonly TokenLine[],
): boolean {
  const line = lines[from];
  if (!line) return false;
  const isNamed = (word: Word): boolean => columns.some((column) => overlapOf(word, column) > 0);
  const unnamed = lines
    .slice(from, to)
    .flatMap(({ words }) => words.filter((word) => !isNamed(word)));
  const goesOn = ({ x1 }: HeaderColumn): boolean => {
    const next = Math.min(...columns.flatMap(({ x0 }) => (x0 >= x1 ? x0 : [])));
    return unnamed.some(({ x0 }) => x0 >= x1 && x0 < next);
  };
  const beside = [lines[from - 1], lines[to]].flatMap((other) => {
    const isNear =
      other?.page === line.page &&
      Math.abs(other.baseline - (lines[other.index < from ? from : to - 1]?.baseline ?? 0)) <=
        LEADING * line.size;
    return other && isNear && !hasFigures(other) ? other.words : [];
  });
  const said = names.filter(
    (name) => goesOn(name) || beside.some((word) => overlapOf(word, name) > 0),
  );
  return said.length > 0 && said.length < names.length;
}
