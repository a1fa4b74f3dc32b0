import type { Page } from '@/engine/pdf';

/** Larger letters are a watermark: they stand behind the text. */
const WATERMARK = 40;

/** Words that stand outside the page, and pairs on one baseline of which one begins before the other ends. */
export function misplaced({ words, width, height }: Page): string[] {
  const outside = words
    .filter(({ x0, x1, top, bottom }) => x0 < 0 || x1 > width || top < 0 || bottom > height)
    .map(({ text }) => `outside: ${text}`);
  const line = ({ baseline }: { baseline: number }) => Math.round(baseline);
  const sorted = words
    .filter(({ size }) => size < WATERMARK)
    .toSorted((a, b) => line(a) - line(b) || a.x0 - b.x0);
  const overlapping = sorted.flatMap((word, i) => {
    const next = sorted[i + 1];
    const overlap = next && line(next) === line(word) && next.x0 < word.x1 - 1;
    return overlap ? [`${word.text} overlaps ${next.text}`] : [];
  });
  return [...outside, ...overlapping];
}
