import type { TokenLine } from '../tokens';
import { isDateRole, isMovementRole, type Lexicon, mayName } from '../vocabulary';
import { type Labelled, labelledIn } from './labelled-lines';

/** Records that show a way to print them; one may be a form's. */
const LEAST = 2;
/** A page's head and foot may stand between two lines of a record; other lines than these are of other things. */
const MOST_BETWEEN = 12;

const isMovement = ({ role }: Labelled): boolean => isMovementRole(role);

/** The labelled lines of a record, in printed order: one says what moved, one at least when. */
export type LabelledRecord = readonly Labelled[];

/** Those occurrences of a label that a movement stands below, before it comes again: `Date:` above all records is of these. */
const leadsOf = (labelled: readonly Labelled[], name: string): number[] => {
  const places = labelled.flatMap((one, at) => (one.name === name ? at : []));
  return places.filter((at, i) => labelled.slice(at, places[i + 1]).some(isMovement));
};

/** Labelled lines cut at the first ones of records. */
const recordsFrom = (labelled: readonly Labelled[], starts: readonly number[]): LabelledRecord[] =>
  starts.map((at, i) => labelled.slice(at, starts[i + 1]));

const isRecord = (record: LabelledRecord): boolean =>
  record.filter(isMovement).length === 1 && record.some(({ role }) => isDateRole(role));

/** No label says two things of one record, and other lines do not part its own. */
const isWhole = (record: LabelledRecord): boolean =>
  new Set(record.map(({ name }) => name)).size === record.length &&
  record.every(
    ({ line }, i) => i === 0 || line.index - (record[i - 1]?.line.index ?? 0) <= MOST_BETWEEN,
  );

/**
 * The records of a document whose every line says what it states, `Date: 12/07`, `Details: Rent`, `Amount: -32.61`. The first
 * of their lines is the first label that stands over each of the amounts: the last record must have a date as well.
 */
export function labelledRecords(lines: readonly TokenLine[], lexicon: Lexicon): LabelledRecord[] {
  const labelled: Labelled[] = [];
  for (const line of lines) {
    const one = mayName(line, 'headings') ? labelledIn(line, lexicon) : undefined;
    if (one) labelled.push(one);
  }
  const movements = labelled.filter(isMovement).length;
  if (movements < LEAST) return [];
  for (const name of new Set(labelled.map((one) => one.name))) {
    const starts = leadsOf(labelled, name);
    if (starts.length !== movements) continue;
    const records = recordsFrom(labelled, starts);
    // Below the last one, other things may be labelled.
    const last = records.pop();
    const whole = last ? [...records, ownOf(last, records)] : records;
    return whole.every((record) => isRecord(record) && isWhole(record)) ? whole : [];
  }
  return [];
}

/** What of the last record the others have, too. */
function ownOf(last: LabelledRecord, others: readonly LabelledRecord[]): LabelledRecord {
  const names = new Set(others.flatMap((record) => record.map(({ name }) => name)));
  const end = last.findIndex(
    ({ name }, at) => !names.has(name) || last.slice(0, at).some((one) => one.name === name),
  );
  return end < 0 ? last : last.slice(0, end);
}
