export { type Metrics, createMetrics } from './metrics';
export { observe } from './observe';
