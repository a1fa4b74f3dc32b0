import type { PageParts, SavingPreferences } from '@/components/desk';
import { createFormat, createText, type Language } from '@/components/locale';
import type { ExportFile } from '@/utils/export';
import type { Api } from '@/utils/messaging';
import { directExporter } from './direct-exporter';
import { getEnglishMessage } from './text';

/** The English texts, with a locale's formats. */
export const languageOf = (locale = 'en-GB'): Language => ({
  locale,
  text: createText(getEnglishMessage, 'en'),
  format: createFormat(locale),
});

/** What a page was given, and what came out of its doors. */
export type TestParts = PageParts & {
  copies: { text: string; html: string }[];
  files: ExportFile[];
  /** `ynab 22`: so many rows were kept in mind as gone to YNAB. */
  remembered: string[];
  opened: string[];
  preferred: Partial<SavingPreferences>[];
  /** Lets so much time pass for everything that waits. */
  wait(ms: number): void;
};

export const testParts = (api: Api, kept: Partial<SavingPreferences> = {}): TestParts => {
  const copies: TestParts['copies'] = [];
  const files: ExportFile[] = [];
  const opened: string[] = [];
  const remembered: string[] = [];
  const preferred: TestParts['preferred'] = [];
  const waiting = new Map<number, { due: number; callback: () => void }>();
  let now = 0;
  let last = 0;
  let areSingleKeysOn = true;
  return {
    api,
    copies,
    files,
    remembered,
    opened,
    preferred,
    language: languageOf(),
    clock: {
      now: () => now,
      setTimeout: (callback, ms) => {
        last += 1;
        // What only lets the page breathe goes on at once.
        if (ms === 0) queueMicrotask(callback);
        else waiting.set(last, { due: now + ms, callback });
        return last;
      },
      clearTimeout: (id) => void waiting.delete(id),
    },
    wait: (ms) => {
      now += ms;
      for (const [id, { due, callback }] of waiting) {
        if (due > now) continue;
        waiting.delete(id);
        callback();
      }
    },
    exporter: directExporter(api, remembered),
    outlet: {
      copy: async (flavours) => void copies.push(flavours),
      save: async ({ name, content }) => {
        const bytes = new Uint8Array(await content.arrayBuffer());
        files.push({ name, mediaType: content.type, bytes });
        return true;
      },
    },
    preferences: {
      load: async () => ({
        format: 'csv',
        namePattern: undefined,
        dateOrder: undefined,
        ...Object.assign({}, kept, ...preferred),
      }),
      save: async (changes) => void preferred.push(changes),
    },
    singleKeys: {
      load: async () => areSingleKeysOn,
      save: async (on) => {
        areSingleKeysOn = on;
      },
    },
    open: {
      statements: (id) => void opened.push(`statements ${id ?? ''}`.trim()),
      options: () => void opened.push('options'),
    },
  };
};
