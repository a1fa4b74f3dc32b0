import { Marked, type Places } from '../lists';
import type { TokenLine } from '../reading';
import type { AccountPart } from './accounts';
import type { Block } from './blocks';
import { headsRow } from './facts';

/**
 * Indexes of the lines that are rows: what a payee is called says nothing of the statement. Below all rows with dates, one
 * without may be a summary.
 */
export function linesOfRows(blocks: readonly Block[], lines: readonly TokenLine[]): Places {
  const indexes = new Marked(lines.length);
  for (const { entries, undated } of blocks) {
    const last = entries.findLastIndex((entry) => !undated.has(entry));
    entries.forEach((entry, i) => {
      if (entry.kind !== 'row' || (i > last && last >= 0)) return;
      for (const line of entry.lines)
        if (line === entry.anchor || !headsRow(line, lines[line.index + 1]))
          indexes.add(line.index);
    });
  }
  return indexes;
}

/** Indexes of the lines that name columns, and nothing beside: what stands beneath is of the rows. */
export function linesOfNames(blocks: readonly Block[], lines: readonly TokenLine[]): Places {
  const indexes = new Marked(lines.length);
  for (const {
    segment: { header },
  } of blocks)
    if (header && header.boxOn === undefined && header.columns.length >= TABLE)
      for (let index = header.from; index < header.to; index += 1) indexes.add(index);
  return indexes;
}

/** Indexes of the lines of the blocks' headings. */
export function linesOfHeads(blocks: readonly Block[]): ReadonlySet<number> {
  const indexes = new Set<number>();
  for (const { segment } of blocks) {
    const { from = 0, to = 0 } = segment.header ?? {};
    for (let index = from; index < to; index += 1) indexes.add(index);
  }
  return indexes;
}

/** Names from which on a heading is of a table, and no labels of facts. */
const TABLE = 4;

/** The lines of a part, none of them rows, that say what no other part says: the head of each page is of all. */
export function saidAlone(
  { own }: Pick<AccountPart, 'own'>,
  lines: readonly TokenLine[],
  rows: Places,
): TokenLine[] {
  const [first, last] = [own[0]?.index ?? 0, own.at(-1)?.index ?? -1];
  const elsewhere = new Set(
    lines.flatMap(({ index, speech }) => (index < first || index > last ? speech : [])),
  );
  return own.filter(({ index, speech }) => !rows.has(index) && !elsewhere.has(speech));
}
