import { phrasesIn, type TokenLine } from '../../reading';
import type { Block } from '../blocks';

/** Lines above a table that may name its account, or the currency of it. */
const LINES_ABOVE = 6;

export const linesAbove = (block: Block, lines: readonly TokenLine[]): readonly TokenLine[] =>
  lines.slice(Math.max(0, block.first - LINES_ABOVE), block.first);

/** A line without a date that names an account. */
export const isTitled = (line: TokenLine | undefined): line is TokenLine =>
  line !== undefined &&
  line.dates.length === 0 &&
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber');
