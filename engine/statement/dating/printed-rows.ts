import { least } from '../../lists';
import type { PrintedDate } from '../../reading';
import type { Row } from '../model';

/** What a row is dated by, as printed. */
export const printedOf = ({ entry }: Row): PrintedDate | undefined => entry.dates[0] ?? undefined;

/** Where the first of some rows stands: its line's place in the document; infinite where none is a row of a table. */
export const topOf = (rows: readonly Row[]): number =>
  least(rows.flatMap(({ entry }) => (entry.kind === 'row' ? entry.anchor.index : [])));
