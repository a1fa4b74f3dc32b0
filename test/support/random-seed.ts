import { configureGlobal } from 'fast-check';

/** Random tests draw the same cases each time, so that a run says what changed; `COUNTERFOIL_SEED=7` draws others. */
configureGlobal({ seed: Number(process.env['COUNTERFOIL_SEED'] ?? 1) });
