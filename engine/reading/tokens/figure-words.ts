import type { Line } from '../../layout';
import { settings } from '../../settings';
import { isDigit } from '../../text';
import type { Lexicon } from '../vocabulary';
import { besideOf } from './affixes';
import type { NumberFormat } from './number-format';
import type { Setting } from './setting';

/** Where a text's digits begin; its length where it has none. */
export function digitsFrom(text: string): number {
  let first = 0;
  while (first < text.length && !isDigit(text.charCodeAt(first))) first += 1;
  return first;
}

/** Behind the last digit of a text; 0 where it has none. */
export function digitsTo(text: string): number {
  let to = text.length;
  while (to > 0 && !isDigit(text.charCodeAt(to - 1))) to -= 1;
  return to;
}

/** In letter-spaced print the groups of a figure stand wider apart, though nearer than cells do. */
export function loneGroup(line: Line, i: number, gap: number, lexicon: Lexicon): boolean {
  const word = line.words[i];
  if (!word || gap > settings.affixGap * word.size) return false;
  let at = i - 1;
  let edge = word.x0;
  for (let before = line.words[at]; before !== undefined; before = line.words[at]) {
    const beside = besideOf(before.text, lexicon);
    if (!beside) break;
    edge = before.x0;
    at -= 1;
    // A mark further left is another figure's.
    if (beside.marker) break;
  }
  const before = line.words[at];
  return !before || edge - before.x1 > 1.5 * gap;
}

const TORN = /^\d{1,2}$/;
const REST = /^(\d{1,2})(?:([.,'’])\d{3})*([.,])\d{2,3}(?!\d)/;

/** `R$ 1 11.000,00`: digits behind a currency or a sign that what stands a word space further goes on with. */
export function isTorn(
  line: Line,
  i: number,
  { decimal, scale }: NumberFormat,
  lexicon: Lexicon,
  setting: Setting,
): boolean {
  const word = line.words[i];
  if (!word || word.text.length > 2 || !TORN.test(word.text)) return false;
  const [before, next] = [line.words[i - 1], line.words[i + 1]];
  if (!before || !next) return false;
  const [, head, group, mark] = REST.exec(next.text) ?? [];
  if (head === undefined || mark !== decimal || group === decimal || scale === 0) return false;
  const near =
    next.x0 - word.x1 <= setting.groupGap * word.size &&
    word.x0 - before.x1 <= settings.affixGap * word.size;
  return (
    near && word.text.length + head.length <= 3 && besideOf(before.text, lexicon) !== undefined
  );
}

/** Up to three digits, which a group of three may follow. */
export function isHeadOfGroups(body: string): boolean {
  if (body.length > 3) return false;
  for (let i = 0; i < body.length; i += 1) if (!isDigit(body.charCodeAt(i))) return false;
  return true;
}
