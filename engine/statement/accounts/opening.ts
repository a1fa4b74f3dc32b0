import { balanceOf, type Interpretation, type TokenLine } from '../../reading';
import type { Block } from '../blocks';

export type HowOf = (block: Block) => Interpretation;

/** A balance that a block begins with: undefined where its line states none; and the line. */
export type Opening = { minor: number | undefined; line: TokenLine };

/** What a line says, folded. */
export const phraseOf = (line: TokenLine): string => line.speech.folded.join(' ').trim();

/** The last balance that a block prints, in printed order. */
export function lastBalance(block: Block, how: Interpretation): number | undefined {
  for (const entry of [...block.entries].reverse()) {
    const balance = balanceOf(entry, how);
    if (balance !== undefined) return balance;
  }
  return undefined;
}

/** The last of some blocks that prints a balance: lists of cheques and the like may stand below it. */
export const lastWithBalance = (blocks: readonly Block[], howOf: HowOf): Block | undefined =>
  blocks.findLast((block) => lastBalance(block, howOf(block)) !== undefined);
