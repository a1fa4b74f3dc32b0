import type {
  ClipboardPart,
  ClipboardTable,
  DateOrder,
  ExportSource,
  Order,
  WriteOptions,
  Written,
} from '@/utils/export';
import type { Api } from '@/utils/messaging';
import type { Language } from '../locale';
import type { SingleKeysChoice } from '../shell';

/** The browser's timers, or a test's. */
export type Clock = {
  /** ms; only differences mean anything. */
  now: () => number;
  setTimeout: (callback: () => void, ms: number) => number;
  clearTimeout: (id: number) => void;
};

/** Where copies and files go; the page knows how. */
export type Outlet = {
  copy(flavours: { text: string; html: string }): Promise<void>;
  /** Resolves when it is saved, or is not: the person may cancel the browser's Save dialog, a disk may be full. */
  save(file: SavedFile): Promise<boolean>;
};

/** A written file. Its content is held by the browser: a page only passes it on. */
export type SavedFile = { name: string; content: Blob };

/** A statement to copy from, and its place in the store. */
export type StoredSource = ExportSource & { id: string };

/** One order of files; where the person chooses anew, it is written again. */
export type Export = {
  write(options: WriteOptions): Promise<Omit<Written, 'file'> & { file: SavedFile | undefined }>;
  /** Keeps in mind that what was written last went to that program: its file was saved. */
  remember(): Promise<void>;
  end(): void;
};

/**
 * Writes exports without holding the page up, however long a statement is: tens of thousands of rows never enter it.
 * Rejects with `StatementGone` where a statement is no longer there to be read.
 */
export type Exporter = {
  begin(order: Order): Export;
  /** A part of one statement, to be copied. */
  table(source: StoredSource, only: ClipboardPart): Promise<ClipboardTable>;
};

/** What the device remembers of how things were saved. */
export type SavingPreferences = {
  /** The format used last. */
  format: string;
  /** How files are named, where the person said so. */
  namePattern: string | undefined;
  /** How the person's programs read dates, where they were asked. */
  dateOrder: DateOrder | undefined;
};

export type Preferences = {
  load(): Promise<SavingPreferences>;
  save(changes: Partial<SavingPreferences>): Promise<void>;
};

/** What a page of the extension gives its components: the background, the language, and the browser's doors. */
export type PageParts = {
  api: Api;
  language: Language;
  clock: Clock;
  exporter: Exporter;
  outlet: Outlet;
  preferences: Preferences;
  singleKeys: SingleKeysChoice;
  /** Opens another page of the extension. */
  open: {
    /** The full page, on a statement where one is named. */
    statements(id?: string): void;
    options(): void;
  };
};
