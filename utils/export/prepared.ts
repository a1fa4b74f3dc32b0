import type { ExportStatement } from './export-statement';
import type { ExportFile, ExportSource } from './format';
import type { Notice } from './notice';

/** What is about to be saved, and what to say before. */
export type Prepared = {
  files: ExportFile[];
  notices: Notice[];
  /** Of the rows in the files: what a store of exported ids remembers once they are saved. */
  ids: string[];
};

/** A source that was read: the accounts in it. */
export type ReadSource = { source: ExportSource; statements: ExportStatement[] };
