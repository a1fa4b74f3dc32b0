import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { FORMATS, isFormatId, type FormatId } from '@/utils/export';
import { createSaving, type Choices, type Saving } from '../saving';
import type { DownloadChoice } from '../statement';
import { attemptStored } from './attempt-stored';
import { createCopying, type Copying } from './copying';
import type { Desk } from './desk';
import { openStatement, type OpenStatement } from './open-statement';
import type { PageParts } from './page-parts';

/** The open statement, and what can be taken from it. */
export type Taking = Copying & {
  statement: ReadonlySignal<OpenStatement | undefined>;
  downloads: ReadonlySignal<readonly DownloadChoice[]>;
  /** What is asked before a file is saved. */
  saving: Pick<Saving, 'draft' | 'cancel'>;
  /** Answers it. */
  choose(choices: Partial<Choices>): Promise<void>;
  download(formatId: string): Promise<void>;
  /** Several statements at once. */
  downloadAll(ids: readonly string[], formatId: string): Promise<void>;
  /** Saves what was asked about. */
  confirm(): Promise<void>;
  /** In the format used last. */
  downloadAgain(): Promise<void>;
};

export const createTaking = (desk: Desk, parts: PageParts): Taking => {
  const { language, preferences } = parts;
  const { text } = language;
  const statement = openStatement(desk, language);
  const saving = createSaving(parts);
  const last = signal<FormatId>('csv');
  void preferences.load().then(({ format }) => {
    if (isFormatId(format)) last.value = format;
  });

  const announceSaved = (name: string | undefined): void => {
    if (name !== undefined) desk.announce(text('news_downloaded', name));
  };
  const save = async (ids: readonly string[], id: string, title: string): Promise<void> => {
    if (ids.length === 0 || !isFormatId(id)) return;
    last.value = id;
    await attemptStored(desk, text, title, async () =>
      announceSaved(await saving.begin({ ids, format: id, title })),
    );
  };
  const download = async (id: string): Promise<void> => {
    const open = statement.peek();
    if (open) await save([open.id], id, open.title);
  };

  return {
    ...createCopying(statement, desk, parts),
    statement,
    downloads: computed(() =>
      [...FORMATS]
        .sort((a, b) => Number(b.id === last.value) - Number(a.id === last.value))
        .map(({ id, name, audience }) => ({
          id,
          name,
          audience: text.named(audience),
        })),
    ),
    saving,
    download,
    choose: async (choices) => {
      await desk.attempt(() => saving.choose(choices));
    },
    downloadAll: (ids, id) => save(ids, id, text.count('saving_bundle', ids.length)),
    confirm: async () => {
      await desk.attempt(async () => announceSaved(await saving.confirm()));
    },
    downloadAgain: () => download(last.peek()),
  };
};
