import type { Word } from '../../pdf';
import { settings } from '../../settings';

/** What is known of how the document sets its figures. */
export type Setting = {
  /** Tells a dash that fills an unused cell from a sign beside a figure. */
  isFiller: (word: Word) => boolean;
  /** How far apart groups of digits stand at most, in font sizes. */
  groupGap: number;
};

export const USUAL: Setting = { isFiller: () => false, groupGap: settings.groupGap };
