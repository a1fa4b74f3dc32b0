import type { TokenLine, TotalLine } from '../../reading';

/** The words after "Total": what it is the total of. */
export function saysOf(total: TotalLine): string[] {
  return total.line.speech.folded.filter((word) => word.length > 2).slice(1);
}

/** A total is a section's own where it names nothing, or something of the heading. */
export function names(total: TotalLine, heading: TokenLine | undefined): boolean {
  const said = saysOf(total);
  const head = new Set(heading ? heading.speech.folded : []);
  return said.length === 0 || said.some((word) => head.has(word));
}
