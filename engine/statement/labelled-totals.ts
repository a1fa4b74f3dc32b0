import type { PrintedTotals } from '../proof';
import { foldedText, type Lexicon, type TokenLine } from '../reading';

/** Totals of money in and out, and counts of rows, that the document prints anywhere. */
export type LabelledTotals = PrintedTotals & { counts: readonly number[] };

/** Labels of totals with the figure to their right; minor units without sign. */
export function labelledTotals(lines: readonly TokenLine[], lexicon: Lexicon): LabelledTotals {
  const found = {
    credits: new Set<number>(),
    debits: new Set<number>(),
    counts: new Set<number>(),
  };
  for (const line of lines) {
    if (line.words.length > 30 || line.money.length === 0) continue;
    const folded = foldedText(line);
    const matches = lexicon.totals.all(folded);
    for (const match of matches) {
      if (match.tag === 'any') continue;
      const right = line.money.find((money) => money.from >= match.to);
      if (!right) continue;
      if (match.tag === 'count') {
        const text = line.words[right.from]?.text ?? '';
        if (/^\d{1,6}$/.test(text)) found.counts.add(Number(text));
      } else if (right.exact) found[match.tag].add(right.minor);
    }
  }
  return { credits: [...found.credits], debits: [...found.debits], counts: [...found.counts] };
}
