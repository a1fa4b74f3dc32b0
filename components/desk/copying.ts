import { signal, type ReadonlySignal } from '@preact/signals';
import { attemptStored } from './attempt-stored';
import type { Desk } from './desk';
import type { OpenStatement } from './open-statement';
import type { PageParts } from './page-parts';

/** Copying from the statement that is open. */
export type Copying = {
  /** True for a moment after copying. */
  isCopied: ReadonlySignal<boolean>;
  /** The rows that are shown: of the account that is open, those that pass the filter. */
  copy(): Promise<void>;
};

const COPIED_MS = 2_000;

export const createCopying = (
  statement: ReadonlySignal<OpenStatement | undefined>,
  desk: Desk,
  { clock, exporter, language, outlet }: PageParts,
): Copying => {
  const { text } = language;
  const isCopied = signal(false);
  return {
    isCopied,
    copy: async () => {
      const open = statement.peek();
      const table = open?.state.table.peek();
      if (!open || !table) return;
      await attemptStored(desk, text, open.title, async () => {
        const only = {
          account: open.state.views.indexOf(table.view),
          rows: new Set(table.rows.peek().map((row) => row.number)),
        };
        await outlet.copy(await exporter.table(open.source, only)).catch((cause: unknown) => {
          throw new Error(text('copy_refused'), { cause });
        });
        isCopied.value = true;
        clock.setTimeout(() => {
          isCopied.value = false;
        }, COPIED_MS);
        desk.announce(text.count('news_copied', table.totals.peek().rows));
      });
    },
  };
};
