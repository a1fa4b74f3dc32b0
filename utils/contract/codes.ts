import { z } from 'zod';

/** `type` of an envelope (contract §2). */
export const ResultType = { NOTSET: 0, INPUTS: 1, SUCCESS: 2, INTERIM: 3, ERROR: 4 } as const;

export const SchemaName = z.enum([
  'BankStatementNormal',
  'BankStatementNoBalance',
  'CreditCardSimple',
  'CreditCardBreakdown',
  'CreditCardBreakdownMultiUser',
]);
export type SchemaName = z.infer<typeof SchemaName>;

/** The success code that goes with each schema (contract §3). */
export const SUCCESS_CODES = {
  BankStatementNormal: 'pdf/success/bank-statement-normal',
  BankStatementNoBalance: 'pdf/success/bank-statement-no-balance',
  CreditCardSimple: 'pdf/success/credit-card-simple',
  CreditCardBreakdown: 'pdf/success/credit-card-breakdown',
  CreditCardBreakdownMultiUser: 'pdf/success/credit-card-breakdown-multi-user',
} as const satisfies Record<SchemaName, string>;

/** Known to the public client, never answered by our service; `/pdf2` clients must accept it. */
export const STATEMENT_COMMON_CODE = 'pdf/success/statement-common';

/** Why an extraction ended without a statement; answered with HTTP 200 (contract §5, §6). */
export const FailCode = z.enum([
  'pdf/fail/invalid-pdf',
  'pdf/fail/password-required',
  'pdf/fail/password-incorrect',
  'pdf/fail/image-pdf',
  'pdf/fail/unknown-pdf',
  'pdf/fail/unsupported-pdf',
  'pdf/fail/auto-detect',
  'pdf/fail/extract-failed',
  'pdf/fail/join-transactions-failed',
  'pdf/fail/failed-to-extract-statement-date',
  'pdf/fail/invalid-data-extracted',
  'pdf/fail/multiple-matching-parsers',
  'pdf/fail/unknown-exception',
]);
export type FailCode = z.infer<typeof FailCode>;

/** Errors of the service itself rather than of the PDF (contract §5). */
export const ServiceErrorCode = z.enum([
  'error/common/dev/invalid-inputs',
  'error/common/dev/authorization',
  'error/common/access/insufficient-credit',
  'error/common/access/exceeded-max-concurrent-requests',
  'error/common/exception',
]);
export type ServiceErrorCode = z.infer<typeof ServiceErrorCode>;

export type ErrorCode = FailCode | ServiceErrorCode;

export const Blame = z.enum(['NOTSET', 'SPIKE', 'SITE', 'USER', 'CLIENT']);
export type Blame = z.infer<typeof Blame>;

/** Where the PDF seems to come from, by its producer facts. */
export const Authenticity = z.enum([
  'unknown',
  'multiple',
  'original',
  'library',
  'reader',
  'browser',
  'printToPdf',
  'writer',
  'scan',
  'unmatched',
  'blank',
]);
export type Authenticity = z.infer<typeof Authenticity>;

/** 0 None, 1 Good, 2 Warn, 3 Bad, 4 Unknown. */
export const AuthenticityScore = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
]);
export type AuthenticityScore = z.infer<typeof AuthenticityScore>;
