import { type Line, lineOf } from '../../layout';
import type { Word } from '../../pdf';
import type { Header } from '../headings';
import type { Money, TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { isUnder, type SidedNames, sidedNames } from './sided-names';

/** The figures of a line in the two columns; undefined where both say something. */
function balanceIn({ money }: TokenLine, { owed, held }: SidedNames): Balance | undefined {
  const exact = money.filter((figure) => figure.exact);
  const [out, into] = [owed, held].map((name) => exact.find((figure) => isUnder(figure, name)));
  if (out && into && out !== into && out.minor !== 0 && into.minor !== 0) return undefined;
  // `0.00` in the other column says nothing.
  return out?.minor === 0 && into
    ? { held: into, empty: out }
    : { held: into, owed: out, empty: out && into };
}

type Balance = { held?: Money | undefined; owed?: Money | undefined; empty?: Money | undefined };

const isOf = (i: number, figure: Money | undefined): boolean =>
  figure !== undefined && i >= figure.from && i < figure.to;

/** A figure with a minus, and set in the other column, if it says that something is owed. */
function moved(line: TokenLine, { owed, held, empty }: Balance, by: number): Line {
  const dropped = owed && empty && held ? held : empty;
  const words = line.words.flatMap((word, i): Word[] => {
    if (dropped && isOf(i, dropped)) return [];
    if (!owed || !isOf(i, owed)) return [word];
    const text =
      i === owed.from && owed.minor !== 0 && owed.sign === undefined ? `-${word.text}` : word.text;
    return [{ ...word, text, x0: word.x0 + by, x1: word.x1 + by }];
  });
  return words.length > 0 ? { ...lineOf(line.page, words, line.scale), beside: line.beside } : line;
}

/** A heading's lines without the name of the column of what is owed, and without the side in that of what is held. */
function named(lines: readonly TokenLine[], { owed, sides }: SidedNames): Line[] {
  const gone = new Set<Word>([...owed.words, ...sides]);
  return lines.flatMap((line): Line[] => {
    const words = line.words.filter((word) => !gone.has(word));
    if (words.length === line.words.length) return [line];
    return words.length > 0 ? [lineOf(line.page, words, line.scale)] : [];
  });
}

/**
 * Balances that stand in two columns by their side, `Balance Dr  Balance Cr`, put in the one of what is held, what is owed with
 * a minus. Undefined where no heading names two, or a line says both.
 */
export function joinSided(
  lines: readonly TokenLine[],
  _: readonly Header[],
  lexicon: Lexicon,
): Line[] | undefined {
  const headings = sidedNames(lines, lexicon);
  if (headings.length === 0) return undefined;
  const begins = new Map(headings.map((heading) => [heading.from, heading]));
  const all: Line[] = [];
  let names: SidedNames | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const next = begins.get(at);
    if (next) {
      all.push(...named(lines.slice(next.from, next.to), next));
      names = next;
      at = next.to - 1;
      continue;
    }
    if (!line) continue;
    const balance = names && balanceIn(line, names);
    if (names && !balance) return undefined;
    const by = names ? names.held.x1 - names.owed.x1 : 0;
    all.push(balance?.owed || balance?.empty ? moved(line, balance, by) : line);
  }
  return all;
}
