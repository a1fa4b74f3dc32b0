import { type Entry, isMovementRole, type Money, type Placed, signed } from '../reading';
import type { LabelledBalance } from './labelled';

/** Accounts that an overview lists at least, where nothing else states what they close with. */
const SEVERAL = 2;

/** `31 Jan  Current account 12345678  100.00  250.00`: an account's opening and closing beside each other. */
export function withoutOverviews(
  placed: readonly Placed[],
  labels: readonly LabelledBalance[],
): readonly Placed[] {
  const statedAs = (wanted: LabelledBalance['word']): ReadonlySet<number> =>
    new Set(labels.flatMap(({ word, minor }) => (word === wanted ? minor : [])));
  const openings = statedAs('opening');
  const closings = statedAs('closing');
  if (openings.size === 0) return placed;
  const overviews = new Set(
    placed.filter(
      (item, i) =>
        isOverview(item.entry, openings, closings) &&
        !isNamedRow(item) &&
        !leadsOn(item.entry, placed[i - 1]?.entry) &&
        !leadsOn(item.entry, placed[i + 1]?.entry),
    ),
  );
  const isListed = overviews.size >= (closings.size === 0 ? SEVERAL : 1);
  return isListed ? placed.filter((item) => !overviews.has(item)) : placed;
}

/** Names stand over its figures: what moved, and the balance. */
function isNamedRow({ entry, group: { columns } }: Placed): boolean {
  if (entry.kind !== 'row') return false;
  const roles = entry.cells.map(({ column }) => columns.money[column]?.role);
  return roles.some((role) => role && isMovementRole(role)) && roles.includes('balance');
}

/** The balance after an entry: the last figure of a row that moves money, too, or the one that a balance line states. */
function leftBy(entry: Entry | undefined): Money | undefined {
  if (entry?.kind === 'balance') return entry.line.money.findLast(isExact);
  if (entry?.kind !== 'row') return undefined;
  const [first, ...more] = entry.anchor.money.filter(isExact);
  return first && more.at(-1);
}

/** Whether a row's two figures are what moved and the balance that it leads to, from that of the entry above or below. */
function leadsOn(entry: Entry, other: Entry | undefined): boolean {
  const [moved, balance] = entry.kind === 'row' ? entry.anchor.money.filter(isExact) : [];
  const before = leftBy(other);
  if (!moved || !balance || !before) return false;
  return Math.abs(signed(balance) - signed(before)) === moved.minor;
}

/** Whether a row prints what is stated as an opening balance, and behind it what is as a closing one, where any is. */
function isOverview(
  entry: Entry,
  openings: ReadonlySet<number>,
  closings: ReadonlySet<number>,
): boolean {
  const first = entry.kind === 'row' ? entry.anchor.money.find(isExact) : undefined;
  if (entry.kind !== 'row' || !first || !openings.has(signed(first))) return false;
  const [, closing, ...more] = entry.anchor.money.filter(isExact);
  const isStated = closing !== undefined && (closings.size === 0 || closings.has(signed(closing)));
  return isStated && more.length === 0;
}

const isExact = ({ exact }: Money): boolean => exact;
