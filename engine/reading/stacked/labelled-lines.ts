import type { ColumnRole } from '../../languages';
import { cellsOf } from '../../layout';
import type { Word } from '../../pdf';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import { isDateRole, isMoneyRole, type Lexicon, mayName } from '../vocabulary';

/** Words of a label at most: what is longer is a sentence. */
const LONGEST = 5;

/** Dates and figures behind a label at most: a text may tell of some. */
const MOST_VALUES = 3;

/** `Value date:  14 Jul 2024`: a line that begins with the name of a column, and what it states behind that. */
export type Labelled = {
  line: TokenLine;
  role: ColumnRole;
  /** The name as printed, without its colon. */
  name: string;
  label: readonly Word[];
  value: readonly Word[];
};

/** Where the label of a line ends: behind its colon, or with its first cell. */
function endOf({ words }: TokenLine): number {
  const colon = words.findIndex(({ text }) => text.endsWith(':') || text.endsWith('：'));
  if (colon >= 0) return colon < LONGEST ? colon + 1 : 0;
  const [first, ...more] = cellsOf(words);
  return first && more.length > 0 && first.words.length <= LONGEST ? first.words.length : 0;
}

/** A date stands behind what is called one, and a figure behind an amount or a balance: names of columns have neither. */
function states({ dates, money }: TokenLine, role: ColumnRole, end: number): boolean {
  if (isDateRole(role)) return dates.some(({ from, weak }) => from >= end && !weak);
  return !isMoneyRole(role) || money.some(({ from, exact }) => from >= end && exact);
}

/** A line as a label with a value, where all that its label says is the name of a column. */
export function labelledIn(line: TokenLine, lexicon: Lexicon): Labelled | undefined {
  // Rows begin with their dates, and have more than one figure to say.
  if (line.beside || line.money.length + line.dates.length > MOST_VALUES) return undefined;
  if (line.dates[0]?.from === 0 || !mayName(line, 'headings')) return undefined;
  const first = line.speech.folded.find((word) => word !== '');
  if (first === undefined || !lexicon.columns.begins(first)) return undefined;
  const end = endOf(line);
  const label = line.words.slice(0, end);
  const value = line.words.slice(end);
  const folded = label.flatMap(({ text }) => {
    const word = fold(text);
    return word === '' ? [] : word;
  });
  const name = folded.length > 0 ? lexicon.columns.at(folded, 0) : undefined;
  if (!name || name.to < folded.length || !states(line, name.tag, end)) return undefined;
  return { line, role: name.tag, name: folded.join(' '), label, value };
}
