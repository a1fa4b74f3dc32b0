import { cellsOf, textOf } from '../../layout';
import { type LineKind, lineKind } from '../headings';
import type { TokenLine } from '../tokens';
import { type Lexicon, phrasesIn } from '../vocabulary';
import { furnitureOnTop } from './furniture';
import { type Caption, carriesRow, type Segment } from './segment';

/** Rows of one table stand at most this many line heights apart. */
const TABLE_GAP = 2.6;

/** The usual distance from row to row; 0 where there are too few to tell. */
function rowPitch(lines: readonly TokenLine[]): number {
  const rows = lines.filter(carriesRow);
  const gaps = rows
    .flatMap((row, i) => {
      const before = rows[i - 1];
      return before?.page === row.page ? [row.baseline - before.baseline] : [];
    })
    .sort((a, b) => a - b);
  return gaps.length > 2 ? (gaps[gaps.length >> 1] ?? 0) : 0;
}

/** Cells that a heading has at least: date, description, amount. */
const NAMES = 3;

/** Words set apart, without a figure: names of columns in words that are not known. */
const isNames = ({ words }: TokenLine): boolean =>
  words.length >= NAMES &&
  words.every(({ text }) => !/\d/.test(text)) &&
  cellsOf(words).length >= NAMES;

/** An account's number or its opening balance: what stood aside before is over. */
const opensAccount = (line: TokenLine, kind: LineKind | undefined): boolean =>
  (kind?.kind === 'balance' && kind.word === 'opening') ||
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber');

/** Words beside the two days of a title: `from`, `to`. */
const JOINING = 2;

/** `Transações de 05 DEZ a 05 JAN`: what lists the rows of a time, and says nothing else. */
function titlesRows({ dates, money, speech: { folded } }: TokenLine, lexicon: Lexicon): boolean {
  if (dates.length !== 2 || money.length > 0) return false;
  const name = lexicon.columns.at(folded, 0);
  const others = folded.slice(name?.to).filter((word) => word !== '');
  return name?.tag === 'description' && others.length <= JOINING;
}

const TITLE_LINES = 2;

const isTitle = (line: TokenLine, lexicon: Lexicon): boolean =>
  line.dates.length === 0 && lineKind(line, lexicon, true)?.kind === 'section';

/** Without headings, a table ends where rows stop and something else stands between, or white space. */
export function unheaded(lines: readonly TokenLine[], lexicon: Lexicon): Segment[] {
  const segments: Segment[] = [];
  let current: TokenLine[] = [];
  let row: TokenLine | undefined;
  const pitch = rowPitch(lines);
  const furniture = furnitureOnTop(lines);
  let caption: Caption | undefined;
  const named = new Set<string>();
  let goesOn = false;
  const close = (next: Caption | undefined): void => {
    if (current.length > 0)
      segments.push({ header: undefined, caption, lines: current, goesOn, abreast: undefined });
    current = [];
    row = undefined;
    caption = next;
    goesOn = false;
  };
  for (const line of lines) {
    if (line.isProse || furniture.has(line)) continue;
    const before = current.at(-1);
    const kind = lineKind(line, lexicon);
    const gap = before && before.page === line.page ? line.baseline - before.baseline : 0;
    if (kind?.kind === 'aside') close({ kind: 'aside', line });
    else if (caption?.kind === 'aside' && (opensAccount(line, kind) || titlesRows(line, lexicon)))
      close(undefined);
    else if (before && before.beside !== line.beside) close(undefined);
    else if (isNames(line)) {
      // A section's title stands above its table's heading.
      const title = current.findLastIndex(
        (other, k) => k >= current.length - TITLE_LINES && isTitle(other, lexicon),
      );
      const above = title < 0 ? [] : current.splice(title);
      close(undefined);
      current.push(...above);
      const names = textOf(line);
      goesOn = named.has(names);
      named.add(names);
    } else if (row && gap > Math.max(TABLE_GAP * line.size, 1.8 * pitch)) close(undefined);
    current.push(line);
    if (carriesRow(line)) row = line;
  }
  close(undefined);
  return segments;
}
