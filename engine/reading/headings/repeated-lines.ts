import type { TokenLine } from '../tokens';
import type { Lexicon, Speech } from '../vocabulary';
import { hasFigures, stack } from './heading-cells';
import { readCells } from './heading-columns';
import type { Block, ReadBlock } from './heading-lines';

/** The same words in the same places, without a figure or a date. */
const isRepeated = (line: TokenLine, other: TokenLine): boolean =>
  line.speech === other.speech &&
  !hasFigures(line) &&
  !hasFigures(other) &&
  line.words.every((word, i) => {
    const same = other.words[i];
    return word.x0 === same?.x0 && word.x1 === same.x1 && word.size === same.size;
  });

/**
 * Reads lines as a heading; `gap` (font sizes) parts their cells. What is printed again on every page, as headings and the
 * ends of pages are, is read once: nothing may change what was read.
 */
export function blockReader(lexicon: Lexicon, gap: number): ReadBlock {
  /** By the words of the last line; blocks of one line first, then those of two … */
  const known = new Map<Speech, Block[]>();
  return (lines) => {
    const speech = lines.at(-1)?.speech;
    const blocks = speech ? (known.get(speech) ?? []) : [];
    const before = blocks[lines.length - 1];
    if (before?.lines.every((line, i) => isRepeated(line, lines[i] ?? line)))
      return { ...before, lines };
    const cells = stack(lines, gap);
    const block: Block = { lines, cells, reading: readCells(cells, lexicon, gap) };
    blocks[lines.length - 1] = block;
    if (speech) known.set(speech, blocks);
    return block;
  };
}
