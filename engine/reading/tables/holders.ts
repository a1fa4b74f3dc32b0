import { settings } from '../../settings';
import { fold } from '../../text';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { type Holder, type HolderLine, holderLineOf } from './holder-headings';
import { holderBelow } from './holder-sums';
import { SecondLines } from './second-lines';
import type { Segment } from './segment';

/** The lines that name cardholders; tables that stand abreast have lines of their own. */
export type Holders = {
  at: ReadonlyMap<TokenLine, HolderLine>;
  /** By table, the line that stands right above its heading, or in it. */
  over: ReadonlyMap<Segment, HolderLine>;
};

const LINES_ABOVE = 3;

/** What heads or ends a page is printed again on others: no heading within the table. */
const isFurniture = (lines: readonly TokenLine[], { page, index }: TokenLine): boolean =>
  lines[index - 1]?.page !== page || lines[index + 1]?.page !== page;

/** A line with a date is a row's, and names nobody: most lines are. */
function mayNameHolder({ dates }: TokenLine): boolean {
  for (const { weak } of dates) if (!weak) return false;
  return true;
}

/** The holders that lines name, one value for each, so that they can be told apart by it. */
class Named {
  private readonly byKey = new Map<string, { holder: Holder; times: number }>();

  note(holder: Holder, isHeading: boolean): Holder {
    const key = holder.number === '' ? fold(holder.name) : holder.number.replace(/\W/g, '');
    let noted = this.byKey.get(key);
    if (!noted) this.byKey.set(key, (noted = { holder, times: 0 }));
    if (isHeading) noted.times += 1;
    return noted.holder;
  }

  /** Several, none of them named so often that it may be what rows say of themselves. */
  areHeadings(most: number): boolean {
    const all = [...this.byKey.values()];
    return all.length > 1 && all.every(({ times }) => times <= most);
  }
}

/**
 * Headings of cardholders among the rows; none where fewer than two cards are named, since a row's own
 * details name its card, too: then the same number comes again and again.
 */
export function holdersOf(
  lines: readonly TokenLine[],
  segments: readonly Segment[],
  lexicon: Lexicon,
): Holders {
  // A table's own lines are without what stands in a box beside it.
  const ofTables = new Map<number, TokenLine>();
  const mayName: TokenLine[][] = [];
  for (const segment of segments) {
    for (const line of segment.lines)
      if (lines[line.index] !== line) ofTables.set(line.index, line);
      // … and the last of those abreast that have it.
      else if (ofTables.size > 0) ofTables.delete(line.index);
    mayName.push(segment.lines.filter(mayNameHolder));
  }
  const lineAt = (index: number): TokenLine | undefined => ofTables.get(index) ?? lines[index];
  const at = new Map<TokenLine, HolderLine>();
  const over = new Map<Segment, HolderLine>();
  const names = new Named();
  const secondLines = new SecondLines(lines);
  const note = (line: TokenLine, isAbove: boolean): HolderLine | undefined => {
    const noted = at.get(line);
    if (noted) return noted;
    const found = holderLineOf(line, lineAt(line.index - 1), lexicon);
    if (!found || (isFurniture(lines, line) && !found.isSum)) return undefined;
    if (found.holder.name === '' ? isOfRow(lines, line) : isAmongWords(lines, line))
      return undefined;
    if (secondLines.has(line)) return undefined;
    if (found.isShort && !isAbove && !leadsRows(lines, line) && !isBelowSum(lines, line, lexicon))
      return undefined;
    const named = { ...found, holder: names.note(found.holder, !found.isSum) };
    at.set(line, named);
    return named;
  };
  for (const [i, segment] of segments.entries()) {
    const { from, to } = segment.header ?? { from: 0, to: 0 };
    // What stands above the heading is of none that it heads.
    const isUnder = (segment.lines[0]?.index ?? Infinity) >= from;
    const top = segment.header && isUnder ? lines[from] : undefined;
    const near = top
      ? lines
          .slice(Math.max(0, from - LINES_ABOVE), to)
          .flatMap(({ page, index }) => (page === top.page ? (lineAt(index) ?? []) : []))
      : [];
    const heading = near.map((line) => note(line, true)).findLast((found) => found && !found.isSum);
    if (heading) over.set(segment, heading);
    for (const line of mayName[i] ?? []) note(line, false);
  }
  const pages = (lines.at(-1)?.page ?? 0) + 1;
  if (names.areHeadings(pages + 1)) return { at, over };
  return { at: below(mayName, lineAt, lexicon), over: new Map() };
}

/** Without headings, the sums that name whose rows stand above them: of two or more. */
function below(
  tables: readonly (readonly TokenLine[])[],
  lineAt: (index: number) => TokenLine | undefined,
  lexicon: Lexicon,
): Holders['at'] {
  const names = new Named();
  const at = new Map<TokenLine, HolderLine>();
  for (const lines of tables)
    for (const line of lines) {
      const found = holderBelow(line, lineAt(line.index - 1), lexicon);
      if (!found) continue;
      const holder = names.note(found.holder, true);
      const own = { holder, section: undefined, isShort: false, isBelow: true };
      at.set(line, { ...own, line, isSum: true });
      if (found.named) at.set(found.named, { ...own, line: found.named, isSum: false });
    }
  return names.areHeadings(1) ? at : new Map();
}

const isRow = (line: TokenLine | undefined): boolean =>
  line?.dates[0]?.from === 0 && line.money.some(({ exact }) => exact);

/** `Card no.: xxxx xxxx xxxx 7738` right below a row, behind its date, and above more words: the card that paid. */
function isOfRow(lines: readonly TokenLine[], { index, x0, page }: TokenLine): boolean {
  const [row, next] = [lines[index - 1], lines[index + 1]];
  if (!row || !next || !isRow(row) || next.page !== page) return false;
  return x0 > row.x0 + BEHIND && next.x0 > row.x0 + BEHIND && next.dates[0]?.from !== 0;
}

/** `Shop Card 5244 35XX XXXX 8812` close below a row, behind its date, and above more of the row's words. */
function isAmongWords(
  lines: readonly TokenLine[],
  { index, x0, baseline, size }: TokenLine,
): boolean {
  const [row, next] = [lines[index - 1], lines[index + 1]];
  const date = row?.dates.find(({ from, weak }) => from <= 1 && !weak);
  if (!row || !date || !next || !row.money.some(({ exact }) => exact)) return false;
  const isClose = (gap: number): boolean => gap > 0 && gap <= settings.wrapGap * size;
  const goesOn = isClose(baseline - row.baseline) && isClose(next.baseline - baseline);
  return goesOn && x0 > date.x1 && Math.abs(next.x0 - x0) <= BEHIND;
}

/** Points by which a heading may stand behind the dates of its rows. */
const BEHIND = 2;
/** Lines below a heading within which its first row stands. */
const NEAR = 5;

/** It begins as far left as the dates of the rows below: what rows say of themselves stands behind these. */
function leadsRows(lines: readonly TokenLine[], { index, x0, page }: TokenLine): boolean {
  const row = lines
    .slice(index + 1, index + 1 + NEAR)
    .find((line) => line.page === page && line.dates[0]?.from === 0);
  return row !== undefined && x0 <= row.x0 + BEHIND;
}

/** The rows above are summed: what follows is none of theirs. */
function isBelowSum(lines: readonly TokenLine[], { index }: TokenLine, lexicon: Lexicon): boolean {
  const above = lines[index - 1];
  const isSum = above?.money.some(({ exact }) => exact) && above.dates.length === 0;
  return isSum === true && lexicon.totals.at(above?.speech.folded ?? [], 0) !== undefined;
}
