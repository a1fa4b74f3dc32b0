import { NO_PENDING_WORDS } from '../../languages';
import { textOf } from '../../layout';
import { mayName, phrasesIn, type TokenLine } from '../../reading';
import { oneOf, says } from '../../text';
import { type Block, hasRows } from './block';
import { isRow } from './says';

/** Words behind the phrase: `Pending transactions`, and not `Pending transactions are not shown`. */
const BEHIND = 1;
const OPENS_NOTE = /^[(（]/u;

/** Words between two of such phrases: `Pending / Blocked transactions`. */
const BETWEEN = 1;

/** Where the phrases end that begin a line and say that nothing is booked yet; 0 where none does. */
function endOfPhrases(line: TokenLine): number {
  let end = 0;
  for (const { from, to } of phrasesIn(line, 'pending'))
    if (from === 0 || (end > 0 && from - end <= BETWEEN)) end = to;
  return end;
}

/** A line that begins with what says that nothing is booked yet, and goes on with a noun at most, and a note in brackets. */
export function titlesPending(line: TokenLine): boolean {
  if (line.money.length > 0 || line.dates.length > 0 || !mayName(line, 'pending')) return false;
  const said = endOfPhrases(line);
  const note = line.words.findIndex(({ text }) => OPENS_NOTE.test(text));
  const end = note < 0 ? line.words.length : note;
  // `Pending (0)`: there is none.
  if (said === 0 || end - said > BEHIND || NOTHING.test(line.words[note]?.text ?? '')) return false;
  return !OF_OTHERS.test(textOf({ words: line.words.slice(said) }));
}

const NOTHING = /^[(（]0[)）]$/u;
/** `Pending  Posted`, `Blocked account`, `Pending transactions (already included)`. */
const OF_OTHERS = says(oneOf(NO_PENDING_WORDS));

/** Whether the line right above a table's names of columns says that its rows are not booked yet; these state no balance. */
function isTitledPending(
  { segment: { header }, entries }: Block,
  lines: readonly TokenLine[],
): boolean {
  const [title, names] = header ? lines.slice(header.from - 1, header.from + 1) : [];
  // Balances run on over what is booked.
  if (header?.columns.some(({ role }) => role === 'balance')) return false;
  return (
    title !== undefined &&
    title.page === names?.page &&
    entries.every(isRow) &&
    titlesPending(title)
  );
}

/**
 * `Nog te verwerken reserveringen`: the tables under such a title, where others have rows, and the lines of their rows. Without
 * balances that tie it stays in doubt whether they are none.
 */
export function withoutPendingTables(
  blocks: readonly Block[],
  lines: readonly TokenLine[],
): { booked: readonly Block[]; pending: readonly TokenLine[] } {
  const booked = blocks.filter((block) => !isTitledPending(block, lines));
  if (booked.length === blocks.length || !booked.some(hasRows))
    return { booked: blocks, pending: [] };
  const kept = new Set(booked);
  const pending = blocks
    .filter((block) => !kept.has(block))
    .flatMap(({ entries }) => entries.filter(isRow).map(({ anchor }) => anchor));
  return { booked, pending };
}
