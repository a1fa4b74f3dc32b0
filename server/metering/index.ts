export { topUp } from './credit';
export { type Idempotency, idempotency } from './idempotency';
export { type Meter, createMeter } from './meter';
export { toCredits } from './prices';
export { usageByDay } from './usage';
