export {
  type DeviceEndpoint,
  deviceEndpoint,
  type EngineWorker,
  type Look,
  type WorkerReport,
  type WorkerRequest,
} from './device';
export type { Endpoint, ExtractionOptions, ExtractionOutcome, ExtractionRequest } from './types';
