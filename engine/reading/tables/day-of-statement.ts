import type { Header } from '../headings';
import type { PrintedDate, TokenLine } from '../tokens';
import { isDateRole, isMoneyRole, type Lexicon } from '../vocabulary';

const isWhole = ({ weak, value }: PrintedDate): boolean =>
  !weak && (value.kind === 'named' || value.c !== undefined);

/** Words between what says that a statement is of one day, and the day. */
const BETWEEN = 1;

/** `Izvod br. 214 za dan 05.11.2025.`: the day behind the words; without one, the line says only that it is of one day. */
function dayIn(line: TokenLine, lexicon: Lexicon): { day: PrintedDate | undefined } | undefined {
  const { folded } = line.speech;
  for (let at = 0; at < folded.length; at += 1) {
    const match = lexicon.oneDay.at(folded, at);
    if (!match) continue;
    const day = line.dates.find(({ from }) => from >= match.to && from - match.to <= BETWEEN);
    return { day: day && isWhole(day) ? day : undefined };
  }
  return undefined;
}

const namesRows = ({ columns }: Header): boolean =>
  columns.some(({ role }) => isMoneyRole(role)) && !columns.some(({ role }) => isDateRole(role));

/**
 * The day that a statement is of, as the lines above its tables say, where no table names a column of dates: its rows
 * print none. Undefined where several days stand above, and nothing says which it is.
 */
export function dayOfStatement(
  lines: readonly TokenLine[],
  headers: readonly Header[],
  lexicon: Lexicon,
): PrintedDate | undefined {
  const [first] = headers;
  if (!first || !headers.every(namesRows)) return undefined;
  const above = lines.slice(0, first.from);
  const said = above.flatMap((line) => dayIn(line, lexicon) ?? []);
  if (said.length === 0) return undefined;
  const behind = said.find(({ day }) => day !== undefined)?.day;
  if (behind) return behind;
  const days = above.flatMap(({ dates }) => dates.filter(isWhole));
  const [only] = days;
  return days.every(({ value }) => JSON.stringify(value) === JSON.stringify(only?.value))
    ? only
    : undefined;
}
