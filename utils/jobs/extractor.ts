import type {
  Endpoint,
  ExtractionOptions,
  ExtractionRequest,
  ServiceAccess,
  ServiceNow,
} from '@/utils/endpoint';
import type { SuccessEnvelope } from '@/utils/contract';
import type { ExtractedBy, JobFailure, SetupFailure } from '@/utils/store';

/** Who extracts, as things are now; `orElse` where the person chose that this device does what the service can't. */
export type Extractor = { orElse?: Extractor } & (
  | { kind: 'endpoint'; endpoint: Endpoint; extractedBy: ExtractedBy }
  | { kind: 'none'; failure: SetupFailure }
);

export type Extracted =
  | { ok: true; envelope: SuccessEnvelope; extractedBy: ExtractedBy }
  | { ok: false; failure: JobFailure };

type Endpoints = {
  /** Of this extension, for what it extracts itself. */
  version: string;
  device: Endpoint;
  service: (access: ServiceAccess) => Endpoint;
};

/** The service as it can be asked now. */
export function serviceExtractor(now: ServiceNow, endpoints: Endpoints): Extractor {
  const { version, device, service } = endpoints;
  const baseUrl = now.ready ? now.access.baseUrl : '';
  const orElse: Pick<Extractor, 'orElse'> = now.fallback
    ? {
        orElse: {
          kind: 'endpoint',
          endpoint: device,
          extractedBy: { where: 'device', version, insteadOf: baseUrl },
        },
      }
    : {};
  if (!now.ready)
    return { kind: 'none', failure: { kind: 'setup', reason: now.reason }, ...orElse };
  const sandbox = now.access.path === 'pdf2test';
  return {
    kind: 'endpoint',
    endpoint: service(now.access),
    extractedBy: { where: 'service', baseUrl, sandbox },
    ...orElse,
  };
}

/** Asks an endpoint and, where that gives no answer of the contract and it was so chosen, the other one. */
export async function extractBy(
  extractor: Extractor,
  request: ExtractionRequest,
  options: ExtractionOptions,
): Promise<Extracted> {
  const extracted = await askOnce(extractor, request, options);
  const isAnswer = extracted.ok || extracted.failure.kind === 'nonSuccess';
  return isAnswer || !extractor.orElse ? extracted : extractBy(extractor.orElse, request, options);
}

async function askOnce(
  extractor: Extractor,
  request: ExtractionRequest,
  options: ExtractionOptions,
): Promise<Extracted> {
  if (extractor.kind === 'none') return { ok: false, failure: extractor.failure };
  const { endpoint, extractedBy } = extractor;
  const outcome = await endpoint.extract(request, options);
  return outcome.ok
    ? { ok: true, envelope: outcome.envelope, extractedBy }
    : { ok: false, failure: outcome.failure };
}
