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

/** A notice as a `_locales` message: `browser.i18n.getMessage(key, values)`. */
export type NoticeMessage = { key: `exportNotice_${string}`; values: string[] };

const notProvenKey = (notice: Extract<Notice, { kind: 'notProven' }>): NoticeMessage['key'] =>
  notice.verdict === 'unchecked' && notice.tied
    ? 'exportNotice_unchecked_tied'
    : `exportNotice_${notice.verdict}`;

export const noticeMessage = (notice: Notice): NoticeMessage => {
  switch (notice.kind) {
    case 'nothingToExport':
      return { key: 'exportNotice_nothingToExport', values: [] };
    case 'alreadyExported':
    case 'repeatsLeftOut':
    case 'transliterated':
    case 'zeroRowsLeftOut':
      return { key: `exportNotice_${notice.kind}`, values: [String(notice.rows)] };
    case 'notProven':
      return { key: notProvenKey(notice), values: [notice.source] };
    case 'separateFiles':
      return { key: 'exportNotice_separateFiles', values: [String(notice.files)] };
    case 'split':
      return {
        key: `exportNotice_split_${notice.by}`,
        values: [notice.source, String(notice.files), String(notice.limit)],
      };
    case 'lost':
      return { key: `exportNotice_lost_${notice.what}`, values: [] };
    case 'shortened':
      return {
        key: 'exportNotice_shortened',
        values: [String(notice.rows), String(notice.limit)],
      };
    case 'accountShortened':
      return {
        key: 'exportNotice_accountShortened',
        values: [notice.source, String(notice.limit)],
      };
    case 'sandbox':
    case 'noAccount':
    case 'noBalance':
    case 'closingDiffers':
      return { key: `exportNotice_${notice.kind}`, values: [notice.source] };
    case 'noCurrency':
      return { key: 'exportNotice_noCurrency', values: [notice.source, notice.assumed] };
    case 'assertionsLeftOut':
      return {
        key: 'exportNotice_assertionsLeftOut',
        values: [notice.source, String(notice.rows)],
      };
    case 'dateOrder':
      return { key: `exportNotice_dateOrder_${notice.order}`, values: [] };
  }
};
