import type { SectionRole } from '../../languages';
import { type Entry, isDated } from '../rows';
import { type Money, signed } from '../tokens';
import { mayName, phrasesIn } from '../vocabulary';

/** An entry and where it stands; its other fields stay as they are. */
type Standing = { entry: Entry };

/** Titles with the sum of what stands beneath that show it to be the document's way. */
const FEWEST = 2;

/** The only figure of a title, or of a sum. */
function figureOf(entry: Entry): Money | undefined {
  if (entry.kind !== 'section' && entry.kind !== 'total') return undefined;
  const [figure, ...more] = entry.line.money.filter(({ exact }) => exact);
  return more.length === 0 ? figure : undefined;
}

/** Whether the rows from a place on, up to what is none, come to a figure that moves something. */
function isSumBelow(figure: Money | undefined, placed: readonly Standing[], at: number): boolean {
  let sum = 0;
  let rows = 0;
  for (let i = at; ; i += 1) {
    const entry = placed[i]?.entry;
    if (entry?.kind !== 'row' || !isDated(entry)) break;
    const [cell, ...more] = entry.cells;
    if (!cell || more.length > 0) return false;
    sum += signed(cell.money);
    rows += 1;
  }
  return rows > 0 && figure !== undefined && Math.abs(sum) === figure.minor;
}

/** The section that a sum names: `Total interest charged this period`. */
function roleOf({ entry }: Standing): SectionRole | undefined {
  if (entry.kind !== 'total' || !mayName(entry.line, 'sections')) return undefined;
  return phrasesIn(entry.line, 'sections')[0]?.tag;
}

/**
 * `Payments  -$200.00`, `Purchases  $1,968.10`, each above the rows that come to it: where titles bear the sums of what stands beneath,
 * so does one that begins with the word for a sum, `Total interest charged this period  $16.84`, above a row of as much.
 */
export function sumsAsTitles<Item extends Standing>(placed: Item[]): Item[] {
  const titles = placed.filter(
    ({ entry }, at) => entry.kind === 'section' && isSumBelow(figureOf(entry), placed, at + 1),
  );
  if (titles.length < FEWEST) return placed;
  return placed.map((item, at) => {
    const { entry } = item;
    const role = roleOf(item);
    return entry.kind === 'total' && role && isSumBelow(figureOf(entry), placed, at + 1)
      ? { ...item, entry: { kind: 'section', role, line: entry.line } }
      : item;
  });
}
