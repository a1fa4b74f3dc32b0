import type { SuccessEnvelope } from '@/utils/contract';
import type { ExportStatement } from './export-statement';
import type { Notice } from './notice';

export const FORMAT_IDS = [
  'csv',
  'csv-excel',
  'tsv',
  'xlsx',
  'json',
  'ofx',
  'qfx',
  'qbo',
  'qif',
  'mt940',
  'camt053',
  'hledger',
  'ledger',
  'beancount',
  'quickbooks',
  'xero',
  'ynab',
  'freeagent',
  'firefly',
  'actual',
  'wave',
  'sage',
  'lunchmoney',
  'monarch',
] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** A finished extraction, as the store and the command line hold it. */
export type ExportSource = {
  envelope: SuccessEnvelope;
  /** The PDF's name, for the source column. */
  fileName?: string;
};

const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const isDateOrder = (text: string): text is DateOrder =>
  DATE_ORDERS.some((order) => order === text);

export type ExportOptions = {
  /** Several accounts in one file, with a source column, where the format can hold that. */
  merge?: boolean;
  /** BCP 47: the Excel profile writes numbers as this locale's Excel reads them; dates follow it too. */
  locale?: string;
  /** How the reading program is set to read dates, for formats that don't say; stronger than the locale. */
  dateOrder?: DateOrder;
  /** ISO 4217, for statements that state none, where the format demands one. */
  currency?: string;
  /** Ids exported before: their rows are left out ("only what is new since the last export"). */
  exclude?: ReadonlySet<string>;
  /** `{issuer} {account-last4} {from}–{to}` unless told; the extension is added. */
  namePattern?: string;
  /** Awaited between slices of work, so that a page stays responsive; a worker needs none. */
  pause?: () => Promise<void>;
};

export type ExportFile = { name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> };

/** What the reader refuses or cuts; absent where no limit is known. */
export type FormatLimits = {
  /** Of a file; more is split. */
  bytes?: number;
  /** Of a file; more is split. */
  rows?: number;
  /** Characters of a description; more is cut. */
  description?: number;
  /** Characters of an account number; the last ones are kept. */
  account?: number;
};

/** What a format has no place for. */
export type Loss = 'currency' | 'ids' | 'balances' | 'valueDates' | 'categories';

/** A slice of a file; text is written as UTF-8. The caller may pause between slices. */
export type Slices = Iterable<string> | Iterable<Uint8Array>;

/** A second file that goes with the first: what the reading program needs to be told. */
export type Companion = { extension: string; mediaType: string; text: string };

type Facts = {
  id: FormatId;
  /** A proper name, the same in every language. */
  name: string;
  /** Without the dot. */
  extension: string;
  mediaType: string;
  /** The `_locales` message that says for whom it is. */
  audience: `exportFor_${string}`;
  limits: FormatLimits;
};

/** Writes the API's answer itself. */
export type EnvelopeFormat = Facts & {
  kind: 'envelope';
  write: (source: ExportSource) => Slices;
};

/** Writes the rows that move money. */
export type RowFormat = Facts & {
  kind: 'rows';
  /** Whether one file may hold several accounts (`merge`), or the reader takes one. */
  accounts: 'onePerFile' | 'mergeable';
  /** As printed, or oldest first. */
  order: 'printed' | 'oldestFirst';
  /** The format holds ASCII only: text is transliterated before. */
  ascii: boolean;
  hasIds: boolean;
  loses: readonly Loss[];
  /** More than one statement only where the format is mergeable. */
  write: (statements: readonly ExportStatement[], options: ExportOptions) => Slices;
  /** What this format must assume about a statement. */
  check: (statement: ExportStatement, options: ExportOptions) => Notice[];
  companions: (statements: readonly ExportStatement[]) => Companion[];
};

/** One format: its facts and how it becomes a file. */
export type ExportFormat = RowFormat | EnvelopeFormat;

const audience = (id: FormatId): Facts['audience'] => `exportFor_${id.replace('-', '_')}`;

type Particular = Omit<
  RowFormat,
  'kind' | 'audience' | 'check' | 'companions' | 'ascii' | 'limits'
> &
  Partial<Pick<RowFormat, 'check' | 'companions' | 'ascii' | 'limits'>>;

/** A row format from what is particular about it. */
export const rowFormat = (particular: Particular): RowFormat => ({
  kind: 'rows',
  audience: audience(particular.id),
  ascii: false,
  limits: {},
  check: () => [],
  companions: () => [],
  ...particular,
});

export const envelopeFormat = (
  particular: Omit<EnvelopeFormat, 'kind' | 'audience'>,
): EnvelopeFormat => ({
  kind: 'envelope',
  audience: audience(particular.id),
  ...particular,
});
