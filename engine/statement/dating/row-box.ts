import type { TokenLine } from '../../reading';
import type { Row } from '../model';

/** The box around a row's lines, of those on its first one's page; points of that page. */
export function boxOf(lines: readonly TokenLine[]): Row['source'] {
  const page = lines[0]?.page ?? 0;
  const box = { page, x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const line of lines) {
    if (line.page !== page) continue;
    box.x0 = Math.min(box.x0, (line.x0 + line.moved) / line.scale);
    box.y0 = Math.min(box.y0, line.top / line.scale);
    box.x1 = Math.max(box.x1, (line.x1 + line.moved) / line.scale);
    box.y1 = Math.max(box.y1, line.bottom / line.scale);
  }
  return box;
}
