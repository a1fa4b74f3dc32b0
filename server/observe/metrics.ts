import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Extractor } from '../extraction';

export type Metrics = {
  /** In the Prometheus text format. */
  text(): Promise<{ body: string; contentType: string }>;
  request(
    labels: { route: string; method: string; status: number; code: string },
    ms: number,
  ): void;
};

/** A registry of its own per service, so that two can live in one process. */
export function createMetrics(extractor: Extractor): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'counterfoil_requests_total',
    help: 'Requests answered, by route, method, HTTP status and envelope code.',
    labelNames: ['route', 'method', 'status', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'counterfoil_request_seconds',
    help: 'From the request’s headers to its answer, by route.',
    labelNames: ['route'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  addGauge(
    registry,
    'counterfoil_extractions_running',
    'Extractions in a worker now.',
    extractor.running,
  );
  addGauge(
    registry,
    'counterfoil_extractions_waiting',
    'Extractions that wait for a worker.',
    extractor.waiting,
  );
  return {
    text: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
    request: ({ route, method, status, code }, ms) => {
      requests.inc({ route, method, status: String(status), code });
      seconds.observe({ route }, ms / 1_000);
    },
  };
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const collect = () => gauge.set(read());
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect });
}
