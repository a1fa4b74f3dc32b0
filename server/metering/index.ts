export { topUp } from './credit';
export { type Idempotency, idempotency } from './idempotency';
export { type Meter, type Metered, createMeter } from './meter';
export { toCredits } from './prices';
export { UnconfirmedCharge } from './unconfirmed';
export { usageByDay } from './usage';
