import { z } from 'zod';
import type { Preferences } from '@/components/desk';
import { exportPreferences } from '@/utils/settings';

/** What is kept of a format's own choices; anything else there is an older version's. */
const Kept = z.object({
  namePattern: z.string().optional().catch(undefined),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']).optional().catch(undefined),
});

/** How things were saved, in the extension's storage. */
export const preferences: Preferences = {
  load: async () => {
    const { format, options } = await exportPreferences.getValue();
    const { namePattern, dateOrder } = Kept.parse(options);
    return { format, namePattern, dateOrder };
  },
  save: async ({ format, namePattern, dateOrder }) => {
    const before = await exportPreferences.getValue();
    await exportPreferences.setValue({
      format: format ?? before.format,
      options: {
        ...before.options,
        ...(namePattern === undefined ? {} : { namePattern }),
        ...(dateOrder === undefined ? {} : { dateOrder }),
      },
    });
  },
};
