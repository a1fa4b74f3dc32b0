export { bundle } from './bundle';
export { clipboardTable, type ClipboardPart, type ClipboardTable } from './clipboard';
export { DEFAULT_NAME_PATTERN, safeFileName, statementLabel } from './file-name';
export { countTransactions } from './count';
export { flatten } from './flatten';
export {
  FORMAT_IDS,
  isDateOrder,
  type DateOrder,
  type ExportFile,
  type ExportOptions,
  type ExportSource,
  type FormatId,
} from './format';
export { identify } from './identity';
export type { Judgement } from './judgement';
export { minorToText, toMinor } from './money';
export { noticeMessage, type Notice } from './notice';
export { prepare } from './prepare';
export type { Prepared } from './prepared';
export { FORMATS, formatById, isFormatId } from './registry';
export { isMovement, type AccountStatement, type Row } from './statement';
export {
  createWriting,
  type Order,
  type WriteOptions,
  type Writing,
  type Written,
} from './writing';
