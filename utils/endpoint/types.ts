import type { Envelope, Failure, SuccessEnvelope } from '@/utils/contract';

/** One PDF to extract. Bytes never travel in messages; the caller has them at hand. */
export type ExtractionRequest = {
  /** The file's name, for the request only; never used for extraction. */
  name: string;
  bytes: Uint8Array;
  password?: string;
  /** The same for each try of the same request: a service charges it once (1 to 255 visible ASCII characters). */
  key?: string;
};

export type ExtractionOptions = {
  signal: AbortSignal;
  onProgress?: (progress: { page: number; pages: number }) => void;
};

/** Success carries an envelope of type 2; everything else is a stated failure. */
export type ExtractionOutcome =
  | { ok: true; envelope: SuccessEnvelope }
  | { ok: false; failure: Failure; envelope?: Envelope };

/**
 * Where extraction happens: on this device or at a service. Both answer alike, and reject only with the signal's
 * reason.
 */
export type Endpoint = {
  extract(request: ExtractionRequest, options: ExtractionOptions): Promise<ExtractionOutcome>;
};
