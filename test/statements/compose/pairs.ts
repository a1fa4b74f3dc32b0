import type { Flow } from './flow';
import type { Style } from './style';

export type Pair = readonly [label: string, value: string];

/** Labels with their values beside them; returns the y below. */
export function drawPairs(
  flow: Flow,
  pairs: readonly Pair[],
  frame: { x0: number; x1: number; y: number },
  style: Style,
  values: 'left' | 'right' = 'left',
): number {
  const indent = Math.max(...pairs.map(([label]) => style.width(label))) + 12;
  return pairs.reduce((y, [label, value]) => {
    const x = values === 'left' ? frame.x0 + indent : frame.x1 - style.width(value);
    flow.draw(style.text(label, frame.x0, y + style.size, { colour: '#555555' }));
    flow.draw(style.text(value, x, y + style.size));
    return y + style.line;
  }, frame.y);
}
