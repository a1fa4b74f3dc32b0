import { z } from 'zod';
import type { GetMessage } from '@/components/locale';
import messages from '@/public/_locales/en/messages.json';

const Messages = z.record(
  z.string(),
  z.object({
    message: z.string(),
    placeholders: z.record(z.string(), z.object({ content: z.string() })).optional(),
  }),
);
const parsed = Messages.parse(messages);

/** What `browser.i18n.getMessage` answers from the English messages: named placeholders, then $1 … $9, then $$. */
export const getEnglishMessage: GetMessage = (key, substitutions) => {
  const found = parsed[key];
  if (!found) return '';
  return found.message
    .replace(
      /\$(\w+)\$/g,
      (whole, name: string) => found.placeholders?.[name.toLowerCase()]?.content ?? whole,
    )
    .replace(/\$(\d)/g, (_, n: string) => substitutions[Number(n) - 1] ?? '')
    .replaceAll('$$', '$');
};
