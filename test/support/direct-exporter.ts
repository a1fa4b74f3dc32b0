import { StatementGone, type Exporter } from '@/components/desk';
import { clipboardTable, createWriting } from '@/utils/export';
import type { Api } from '@/utils/messaging';

/** Writes exports where it is asked, with no worker; `remembered` gets a line for each that was saved. */
export const directExporter = (
  { statements }: Pick<Api, 'statements'>,
  remembered: string[] = [],
): Exporter => {
  const exported = new Map<string, Set<string>>();
  return {
    begin: (order) => {
      const writing = createWriting(order, {
        read: async (id) => {
          const record = await statements.get(id);
          if (!record) throw new StatementGone(id);
          return { envelope: record.envelope, fileName: record.name };
        },
        exported: async (destination) => exported.get(destination) ?? new Set(),
      });
      return {
        write: async (options) => {
          const { file, ...facts } = await writing.write(options);
          if (!file) return { ...facts, file };
          const { name, bytes, mediaType } = file;
          return { ...facts, file: { name, content: new Blob([bytes], { type: mediaType }) } };
        },
        remember: async () => {
          const ids = writing.ids();
          remembered.push(`${order.format} ${ids.length}`);
          const before = exported.get(order.format) ?? [];
          exported.set(order.format, new Set([...before, ...ids]));
        },
        end: () => {},
      };
    },
    table: (source, only) => clipboardTable([source], { only }),
  };
};
