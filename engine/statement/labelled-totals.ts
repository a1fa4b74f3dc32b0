import type { PrintedTotals } from '../proof';
import { type Lexicon, mayName, phrasesIn, type SectionRole, type TokenLine } from '../reading';

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
    if (!mayName(line, 'totals') && !mayName(line, 'sections')) continue;
    if (line.words.length > 30 || line.money.length === 0) continue;
    const section = sectionTotal(line, lexicon);
    if (section) found[section.side].add(section.minor);
    const matches = phrasesIn(line, 'totals');
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

const SIDES: Partial<Record<SectionRole, 'credits' | 'debits'>> = {
  credits: 'credits',
  payments: 'credits',
  debits: 'debits',
  purchases: 'debits',
};

/** A summary's line that names a section and its sum: `Payments and credits  376.38`. */
function sectionTotal(
  line: TokenLine,
  lexicon: Lexicon,
): { side: 'credits' | 'debits'; minor: number } | undefined {
  if (line.dates.length > 0) return undefined;
  const [figure, ...more] = line.money.filter(({ exact }) => exact);
  if (!figure || more.length > 0) return undefined;
  const folded = line.speech.folded;
  const match = lexicon.sections.at(
    folded,
    folded.findIndex((word) => word !== ''),
  );
  const side = match && SIDES[match.tag];
  return side && { side, minor: figure.minor };
}
