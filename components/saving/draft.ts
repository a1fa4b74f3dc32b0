import { formatById, type DateOrder, type FormatId, type Notice, type Order } from '@/utils/export';
import type { Export } from '../desk';

/** What a person decides before a file is saved. */
export type Choices = {
  /** All in one file, with a column that says where from; else a file each, zipped. */
  merge: boolean;
  /** Leave out what went to the same program before. */
  onlyNew: boolean;
  /** How the reading program takes dates. */
  dateOrder: DateOrder | undefined;
  /** ISO 4217, for statements that don't say theirs. */
  currency: string | undefined;
};

/** A file that is ready to be saved once the person has seen what there is to say about it. */
export type Draft = {
  formatName: string;
  /** PDFs in it. */
  statements: number;
  choices: Choices;
  /** Rows that went to the same program before. */
  known: number;
  canMerge: boolean;
  /** The order of its dates, where the format leaves it open. */
  dateOrder: DateOrder | undefined;
  asksCurrency: boolean;
  notices: readonly Notice[];
  /** Nothing would be in it. */
  isEmpty: boolean;
};

/** What came of writing once. */
export type WrittenExport = Awaited<ReturnType<Export['write']>>;

/** One order of files, from its beginning until it is saved or cancelled. */
export type Task = {
  order: Order;
  export: Export;
  choices: Choices;
  /** As it was before the person chose anything. */
  whole: WrittenExport;
  /** As it was shown last. */
  shown: WrittenExport;
  /** With what is chosen; not yet there for choices made this moment. */
  writing: Promise<WrittenExport>;
};

/** Files for people and programs in general, which hold everything: saved without a question. */
export const isPlain = (format: FormatId): boolean => {
  const facts = formatById(format);
  return facts.kind === 'envelope' || facts.accounts === 'mergeable';
};

/**
 * Programs are offered what is new wherever they have some of it. Of a plain file, saving the same again says that the
 * whole is wanted; only one that is partly new is worth a question.
 */
export const isRepeated = (format: FormatId, { known, rows }: WrittenExport): boolean =>
  known > 0 && (!isPlain(format) || known < rows);

/** What is shown of it. */
export const draftOf = ({ order, choices, whole, shown }: Task): Draft => {
  const facts = formatById(order.format);
  const statements = order.ids.length;
  const stated = whole.notices.find((notice) => notice.kind === 'dateOrder');
  return {
    formatName: facts.name,
    statements,
    choices,
    known: whole.known,
    canMerge: statements > 1 && facts.kind === 'rows' && facts.accounts === 'mergeable',
    dateOrder: stated && (choices.dateOrder ?? stated.order),
    asksCurrency: whole.notices.some((notice) => notice.kind === 'noCurrency'),
    notices: shown.notices,
    isEmpty: shown.file === undefined || (shown.rows === 0 && facts.kind === 'rows'),
  };
};
