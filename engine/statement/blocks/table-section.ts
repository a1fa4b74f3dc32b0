import { CHEQUE_STEMS } from '../../languages';
import type { SectionRole, Segment } from '../../reading';
import { fold } from '../../text';

/** What a table's title says of its rows, or its heading: those that only the number of a cheque describes were paid by it. */
export function sectionOf({ caption, header }: Segment): SectionRole | undefined {
  if (caption?.kind === 'section') return caption.role;
  const columns = header?.columns ?? [];
  const isOfCheques =
    columns.some(({ role, text }) => role === 'reference' && namesCheque(text)) &&
    columns.every(({ role }) => role === 'reference' || role === 'amount' || role === 'date');
  return isOfCheques ? 'debits' : undefined;
}

const namesCheque = (text: string): boolean =>
  CHEQUE_STEMS.some((stem) => fold(text).startsWith(stem));
