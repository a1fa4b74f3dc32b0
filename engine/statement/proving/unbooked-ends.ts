import { says } from '../blocks';
import type { LabelledBalance } from '../labelled';
import type { Row } from '../model';
import type { Solution } from '../solving';

const isUnbooked = ({ entry }: Row): boolean => says('pending', entry);

/**
 * The newest rows, and no others, say that they are not booked yet, `Pending`, though each prints the balance that it will lead to, and
 * nothing states that the account closes with the last of these.
 */
export function endsUnbooked(
  moving: readonly Row[],
  { order }: Solution,
  labels: readonly LabelledBalance[],
): boolean {
  if (!moving.some(isUnbooked)) return false;
  const newestFirst = order === 'asc' ? moving.toReversed() : moving;
  const booked = newestFirst.findIndex((row) => !isUnbooked(row));
  const last = newestFirst[0]?.balance;
  if (booked < 1 || last === undefined || newestFirst.slice(booked).some(isUnbooked)) return false;
  return !labels.some(
    ({ word, minor }) => word === 'closing' && Math.abs(minor) === Math.abs(last),
  );
}
