import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { FORMATS, isFormatId, type FormatId } from '@/utils/export';
import type { StatementRecord } from '@/utils/messaging';
import { createSaving, type Choices, type Saving } from '../saving';
import { createStatementState, type DownloadChoice, type StatementState } from '../statement';
import type { Desk } from './desk';
import type { PageParts, StoredSource } from './page-parts';
import { StatementGone } from './statement-gone';
import { titleOf } from './statement-title';

/** The open statement, and what can be taken from it. */
export type Reader = {
  statement: ReadonlySignal<{ id: string; title: string; state: StatementState } | undefined>;
  downloads: ReadonlySignal<readonly DownloadChoice[]>;
  /** What is asked before a file is saved. */
  saving: Pick<Saving, 'draft' | 'cancel'>;
  /** Answers it. */
  choose(choices: Partial<Choices>): Promise<void>;
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
  const { clock, exporter, language, outlet, preferences } = parts;
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

  /** Runs what reads statements from the store; says which file one that is gone came from, and what to do. */
  const attempt = (what: string, command: () => Promise<void>): Promise<void> => {
    // A statement that is gone is in no list any more.
    const names = new Map(
      desk.entries
        .peek()
        .flatMap((entry) => (entry.kind === 'statement' ? [[entry.id, entry.statement.name]] : [])),
    );
    return desk.attempt(() =>
      command().catch((cause: unknown) => {
        if (!(cause instanceof StatementGone)) throw cause;
        throw new Error(text('export_gone', names.get(cause.id) ?? what), { cause });
      }),
    );
  };

  const save = async (ids: readonly string[], id: string, title: string): Promise<void> => {
    if (ids.length === 0 || !isFormatId(id)) return;
    last.value = id;
    await attempt(title, async () => announceSaved(await saving.begin({ ids, format: id, title })));
  };
  const download = async (id: string): Promise<void> => {
    const open = statement.peek();
    if (open) await save([open.id], id, open.title);
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
      const open = statement.peek();
      const table = open?.state.table.peek();
      if (!from || !open || !table) return;
      await attempt(open.title, async () => {
        const only = {
          account: open.state.views.indexOf(table.view),
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
