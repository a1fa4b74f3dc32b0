import { bundle } from './bundle';
import { readSource } from './export-statement';
import type { ExportFile, ExportOptions, ExportSource, FormatId } from './format';
import type { Notice } from './notice';
import { prepareRead } from './prepare';
import type { ReadSource } from './prepared';

/** Statements that are to be written in a format, by their places in a store. */
export type Order = {
  ids: readonly string[];
  format: FormatId;
  /** What the zip is called where there are several files. */
  title: string;
};

/** What a person chose of how they are written. */
export type WriteOptions = Omit<ExportOptions, 'pause' | 'exclude'> & {
  /** Leave out what went to the same program before. */
  onlyNew?: boolean;
};

/** What is to be saved, and what to say before. */
export type Written = {
  /** Several are zipped; undefined where there is nothing to write. */
  file: ExportFile | undefined;
  notices: readonly Notice[];
  /** In the file. */
  rows: number;
  /** Rows of the statements that went to the same program before, in the file or not. */
  known: number;
};

/** Where statements are read, and what went where is remembered. */
type Shelf = {
  read(id: string): Promise<ExportSource>;
  exported(destination: FormatId): Promise<ReadonlySet<string>>;
};

/** One order: its statements are read once, however often it is written. */
export type Writing = {
  write(options: WriteOptions): Promise<Written>;
  /** Ids of the rows written last: what is remembered once the file is saved. */
  ids(): readonly string[];
};

export const createWriting = ({ ids, format, title }: Order, shelf: Shelf): Writing => {
  const readAll = async (): Promise<[ReadSource[], ReadonlySet<string>]> => {
    const sources: ReadSource[] = [];
    for (const id of ids) {
      const source = await shelf.read(id);
      sources.push({ source, statements: await readSource(source, undefined) });
    }
    return [sources, await shelf.exported(format)];
  };
  let reading: ReturnType<typeof readAll> | undefined;
  let last: readonly string[] = [];
  return {
    ids: () => last,
    write: async ({ onlyNew = false, ...options }) => {
      reading ??= readAll();
      const [sources, exported] = await reading;
      const exclude = onlyNew ? { exclude: exported } : {};
      const prepared = await prepareRead(sources, format, { ...options, ...exclude });
      last = prepared.ids;
      const known = new Set<string>();
      for (const { statements } of sources)
        for (const { rows } of statements)
          for (const { id } of rows) if (exported.has(id)) known.add(id);
      return {
        file: await bundle(prepared.files, title),
        notices: prepared.notices,
        rows: last.length,
        known: known.size,
      };
    },
  };
};
