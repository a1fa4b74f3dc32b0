import { cellsOf, textOf } from '../../layout';
import type { Lexicon, TokenLine, Trade } from '../../reading';
import { UNSPACED } from '../../text';

/** Words of a cell, at most, that is the name of a column or a label. */
const LONGEST = 5;
/** Letters of a word that says as much as several do: `Miteigentumsanteil`. */
const COMPOUND = 13;
/** … where no spaces are printed, `部屋番号`; of more, a word may be a sentence. */
const UNSPACED_COMPOUND = { least: 4, most: 8 };
/** Names as they are known, and as they are printed. */
export type Names = ReadonlyMap<string, string>;

type Span = { from: number; to: number };

/** What parts names that stand in one line: `Unit 12 · Account 4471`. */
const PART = /^[·•|–—/]$/u;

/** A word that says as much as several do. */
function isCompound(text: string): boolean {
  if (!UNSPACED.test(text)) return text.length >= COMPOUND;
  return text.length >= UNSPACED_COMPOUND.least && text.length <= UNSPACED_COMPOUND.most;
}

/**
 * Whether words are a name as columns and labels have it: a short part of a line, or what leads to a value. A single word
 * is all of its part, a date apart: `Unit` is a tenant's, `Unit 4` a line of any address.
 */
function isName({ words, dates }: TokenLine, cell: Span, { from, to }: Span): boolean {
  if (to > cell.to) return false;
  if (words[to - 1]?.text.endsWith(':') === true || words[to]?.text === ':') return true;
  if (from > cell.from && !PART.test(words[from - 1]?.text ?? '')) return false;
  let end = to;
  const isDate = (at: number): boolean => dates.some((date) => date.from === at);
  while (end < cell.to && !PART.test(words[end]?.text ?? '') && !isDate(end)) end += 1;
  const isTelling = to - from > 1 || isCompound(words[from]?.text ?? '');
  return end - from <= (isTelling ? LONGEST : 1);
}

/** By trade, the different names of columns and labels that only its papers print. */
export function tradesIn(
  lines: readonly TokenLine[],
  { trades }: Lexicon,
): ReadonlyMap<Trade, Names> {
  const found = new Map<Trade, Map<string, string>>();
  for (const line of lines) {
    const { words, speech } = line;
    let from = 0;
    for (const { words: own } of cellsOf(words)) {
      const cell = { from, to: from + own.length };
      for (let at = from; at < cell.to; at += 1) {
        const name = trades.at(speech.folded, at);
        if (!name || !isName(line, cell, name)) continue;
        const names = found.get(name.tag) ?? new Map<string, string>();
        const printed = textOf({ words: words.slice(at, name.to) }).replace(/[:：].*$/u, '');
        found.set(name.tag, names.set(speech.folded.slice(at, name.to).join(' '), printed));
        at = name.to - 1;
      }
      from = cell.to;
    }
  }
  return found;
}

/** `0-30 days  31-60 days`, in any language: how long invoices have been open. */
const AGE = /^(?:0|1|31|61|91)\s?[-–]\s?(?:30|60|90|120)(?!\d)/;
const BEGINS_AGE = /^(?:0|1|31|61|91)(?!\d)/;
const AGES = 2;

/** Ages of what is due, where a line has several. */
export function agesIn(lines: readonly TokenLine[]): Names {
  const found = new Map<string, string>();
  for (const { words } of lines) {
    if (words.filter(({ text }) => BEGINS_AGE.test(text)).length < AGES) continue;
    const ages = cellsOf(words).flatMap((cell) => {
      const text = textOf(cell);
      return AGE.test(text) ? text : [];
    });
    if (ages.length >= AGES) for (const age of ages) found.set(age.toLowerCase(), age);
  }
  return found;
}
