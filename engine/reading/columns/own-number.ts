import { overlapOf, type Span } from '../../layout';
import type { Word } from '../../pdf';
import type { TokenLine } from '../tokens';
import type { Side } from '../vocabulary';

/** A number that every row bears, in one of two columns, and which way each of these says that the row goes. */
export type OwnNumber = { text: string; places: readonly (Span & { side: Side })[] };

/** An account's number: figures, maybe with letters and strokes. */
const NUMBER = /^(?=(?:.*\d){5})[\p{L}\d*./-]{6,}$/u;

/**
 * The account's own number, which rows of transfers bear as the one that paid or the one that received: it stands in one
 * of two columns on every row. Which of them is which, the rows tell whose direction `sideOf` knows.
 */
export function ownNumber(
  lines: readonly TokenLine[],
  sideOf: (line: TokenLine) => Side | undefined,
): OwnNumber | undefined {
  const [first] = lines;
  const candidates = first?.words.filter(({ text }) => NUMBER.test(text)) ?? [];
  for (const { text } of candidates) {
    const found = lines.map((line) => wordIn(line, text));
    if (!found.every((word) => word !== undefined)) continue;
    const places = placesOf(found);
    const [left, right, ...more] = places;
    if (!left || !right || more.length > 0) continue;
    const sides = [left, right].map((place) => new Set<Side>(sidesAt(place, lines, text, sideOf)));
    const known = sides.map((some) => (some.size === 1 ? [...some][0] : undefined));
    if (sides.some((some) => some.size > 1) || known[0] === known[1]) continue;
    const side = known[0] ?? (known[1] && other(known[1]));
    if (side)
      return {
        text,
        places: [
          { ...left, side },
          { ...right, side: other(side) },
        ],
      };
  }
  return undefined;
}

/** Which way a row goes by where it bears the number. */
export function sideByNumber(line: TokenLine, { text, places }: OwnNumber): Side | undefined {
  const word = wordIn(line, text);
  return word && places.find((place) => overlapOf(place, word) > 0)?.side;
}

const other = (side: Side): Side => (side === 'debit' ? 'credit' : 'debit');

/** The one word of a line that is this text. */
function wordIn({ words }: TokenLine, text: string): Word | undefined {
  const [word, ...more] = words.filter((one) => one.text === text);
  return more.length === 0 ? word : undefined;
}

function placesOf(words: readonly Word[]): Span[] {
  const places: Span[] = [];
  for (const { x0, x1 } of words) {
    const place = places.find((one) => overlapOf(one, { x0, x1 }) > 0);
    if (place) {
      place.x0 = Math.min(place.x0, x0);
      place.x1 = Math.max(place.x1, x1);
    } else places.push({ x0, x1 });
  }
  return places;
}

function* sidesAt(
  place: Span,
  lines: readonly TokenLine[],
  text: string,
  sideOf: (line: TokenLine) => Side | undefined,
): Generator<Side> {
  for (const line of lines) {
    const word = wordIn(line, text);
    const side = word && overlapOf(place, word) > 0 ? sideOf(line) : undefined;
    if (side) yield side;
  }
}
