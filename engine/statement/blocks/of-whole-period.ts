import { isDated } from '../../reading';
import type { Block } from './block';

type Charges = Pick<Block, 'section' | 'under' | 'entries' | 'totals'>;

/** Fees or interest in a section of their own none of whose rows prints a date. */
const areUndatedCharges = ({ section, under, entries }: Charges): boolean =>
  (section === 'fees' || section === 'interest') &&
  under.line !== undefined &&
  !entries.some(isDated);

/**
 * Such charges of a document none of whose dated rows share their columns: of these, the sum printed below says that they are
 * rows, and no rates.
 */
export function isSummedCharge(block: Charges): boolean {
  const { entries, totals } = block;
  if (totals.length === 0 || !areUndatedCharges(block)) return false;
  const figures = entries.flatMap(({ cells }) => cells.map(({ money }) => money.minor));
  const sum = figures.reduce((all, minor) => all + minor, 0);
  const isOne = entries.every(({ kind, cells }) => kind === 'row' && cells.length === 1);
  return (
    isOne && sum !== 0 && totals.some(({ cells }) => cells.some(({ money }) => money.minor === sum))
  );
}

/** `Interest Charge on Cash Advances   0.00` says that nothing was charged. */
export const movesSomething = ({ cells }: Block['entries'][number]): boolean =>
  cells.some(({ money }) => money.minor !== 0);

/** What is charged for a period, under no date: it is of no day that stands above it. */
export const ofWholePeriod = (blocks: readonly Block[]): ReadonlySet<Block['entries'][number]> =>
  new Set(blocks.flatMap((block) => (areUndatedCharges(block) ? block.entries : [])));
