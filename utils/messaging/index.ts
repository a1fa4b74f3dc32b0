export { connect } from './connect';
export type * from './api';
export type {
  CaptureFailure,
  ExtractedBy,
  Job,
  JobFailure,
  JobId,
  JobState,
  Origin,
  Retention,
  SetupFailure,
  StatementId,
  StatementRecord,
  StatementSummary,
} from '@/utils/store';
export type { FileAccess, PageLink, PageLook } from '@/utils/capture';
