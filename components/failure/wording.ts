import type { BadAnswer, ErrorCode, FailureKind } from '@/utils/contract';
import type { CaptureFailure, SetupFailure } from '@/utils/messaging';
import type { MessageKey } from '../locale';

/** What a person can do about a failure with one click; `none` where only the words help. */
export type NextStep = 'retry' | 'pickFile' | 'fileAccess' | 'letIn' | 'settings' | 'none';

/** Which texts say what happened and what to do, and the one click that helps. */
export type Wording = { what: MessageKey; next: MessageKey; step: NextStep };

const say = (what: MessageKey, next: MessageKey, step: NextStep = 'none'): Wording => ({
  what,
  next,
  step,
});

/** The words for every code of the contract (§5). */
export const CODE_WORDING: Record<ErrorCode, Wording> = {
  'pdf/fail/invalid-pdf': say('failure_invalidPdf', 'next_downloadAgain', 'pickFile'),
  'pdf/fail/password-required': say('failure_passwordRequired', 'next_password', 'retry'),
  'pdf/fail/password-incorrect': say('failure_passwordIncorrect', 'next_password', 'retry'),
  'pdf/fail/image-pdf': say('failure_imagePdf', 'next_imagePdf', 'pickFile'),
  'pdf/fail/unknown-pdf': say('failure_unknownPdf', 'next_checkFile'),
  'pdf/fail/unsupported-pdf': say('failure_unsupportedPdf', 'next_checkFile'),
  'pdf/fail/auto-detect': say('failure_autoDetect', 'next_checkFile'),
  'pdf/fail/extract-failed': say('failure_extractFailed', 'next_layout'),
  'pdf/fail/join-transactions-failed': say('failure_joinTransactions', 'next_layout'),
  'pdf/fail/failed-to-extract-statement-date': say('failure_statementDate', 'next_layout'),
  'pdf/fail/invalid-data-extracted': say('failure_invalidData', 'next_layout'),
  'pdf/fail/multiple-matching-parsers': say('failure_multipleParsers', 'next_layout'),
  'pdf/fail/unknown-exception': say('failure_unknownException', 'next_tryAgain', 'retry'),
  'error/common/dev/invalid-inputs': say('failure_invalidInputs', 'next_invalidInputs'),
  'error/common/dev/authorization': say('failure_authorization', 'next_token', 'settings'),
  'error/common/access/insufficient-credit': say('failure_noCredit', 'next_credit', 'settings'),
  'error/common/access/exceeded-max-concurrent-requests': say(
    'failure_tooManyRequests',
    'next_tryLater',
    'retry',
  ),
  'error/common/exception': say('failure_serviceException', 'next_tryLater', 'retry'),
};

/** The words for HTTP error statuses, which say more than the codes that come with them. */
export const STATUS_WORDING: Readonly<Record<number, Wording>> = {
  401: CODE_WORDING['error/common/dev/authorization'],
  402: CODE_WORDING['error/common/access/insufficient-credit'],
  403: say('failure_forbidden', 'next_forbidden', 'settings'),
  404: say('failure_notFound', 'next_address', 'settings'),
  405: say('failure_notAllowed', 'next_address', 'settings'),
  429: CODE_WORDING['error/common/access/exceeded-max-concurrent-requests'],
  500: CODE_WORDING['error/common/exception'],
  502: say('failure_unavailable', 'next_tryLater', 'retry'),
  503: say('failure_unavailable', 'next_tryLater', 'retry'),
};

/** The words where the service itself took too long. */
export const SERVICE_TIMEOUT = say('failure_timeoutService', 'next_tryAgain', 'retry');
/** The words where the client refused to send. */
export const NOT_SENT = say('failure_notSent', 'next_invalidInputs', 'pickFile');

/** The words for each kind of failure (§6), where nothing says it better. */
export const KIND_WORDING: Record<Exclude<FailureKind, 'badAnswer'>, Wording> = {
  invalidInputs: say('failure_invalidInputs', 'next_invalidInputs'),
  tooBig: say('failure_tooBig', 'next_tooBig'),
  timeout: say('failure_timeout', 'next_tryAgain', 'retry'),
  networkDown: say('failure_networkDown', 'next_connection', 'retry'),
  unknownStatus: say('failure_unknownStatus', 'next_address', 'settings'),
  nonSuccess: say('failure_unknownCode', 'next_tryAgain', 'retry'),
};

/** The words for answers that are none of the contract's. */
export const BAD_ANSWER_WORDING: Record<BadAnswer, Wording> = {
  notJson: say('failure_badAnswer_notJson', 'next_address', 'settings'),
  wrongShape: say('failure_badAnswer_wrongShape', 'next_updated', 'settings'),
  tooLong: say('failure_badAnswer_tooLong', 'next_address', 'settings'),
  redirected: say('failure_badAnswer_redirected', 'next_redirected', 'settings'),
};

/** The words for a PDF that could not be sent. */
export const SETUP_WORDING: Record<SetupFailure['reason'], Wording> = {
  noService: say('failure_setup_noService', 'next_setUp', 'settings'),
  noToken: say('failure_setup_noToken', 'next_enterToken', 'settings'),
  noAccess: say('failure_setup_noAccess', 'next_saveAgain', 'settings'),
};

/** The reason of a capture failure, with what came instead of a PDF where that was the reason. */
export type CaptureReason =
  | Exclude<CaptureFailure['reason'], 'notPdf'>
  | 'html'
  | 'empty'
  | 'otherFile';

/** The words for a PDF whose bytes could not be had. */
export const CAPTURE_WORDING: Record<CaptureReason, Wording> = {
  html: say('capture_html', 'next_signIn', 'pickFile'),
  empty: say('capture_empty', 'next_downloadAgain', 'pickFile'),
  otherFile: say('capture_otherFile', 'next_pickPdf', 'pickFile'),
  refused: say('capture_refused', 'next_signIn', 'pickFile'),
  tooBig: say('capture_tooBig', 'next_tooBig'),
  gone: say('capture_gone', 'next_downloadAgain', 'pickFile'),
  unreachable: say('capture_unreachable', 'next_connection', 'retry'),
  noAccess: say('capture_noAccess', 'next_fileAccess', 'fileAccess'),
  notLetIn: say('capture_notLetIn', 'next_letIn', 'pickFile'),
  otherHost: say('capture_otherHost', 'next_otherHost', 'letIn'),
  mustDrop: say('capture_mustDrop', 'next_pickPdf', 'pickFile'),
  interrupted: say('capture_interrupted', 'next_downloadAgain', 'retry'),
  unreadable: say('capture_unreadable', 'next_pickPdf', 'pickFile'),
  storageFull: say('capture_storageFull', 'next_freeSpace', 'retry'),
};
