import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { FORMATS, isFormatId, type FormatId } from '@/utils/export';
import type { StatementRecord } from '@/utils/messaging';
import { createSaving, type Saving } from '../saving';
import { createStatementState, type DownloadChoice, type StatementState } from '../statement';
import type { Desk } from './desk';
import type { PageParts, StoredSource } from './page-parts';
import { titleOf } from './statement-title';

/** The open statement, and what can be taken from it. */
export type Reader = {
  statement: ReadonlySignal<{ id: string; title: string; state: StatementState } | undefined>;
  downloads: ReadonlySignal<readonly DownloadChoice[]>;
  /** What is asked before a file is saved. */
  saving: Saving;
  /** True for a moment after copying. */
  isCopied: ReadonlySignal<boolean>;
  /** The rows that are shown: of the account that is open, those that pass the filter. */
  copy(): Promise<void>;
  download(formatId: string): Promise<void>;
  /** Several statements at once. */
  downloadAll(ids: readonly string[], formatId: string): Promise<void>;
  /** Saves what was asked about. */
  confirm(): Promise<void>;
  /** In the format used last. */
  downloadAgain(): Promise<void>;
};

const sourceOf = ({ id, envelope, name }: StatementRecord): StoredSource => ({
  id,
  envelope,
  fileName: name,
});

const COPIED_MS = 2_000;

export const createReader = (desk: Desk, parts: PageParts): Reader => {
  const { api, clock, exporter, language, outlet, preferences } = parts;
  const { text, format } = language;
  const saving = createSaving(parts);
  const last = signal<FormatId>('csv');
  const isCopied = signal(false);
  void preferences.load().then(({ format: id }) => {
    if (isFormatId(id)) last.value = id;
  });

  const statement = computed(() => {
    const chosen = desk.chosen.value;
    if (chosen.kind !== 'open') return undefined;
    const { record, id } = chosen;
    return {
      id,
      title: titleOf(record),
      state: createStatementState(record.envelope.data, format),
    };
  });
  const source = (): StoredSource | undefined => {
    const chosen = desk.chosen.peek();
    return chosen.kind === 'open' ? sourceOf(chosen.record) : undefined;
  };
  const announceSaved = (name: string | undefined): void => {
    if (name !== undefined) desk.announce(text('news_downloaded', name));
  };

  const save = async (
    sources: readonly StoredSource[],
    id: string,
    title: string,
  ): Promise<void> => {
    if (sources.length === 0 || !isFormatId(id)) return;
    last.value = id;
    await desk.attempt(async () => announceSaved(await saving.begin(sources, id, title)));
  };
  const download = async (id: string): Promise<void> => {
    const from = source();
    if (from) await save([from], id, statement.peek()?.title ?? '');
  };

  return {
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
    isCopied,
    copy: async () => {
      const from = source();
      const state = statement.peek()?.state;
      const table = state?.table.peek();
      if (!from || !table) return;
      await desk.attempt(async () => {
        const only = {
          account: state?.views.indexOf(table.view) ?? 0,
          rows: new Set(table.rows.peek().map((row) => row.number)),
        };
        await outlet.copy(await exporter.table(from, only)).catch((cause: unknown) => {
          throw new Error(text('copy_refused'), { cause });
        });
        isCopied.value = true;
        clock.setTimeout(() => {
          isCopied.value = false;
        }, COPIED_MS);
        desk.announce(text.count('news_copied', table.totals.peek().rows));
      });
    },
    saving,
    download,
    downloadAll: async (ids, id) => {
      const records = await Promise.all(ids.map((each) => api.statements.get(each)));
      const found = records.filter((each) => each !== undefined);
      await save(found.map(sourceOf), id, text.count('saving_bundle', found.length));
    },
    confirm: async () => {
      await desk.attempt(async () => announceSaved(await saving.confirm()));
    },
    downloadAgain: () => download(last.peek()),
  };
};
