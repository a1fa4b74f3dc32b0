import type { ColumnRole } from '../../languages';
import { type Cell, textOf } from '../../layout';
import { settings } from '../../settings';
import { fold } from '../../text';
import type { Lexicon } from '../vocabulary';
import { besideOthers } from './beside-others';
import { currencyCells } from './currency-cells';
import { foldNames } from './name-words';
import { type Name, namesIn, spanOf } from './names-in-cell';

/** A name in a heading: what it says its column holds, and where it stands (points). */
export type HeaderColumn = Readonly<{ role: ColumnRole; x0: number; x1: number; text: string }>;

/**
 * What cells of a heading say: the columns named, its words of more than a letter, those in cells that name columns
 * (`known`), and those of the names themselves (`named`).
 */
export type Reading = Readonly<{
  columns: readonly HeaderColumn[];
  known: number;
  named: number;
  words: number;
}>;

/** Reads cells of a heading as names of columns; `gap` is what parted them, in font sizes. */
export function readCells(cells: readonly Cell[], lexicon: Lexicon, gap: number): Reading {
  const columns: HeaderColumn[] = [];
  let known = 0;
  let named = 0;
  let words = 0;
  const currencies = currencyCells(cells, lexicon);
  for (const [at, cell] of cells.entries()) {
    if (currencies.includes(cell)) {
      [known, named, words] = [known + 1, named + 1, words + 1];
      columns.push({ role: 'amount', x0: cell.x0, x1: cell.x1, text: textOf(cell) });
      continue;
    }
    const folded = foldNames(cell.words, lexicon);
    if (titlesBox(folded, lexicon)) continue;
    words += folded.filter((word) => word.length > 1).length;
    const names = namesIn(cell, folded, lexicon, gap - settings.headingGap);
    const shared = names.length > 0 ? undefined : sharedName(cell, folded, cells[at - 1], lexicon);
    for (const name of shared ? [shared] : names) {
      known += name.words.length;
      named += name.named;
      columns.push({ role: name.role, ...spanOf(name.words), text: textOf(name) });
    }
  }
  return {
    columns: columns.map((column, i) => besideOthers(column, i, columns, lexicon)),
    known,
    named,
    words,
  };
}

/** `Calculating your balance`: the title of a box beside, the end of which would name a column. */
const titlesBox = (folded: readonly string[], { balances, columns }: Lexicon): boolean =>
  balances.at(folded, 0)?.tag === 'other' &&
  balances.at(folded, 0)?.to === folded.length &&
  columns.at(folded, 0) === undefined;

/** `Date` over `operation  posting`: the second one's name begins with what stands over the first. */
function sharedName(
  { words }: Cell,
  folded: readonly string[],
  before: Cell | undefined,
  lexicon: Lexicon,
): Name | undefined {
  const [over, under] = before?.words ?? [];
  const [own] = words;
  const isUnder = over && under && own && own.baseline === under.baseline;
  if (!isUnder || over.baseline >= under.baseline) return undefined;
  const whole = [fold(over.text), ...folded];
  const match = lexicon.columns.at(whole, 0);
  return match?.to === whole.length ? { role: match.tag, words, named: folded.length } : undefined;
}
