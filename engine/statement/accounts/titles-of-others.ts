import { phrasesIn, type TokenLine } from '../../reading';
import type { Block } from '../blocks';
import { isTitled } from './lines-above';

/** An account's number, in one word. */
const WHOLE_NUMBER = /^[A-Z]{0,4}\d[\dA-Z]{7,}$/;

/**
 * The label of an account's number, and the number, in the line above a block's heading:
 * `Transactions of account KZ86998PB00001112223 KZT`.
 */
function numberedTitle(
  { segment: { header } }: Block,
  lines: readonly TokenLine[],
): { line: TokenLine; words: string; number: string } | undefined {
  const line = header && lines[header.from - 1];
  if (!isTitled(line) || line.page !== lines[header?.from ?? -1]?.page) return undefined;
  const label = phrasesIn(line, 'facts').find(({ tag }) => tag === 'accountNumber');
  const number = label && line.words[label.to]?.text;
  return label && number !== undefined && WHOLE_NUMBER.test(number)
    ? { line, words: line.speech.folded.slice(0, label.to).join(' '), number }
    : undefined;
}

/** The place of the second of two blocks' title, where it is as the first one's but for the account's number. */
export function titleOfOther(
  first: Block,
  block: Block,
  lines: readonly TokenLine[],
): number | undefined {
  const [own, next] = [first, block].map((one) => numberedTitle(one, lines));
  const isOther =
    own !== undefined &&
    next !== undefined &&
    own.words === next.words &&
    own.number !== next.number &&
    own.number.length === next.number.length;
  return isOther ? next.line.index : undefined;
}
