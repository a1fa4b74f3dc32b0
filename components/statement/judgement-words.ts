import type { Judgement } from '@/utils/export';
import type { Language, Unit } from '../locale';

/** The proof mark's words. */
export const judgementWords = (
  judgement: Judgement,
  unit: Unit,
  { text, format }: Language,
): string => {
  switch (judgement.verdict) {
    case 'proven':
      return text.count('proven', judgement.rows, format.count(judgement.proven));
    case 'unchecked':
      return text(judgement.tied ? 'unchecked_tied' : 'unchecked');
    case 'broken':
      switch (judgement.what) {
        case 'rows':
          return text.count('broken_rows', judgement.count);
        case 'sections':
          return text.count('broken_sections', judgement.count);
        case 'closing':
          return text('broken_closing', format.money(judgement.off, unit));
        case 'unknown':
          return text('broken_unknown');
      }
  }
};
