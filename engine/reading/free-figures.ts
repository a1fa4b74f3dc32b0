import type { Money } from './money';
import { beginsCell, type TokenLine } from './token-line';

/** Figures that make a column of them. */
const LEAST = 3;

/** Share of the lines with a date and a figure that a column has a figure in; amounts of other currencies have fewer. */
const MOST = 0.5;
const BEGINS_TEXT = /^[\p{L}\p{N}]/u;

/** Begins a cell, and text follows it closely: part of a description, or a figure of a column set close to one. */
export function leadsText(line: TokenLine, money: Money): boolean {
  const after = line.words[money.to];
  if (!money.exact || money.alone || !after || !BEGINS_TEXT.test(after.text)) return false;
  return beginsCell(line, money);
}

/** Figures that end at one place, before text that begins at another. */
type Column = { figures: Money[]; pages: Set<number> };

/**
 * Figures that text follows closely stand alone, too, where figures and text each have a column: the figures end at
 * one place, and the text behind them begins at another, on most rows of the pages that have such figures.
 */
export function freeFigures(lines: readonly TokenLine[]): void {
  const tight = new Map<string, Column>();
  const rows = new Map<number, number>();
  for (const line of lines) {
    const { page } = line;
    if (line.dates.length > 0 && line.money.some(({ exact }) => exact))
      rows.set(page, (rows.get(page) ?? 0) + 1);
    for (const money of line.money) {
      if (!leadsText(line, money)) continue;
      const key = `${Math.round(money.edge)} ${Math.round(line.words[money.to]?.x0 ?? 0)}`;
      const column = tight.get(key) ?? { figures: [], pages: new Set() };
      tight.set(key, column);
      column.figures.push(money);
      column.pages.add(page);
    }
  }
  for (const { figures, pages } of tight.values()) {
    if (figures.length < LEAST) continue;
    let most = 0;
    for (const page of pages) most += rows.get(page) ?? 0;
    if (figures.length >= MOST * most) for (const figure of figures) figure.alone = true;
  }
}
