/**
 * Breaks a line into the lines that fit a width: between words, or anywhere. A word that is wider than
 * the width is broken inside in both cases.
 */
export function wrapLine(
  text: string,
  width: number,
  mode: 'words' | 'anywhere',
  measure: (text: string) => number,
): string[] {
  if (measure(text) <= width) return [text];
  const units = mode === 'words' ? text.split(' ') : [...text];
  const glue = mode === 'words' ? ' ' : '';
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    const longer = line === '' ? unit : line + glue + unit;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces =
      mode === 'words' && measure(unit) > width
        ? wrapLine(unit, width, 'anywhere', measure)
        : [unit];
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line !== '') lines.push(line);
  return lines.map((l) => l.trim()).filter((l) => l !== '');
}
