import messages from '@/public/_locales/en/messages.json';
import { noticeMessage, type Notice } from '@/utils/export';

type Message = { message: string; placeholders?: Record<string, { content: string }> };

const MESSAGES: Record<string, Message> = messages;

/** A notice in English, from the texts that the extension shows. */
export const inEnglish = (notice: Notice): string => {
  const { key: stem, count, values: named } = noticeMessage(notice);
  const key = count === undefined ? stem : `${stem}_${count === 1 ? 'one' : 'other'}`;
  const values = count === undefined ? named : [String(count), ...named];
  const { message, placeholders = {} } = MESSAGES[key] ?? { message: key };
  return message.replace(/\$(\w+)\$/g, (whole, name: string) => {
    const position = placeholders[name.toLowerCase()]?.content.slice(1);
    return values[Number(position) - 1] ?? whole;
  });
};
