import { isDated } from '../../reading';
import type { Block } from './blocks';

/**
 * What fees and interest are charged for a period, in a section of their own none of whose rows prints a date: they are
 * of no day that stands above them.
 */
export const ofWholePeriod = (blocks: readonly Block[]): ReadonlySet<Block['entries'][number]> =>
  new Set(
    blocks.flatMap(({ section, under, entries }) =>
      (section === 'fees' || section === 'interest') && under.line && !entries.some(isDated)
        ? entries
        : [],
    ),
  );
