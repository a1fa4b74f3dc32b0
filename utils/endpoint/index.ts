export {
  type DeviceEndpoint,
  deviceEndpoint,
  type EngineWorker,
  type Look,
  type WorkerReport,
  type WorkerRequest,
} from './device';
export type { Endpoint, ExtractionOptions, ExtractionOutcome, ExtractionRequest } from './types';
export { httpEndpoint, httpParts, type HttpParts } from './http';
export { ServiceAccess } from './service-access';
