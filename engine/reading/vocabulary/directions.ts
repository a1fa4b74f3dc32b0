import type { Language } from '../../languages';
import { foldPhrase } from '../../text';

/** Money out or money in. */
export type Side = 'debit' | 'credit';

/** A narrow column may have broken a word off: its beginning says as much. */
const LEAST_OF_WORD = 5;

/** What a folded cell says, or a beginning that only words for one side have. */
export function directionIn(directions: ReadonlyMap<string, Side>, cell: string): Side | undefined {
  const whole = directions.get(cell);
  if (whole || cell.length < LEAST_OF_WORD || cell.includes(' ')) return whole;
  const sides = new Set<Side>();
  for (const [word, side] of directions)
    if (!word.includes(' ') && word.startsWith(cell)) sides.add(side);
  const [side, ...others] = sides;
  return others.length === 0 ? side : undefined;
}

/** What a kind of transaction is called, and which way it goes; names of columns say so too. */
export function directionsOf(used: readonly Language[]): ReadonlyMap<string, Side> {
  const directions = new Map<string, Side>();
  for (const { directions: own, columns, signs } of used)
    for (const side of ['debit', 'credit'] as const)
      for (const text of [...(own?.[side] ?? []), ...columns[side], ...signs[side]]) {
        const key = foldPhrase(text).join(' ');
        if (key.length > 1 && !directions.has(key)) directions.set(key, side);
      }
  return directions;
}
