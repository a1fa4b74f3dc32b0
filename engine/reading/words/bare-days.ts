import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { fold } from '../../text';
import { isDateRole, type Lexicon } from '../vocabulary';

/** `0103`: a day and a month with nothing between them. */
const BARE = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/;
/** Lines that print days so, at least: fewer may be anything's number. */
const LEAST = 2;

const withStops = (word: Word): Word => ({ ...word, text: word.text.replace(BARE, '$1.$2.') });

/** `KIRJAUSPÄIVÄ 0103`: nothing but the name of a column of dates, and a day. */
function dayAt({ words }: Line, lexicon: Lexicon): number | undefined {
  const at = words.length - 1;
  if (at < 1 || !BARE.test(words[at]?.text ?? '')) return undefined;
  const name = words.slice(0, at).map(({ text }) => fold(text));
  const match = lexicon.columns.at(name, 0);
  return match && isDateRole(match.tag) && match.to === at ? at : undefined;
}

/**
 * Days that the lines above their rows print without a mark, named as a table's dates are. `figures` are what the
 * lines print.
 */
export function markBareDays(
  lines: readonly Line[],
  figures: readonly string[],
  lexicon: Lexicon,
): readonly Line[] {
  if (!figures.some((text) => text.length === 4 && BARE.test(text))) return lines;
  const days = new Map(
    lines.flatMap((line) => {
      const at = dayAt(line, lexicon);
      return at === undefined ? [] : [[line, at] as const];
    }),
  );
  if (days.size < LEAST) return lines;
  return lines.map((line) => {
    const at = days.get(line);
    if (at === undefined) return line;
    return { ...line, words: line.words.map((word, i) => (i === at ? withStops(word) : word)) };
  });
}
