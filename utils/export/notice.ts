import type { DateOrder, FormatId, Loss } from './format';

/** Something to say before a file is saved: what was changed, assumed, split, left out or has no place in the format. */
export type Notice =
  | { kind: 'nothingToExport' }
  | { kind: 'alreadyExported'; rows: number }
  /** Rows that two of the statements have, since their periods overlap, are written once. */
  | { kind: 'repeatsLeftOut'; rows: number }
  | { kind: 'notProven'; source: string; verdict: 'broken' }
  /** `tied`: its balances tie, and yet something keeps it from being proven; else there are none to check against. */
  | { kind: 'notProven'; source: string; verdict: 'unchecked'; tied: boolean }
  /** The sandbox's answer, which is no whole statement. */
  | { kind: 'sandbox'; source: string }
  | { kind: 'separateFiles'; files: number }
  | { kind: 'split'; source: string; files: number; by: 'rows' | 'bytes'; limit: number }
  | { kind: 'lost'; what: Loss; format: FormatId }
  /** Descriptions longer than the format's limit were cut. */
  | { kind: 'shortened'; rows: number; limit: number }
  /** Characters that the format can't hold were transliterated. */
  | { kind: 'transliterated'; rows: number }
  | { kind: 'accountShortened'; source: string; limit: number }
  | { kind: 'noAccount'; source: string }
  | { kind: 'noCurrency'; source: string; assumed: string }
  /** The format demands a balance, the statement prints none. */
  | { kind: 'noBalance'; source: string }
  /** The rows do not lead from the opening to the printed closing balance; the file holds what follows from the rows. */
  | { kind: 'closingDiffers'; source: string }
  /** Rows whose printed balance does not follow from the amounts got no balance assertion. */
  | { kind: 'assertionsLeftOut'; source: string; rows: number }
  | { kind: 'zeroRowsLeftOut'; rows: number }
  /** The reading program must be told that dates are in this order. */
  | { kind: 'dateOrder'; order: DateOrder };

/**
 * A notice as a `_locales` message. Where it counts, the key is the stem of one message per plural form
 * (`exportNotice_split_rows_one` …) and the count is `$1`, before the values.
 */
export type NoticeMessage = {
  key: `exportNotice_${string}`;
  count: number | undefined;
  values: string[];
};

const notProvenKey = (notice: Extract<Notice, { kind: 'notProven' }>): string =>
  notice.verdict === 'unchecked' && notice.tied ? 'unchecked_tied' : notice.verdict;

/** @param write a number, as the person's language has it. */
export const noticeMessage = (
  notice: Notice,
  write: (value: number) => string = String,
): NoticeMessage => {
  const said = (key: string, values: string[] = [], count?: number): NoticeMessage => ({
    key: `exportNotice_${key}`,
    count,
    values,
  });
  switch (notice.kind) {
    case 'nothingToExport':
      return said('nothingToExport');
    case 'alreadyExported':
    case 'repeatsLeftOut':
    case 'transliterated':
    case 'zeroRowsLeftOut':
      return said(notice.kind, [], notice.rows);
    case 'notProven':
      return said(notProvenKey(notice), [notice.source]);
    case 'separateFiles':
      return said('separateFiles', [], notice.files);
    case 'split':
      return said(`split_${notice.by}`, [notice.source, write(notice.limit)], notice.files);
    case 'lost':
      return said(`lost_${notice.what}`);
    case 'shortened':
      return said('shortened', [write(notice.limit)], notice.rows);
    case 'accountShortened':
      return said('accountShortened', [notice.source, write(notice.limit)]);
    case 'sandbox':
    case 'noAccount':
    case 'noBalance':
    case 'closingDiffers':
      return said(notice.kind, [notice.source]);
    case 'noCurrency':
      return said('noCurrency', [notice.source, notice.assumed]);
    case 'assertionsLeftOut':
      return said('assertionsLeftOut', [notice.source], notice.rows);
    case 'dateOrder':
      return said(`dateOrder_${notice.order}`);
  }
};
