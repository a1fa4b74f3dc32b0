export { patternOfService, readBaseUrl } from './base-url';
export type { AnyWorker } from './ask-worker';
export {
  type DeviceEndpoint,
  deviceEndpoint,
  type Look,
  type WorkerReport,
  type WorkerRequest,
} from './device';
export { httpEndpoint, httpParts, type HttpParts } from './http';
export { ServiceAccess, ServiceNow } from './service-access';
export { serviceEndpoint, type ServiceRequest } from './service';
export type { Endpoint, ExtractionOptions, ExtractionOutcome, ExtractionRequest } from './types';
