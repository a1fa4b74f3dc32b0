import { phrasesIn, type PrintedDate, type TokenLine } from '../../reading';
import type { Stretch } from '../../text';

/** What stands below a label is behind it. */
export const BELOW: Stretch = { from: 0, to: 0 };

export const isOfPeriod = ({ tag }: { tag: string }): boolean => tag === 'period';

/** Letters of a word that leads to a period's first day and to much else: `de`, `vom`. */
const SHORT = 3;

/** `Fecha de apertura: 15/06/2022` is no period: so short a word is the label of what stands right behind it. */
export function leadsToDate(
  { dates, speech }: TokenLine,
  { from, to }: { from: number; to: number },
): boolean {
  const isShort = isShortLabel(speech, { from, to });
  return !isShort || dates.length === 0 || dates.some((date) => date.from === to);
}

const isShortLabel = ({ folded }: TokenLine['speech'], { from, to }: Stretch): boolean =>
  to - from === 1 && (folded[from]?.length ?? 0) <= SHORT;

/** `Interest 12.25 % from 3 Oct to 17 Nov 2023`: the words before so short a label say what is of that period. */
export const isOfItself = ({ speech }: TokenLine, label: Stretch): boolean =>
  label.from === 0 || !isShortLabel(speech, label);

/**
 * The date on the line below a period's first day: behind its own label, `Period to: 30/06/2025`, or the first. Below `Extrait du
 * 31/12/2023`, of which the day may be the paper's own, only behind a word that leads to an end (`until`).
 */
export function endIn(
  line: TokenLine | undefined,
  begins: { speech: TokenLine['speech']; label: Stretch },
  until: ReadonlySet<string>,
): PrintedDate | undefined {
  if (!line) return undefined;
  const lead = begins.speech.folded[begins.label.to - 1] ?? '';
  const label = phrasesIn(line, 'facts').find((one) => isOfPeriod(one) && leadsToDate(line, one));
  const behind = line.dates.find(({ from }) => label !== undefined && from >= label.to);
  if (behind || lead.length > SHORT) return behind ?? line.dates[0];
  return line.dates.find(({ from }) => until.has(line.speech.folded[from - 1] ?? ''));
}
