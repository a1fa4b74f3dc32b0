import type { Characters } from './characters';
import type { Run } from './run';

/** Letter spacing below this, in em, is kerning noise. */
const NOISE = 0.05;

/** Single letters further apart than this, in em, are cells of a table, not a spaced-out word. */
const WIDEST_BETWEEN_OBJECTS = 0.6;

/** … and within one text object. */
const WIDEST_WITHIN = 0.8;

/** Letter spacing is judged from this many characters on. */
const SAMPLE = 4;

/** Objects whose baselines differ by less than this, in em, are on one line. */
const SAME_LINE = 0.25;

/**
 * Each run's own letter spacing in points: the lower quartile of its gaps, so that the gaps between words don't
 * count. Short runs that follow each other on a line are judged together: some writers set every glyph by itself.
 */
export function letterSpacings(characters: Characters): Float64Array {
  const { runs } = characters;
  const spacings = new Float64Array(runs.length);
  for (let r = 0; r < runs.length; r++) {
    const run = runs[r] as Run;
    if (run.direction !== 'right') continue;
    if (run.end - run.start >= SAMPLE) {
      const spacing = spacingOf(characters, run.start, run.end, run.size);
      if (spacing < run.size * WIDEST_WITHIN) spacings[r] = spacing;
      continue;
    }
    let last = r;
    while (last + 1 < runs.length && continues(characters, run, runs[last + 1] as Run)) last++;
    const end = (runs[last] as Run).end;
    if (end - run.start >= SAMPLE) {
      const spacing = spacingOf(characters, run.start, end, run.size);
      if (spacing < run.size * WIDEST_BETWEEN_OBJECTS) spacings.fill(spacing, r, last + 1);
    }
    r = last;
  }
  return spacings;
}

function continues({ baseline }: Characters, first: Run, next: Run): boolean {
  return (
    next.end - next.start < SAMPLE &&
    next.size === first.size &&
    next.direction === first.direction &&
    Math.abs((baseline[next.start] as number) - (baseline[first.start] as number)) <
      first.size * SAME_LINE
  );
}

function spacingOf(
  { sameGlyph, x0, x1 }: Characters,
  start: number,
  end: number,
  size: number,
): number {
  const noise = size * NOISE;
  // Most text is set without: known as soon as more than a quarter of the gaps are narrow.
  let narrow = (end - start - 1) >> 2;
  for (let k = start + 1; k < end && narrow >= 0; k++) {
    if (sameGlyph[k] === 0 && (x0[k] as number) - (x1[k - 1] as number) < noise) narrow--;
  }
  if (narrow < 0) return 0;
  const gaps: number[] = [];
  for (let k = start + 1; k < end; k++) {
    if (sameGlyph[k] === 0) gaps.push((x0[k] as number) - (x1[k - 1] as number));
  }
  gaps.sort((a, b) => a - b);
  const quartile = gaps[gaps.length >> 2] ?? 0;
  return quartile < noise ? 0 : quartile;
}
