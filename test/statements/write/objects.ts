import type { Ink, Measure, Text } from '../ink';
import type { Layout } from '../layout';

/** A sheet's texts cut or joined into what the PDF's text objects shall hold. Shapes come first. */
export function intoObjects(
  ink: readonly Ink[],
  { objects, paint }: Layout['type'],
  measure: Measure,
  next: () => number,
): Ink[] {
  const shapes = ink.filter(({ kind }) => kind !== 'text');
  const texts = ink.filter((one) => one.kind === 'text');
  const whole = objects === 'lines' ? joinLines(texts, measure) : texts;
  return [...shapes, ...inOrder(whole, paint, next).flatMap((text) => cut(text, objects, measure))];
}

function inOrder(texts: Text[], paint: Layout['type']['paint'], next: () => number): Text[] {
  if (paint === 'rows') return texts;
  const keyed = texts.map((text) => ({ text, key: paint === 'columns' ? text.column : next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ text }) => text);
}

/** A text whole, or one object per word or letter. */
function cut(ink: Text, objects: Layout['type']['objects'], measure: Measure): Text[] {
  if (objects !== 'words' && objects !== 'glyphs') return [ink];
  const width = (text: string) => measure(text, ink.face, ink.size, ink.tracking);
  const parts = ink.text.matchAll(objects === 'words' ? /\S+/g : /\S/gu);
  return [...parts].map((part) => {
    const before = ink.text.slice(0, part.index);
    return { ...ink, text: part[0], x: ink.x + (before === '' ? 0 : width(before)) };
  });
}

/** As a line printer writes: the cells of one height in one object, spaces between (in a fixed-width face). */
function joinLines(texts: readonly Text[], measure: Measure): Text[] {
  const lines = new Map<string, Text[]>();
  for (const text of texts) {
    const key = [text.baseline, text.size, text.tracking, text.face.bold, text.colour].join('/');
    lines.set(key, [...(lines.get(key) ?? []), text]);
  }
  return [...lines.values()].map((cells) => {
    const [first, ...rest] = cells.sort((a, b) => a.x - b.x);
    if (!first) throw new Error('Cannot join a line: it has no cells');
    const advance = measure('0', first.face, first.size, 0) + first.tracking;
    const text = rest.reduce((line, cell) => {
      const column = Math.round((cell.x - first.x) / advance);
      const used = Math.round(measure(line, first.face, first.size, 0) / advance);
      return line + ' '.repeat(Math.max(1, column - used)) + cell.text;
    }, first.text);
    return { ...first, text };
  });
}
