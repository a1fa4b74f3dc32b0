import { beginsCell } from '../../layout';
import { settings } from '../../settings';
import type { Lexicon } from '../vocabulary';
import type { Money } from './money';
import { beginsFigureCell, type TokenLine } from './token-line';

/** Figures that make a column of them. */
const LEAST = 3;

/** Share of the lines with a date and a figure that a column has a figure in; amounts of other currencies have fewer. */
const MOST = 0.5;
const BEGINS_TEXT = /^[\p{L}\p{N}]/u;

/** Begins a cell, and text follows it closely: part of a description, or a figure of a column set close to one. */
export function leadsText(line: TokenLine, money: Money): boolean {
  const after = line.words[money.to];
  if (!money.exact || money.alone || !after || !BEGINS_TEXT.test(after.text)) return false;
  return beginsFigureCell(line, money);
}

/** Text stands closely before it, and none after it: the end of a text, or a figure of a column set close to one. */
function followsText(line: TokenLine, money: Money): boolean {
  if (!money.exact || money.alone || beginsFigureCell(line, money)) return false;
  const after = line.words[money.to];
  const isFigure = line.money.some(({ from }) => from === money.to);
  return !after || isFigure || after.x0 - money.x1 >= settings.cellGap * after.size;
}

/** Figures that end at one place before text that begins at another, or begin at one behind texts that end at several. */
type Column = {
  figures: { money: Money; line: TokenLine }[];
  /** Figures that stand alone and begin there, too. */
  free: number;
  pages: Set<number>;
  ends: Set<number>;
  /** Figures behind what a balance is called, and another one. */
  labelled: number;
};

/** Begins the place of figures that begin there. */
const FROM = 'from ';

const beginOf = ({ x0 }: Money): string => `${FROM}${Math.round(x0)}`;

const endBefore = ({ words }: TokenLine, { from }: Money): number =>
  Math.round(words[from - 1]?.x1 ?? 0);

/** Where a figure's column would be, if it has one though text stands close to it. */
function placeOf(line: TokenLine, money: Money): string | undefined {
  if (leadsText(line, money))
    return `${Math.round(money.edge)} ${Math.round(line.words[money.to]?.x0 ?? 0)}`;
  return followsText(line, money) ? beginOf(money) : undefined;
}

/** `−€8.32   Balance €3,657.52`: what a balance is called, in a cell of its own with its figure, behind what moved. */
function isLabelled(
  { words, money, speech }: TokenLine,
  { from }: Money,
  lexicon: Lexicon,
): boolean {
  const name = speech.folded[from - 1];
  if (name === undefined || !beginsCell(words, from - 1)) return false;
  return (
    lexicon.columns.at([name], 0)?.tag === 'balance' &&
    money.some(({ exact, to }) => exact && to === from - 1)
  );
}

/** What a balance is called is no part of the row's text. */
function takeLabel(money: Money, line: TokenLine): void {
  money.from -= 1;
  money.x0 = line.words[money.from]?.x0 ?? money.x0;
  line.speech = { ...line.speech, plain: undefined };
}

/**
 * Figures that text follows closely stand alone, too, where figures and text each have a column: the figures end at
 * one place, and the text behind them begins at another, on most rows of the pages that have such figures, or most
 * rows have such a text, with a figure before it or none. So do those that begin at one place, behind texts of
 * several lengths, or behind what a balance is called. `lines` are of the whole document, `some` those with a figure that does not stand alone.
 */
export function freeFigures(
  lines: readonly TokenLine[],
  some: readonly TokenLine[],
  lexicon: Lexicon,
): void {
  const tight = new Map<string, Column>();
  for (const line of some)
    for (const money of line.money) {
      const key = placeOf(line, money);
      if (key === undefined) continue;
      const column = tight.get(key) ?? {
        figures: [],
        free: 0,
        pages: new Set(),
        ends: new Set(),
        labelled: 0,
      };
      tight.set(key, column);
      column.figures.push({ money, line });
      column.ends.add(endBefore(line, money));
      column.pages.add(line.page);
      if (isLabelled(line, money, lexicon)) column.labelled += 1;
    }
  if (tight.size > 0) addFree(tight, lines);
  const columns = [...tight].filter(
    ([key, { figures, free, ends, labelled }]) =>
      figures.length + free >= LEAST &&
      (!key.startsWith(FROM) || ends.size > 1 || labelled === figures.length),
  );
  if (columns.length === 0) return;
  const rows = rowsByPage(lines);
  for (const [key, { figures, free, pages, labelled }] of columns) {
    let most = 0;
    for (const page of pages) most += rows.get(page) ?? 0;
    const isUsual = (count: number): boolean => count >= MOST * most;
    const texts = key.startsWith(FROM) || isUsual(figures.length + free) ? 0 : textsAt(key, lines);
    if (isUsual(figures.length + free) || isUsual(figures.length + texts))
      for (const { money, line } of figures) {
        money.alone = true;
        if (labelled > 0) takeLabel(money, line);
      }
  }
}

/** How many lines with a date have a text, in a cell of its own, where the texts begin that follow the figures of a place. */
function textsAt(place: string, lines: readonly TokenLine[]): number {
  const at = Number(place.slice(place.indexOf(' ')));
  return lines.filter(({ dates, words }) => {
    const i = dates.length === 0 ? -1 : words.findIndex(({ x0 }) => Math.round(x0) === at);
    const [before, word] = [words[i - 1], words[i]];
    if (!before || !word || !BEGINS_TEXT.test(word.text)) return false;
    return word.x0 - before.x1 >= settings.cellGap * word.size;
  }).length;
}

/** Notes the dated lines' figures that stand alone where others begin close behind a text. */
function addFree(tight: ReadonlyMap<string, Column>, lines: readonly TokenLine[]): void {
  for (const line of lines) {
    if (line.dates.length === 0) continue;
    for (const money of line.money) {
      const column = money.alone && money.exact ? tight.get(beginOf(money)) : undefined;
      if (!column?.pages.has(line.page)) continue;
      column.free += 1;
      column.ends.add(endBefore(line, money));
    }
  }
}

/** How many lines of each page have a date and an amount. */
function rowsByPage(lines: readonly TokenLine[]): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const { page, dates, money } of lines)
    if (dates.length > 0 && money.some(({ exact }) => exact))
      rows.set(page, (rows.get(page) ?? 0) + 1);
  return rows;
}
