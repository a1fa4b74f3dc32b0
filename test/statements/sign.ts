import { z } from 'zod';

/** How a sign is printed. */
export const Sign = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.enum([
      /** `-12.00` */
      'minus',
      /** `−12.00` (U+2212) */
      'real minus',
      /** `+12.00` and `-12.00` */
      'both',
      /** `- 12.00` */
      'spaced',
      /** `12.00-` */
      'trailing',
      /** `12.00 -` */
      'spaced trailing',
      /** `12.00+` and `12.00-` */
      'trailing both',
      /** `(12.00)` */
      'parentheses',
      /** `12.00`: something else decides. */
      'none',
    ]),
  }),
  /** `12.00 CR`, `12.00 DR`, `CR 12.00`, `12.00D`, `12.00 OD` … */
  z.strictObject({
    form: z.literal('mark'),
    /** Which side carries a mark. */
    on: z.enum(['credits', 'debits', 'both']),
    debit: z.string(),
    credit: z.string(),
    place: z.enum(['before', 'after']),
    /** A space between figure and mark. */
    apart: z.boolean(),
  }),
]);
export type Sign = z.infer<typeof Sign>;
