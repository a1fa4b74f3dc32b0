import { balanceOf, type Interpretation, type TokenLine } from '../../reading';
import type { Block } from '../blocks';

export type HowOf = (block: Block) => Interpretation;

/** A balance that a block begins with: undefined where its line states none; and the line. */
export type Opening = { minor: number | undefined; line: TokenLine };

/** What a line says, folded. */
export const phraseOf = (line: TokenLine): string => line.speech.folded.join(' ').trim();

/** The last balance that a block prints, in printed order. */
export function lastBalance({ entries }: Block, how: Interpretation): number | undefined {
  const last = entries.findLast((entry) => balanceOf(entry, how) !== undefined);
  return last && balanceOf(last, how);
}
