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
  OtherAnswer,
  Over,
  Retention,
  SetupFailure,
  StatementId,
  StatementRecord,
  StatementSummary,
  Where,
} from '@/utils/store';
export type { ExtractionOutcome } from '@/utils/endpoint';
export type { ServiceForm, ServiceState } from '@/utils/service';
export type { FileAccess, PageLink, PageLook } from '@/utils/capture';
