import { type Entry, isMovementRole, type Money, type Placed, signed } from '../reading';
import type { LabelledBalance } from './labelled';

/** Accounts that an overview lists at least, where nothing else states what they close with. */
const SEVERAL = 2;

/**
 * Without overviews: `31 Jan  Current account 12345678  100.00  250.00`, an account's opening and closing beside each other, or
 * `884.60 - 4,334.58 + 9,979.26 = 6,529.28`, what leads from the one to the other.
 */
export function withoutOverviews(
  placed: readonly Placed[],
  labels: readonly LabelledBalance[],
): readonly Placed[] {
  const statedAs = (wanted: LabelledBalance['word']): ReadonlySet<number> =>
    new Set(labels.flatMap(({ word, minor }) => (word === wanted ? minor : [])));
  const openings = statedAs('opening');
  const closings = statedAs('closing');
  if (openings.size === 0) return placed;
  const isSum = ({ entry }: Placed): boolean => isEquation(entry, openings, closings);
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
  return placed.filter((item) => !(isListed && overviews.has(item)) && !isSum(item));
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

/** Figures of an equation: two balances, and two sums of what moved at least. */
const TERMS = { least: 4, most: 6 };

/** Whether a line without a day prints a stated opening balance, sums, and the stated closing balance that they come to. */
function isEquation(
  entry: Entry,
  openings: ReadonlySet<number>,
  closings: ReadonlySet<number>,
): boolean {
  if (entry.kind !== 'row' || entry.anchor.money.length < TERMS.least) return false;
  const figures = entry.anchor.money.filter(isExact);
  const [first, ...sums] = figures;
  const last = sums.pop();
  if (!first || !last || figures.length < TERMS.least || figures.length > TERMS.most) return false;
  if (entry.anchor.dates.some(({ weak }) => !weak)) return false;
  if (!openings.has(signed(first)) || !closings.has(signed(last))) return false;
  return (
    sums.every(({ minor }) => minor !== 0) &&
    sums
      .reduce((all, { minor }) => all.flatMap((sum) => [sum + minor, sum - minor]), [signed(first)])
      .includes(signed(last))
  );
}

const isExact = ({ exact }: Money): boolean => exact;
