import { availableParallelism } from 'node:os';
import { z } from 'zod';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** Every setting of the service, by the environment variable that carries it; the README explains each. */
export const SettingsSchema = z.object({
  /** Address to listen on; loopback, so that nobody is served by accident. */
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port. */
  PORT: whole(0, 65_535).default(8484),
  /** What clients call the service, where that differs from where it listens. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().default('.data/service'),
  /** `postgres://…`; without it the embedded database is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: whole(1, 1_000).default(10),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Origins that browsers may call from; a trailing `*` matches any rest. */
  CORS_ORIGINS: list.default(['chrome-extension://*', 'moz-extension://*']),
  BODY_LIMIT_BYTES: whole(1_024, 1 << 30).default(15 * 1_024 * 1_024),
  BODY_TIMEOUT_SECONDS: whole(1, 3_600).default(60),
  /** Extractions at once, each in a thread of its own. */
  WORKERS: whole(1, 256).default(availableParallelism()),
  /** Extractions that may wait for a worker; one more is answered 429. */
  QUEUE: whole(0, 100_000).default(128),
  /** Of one account, running, waiting or still arriving; one more is answered 429. */
  ACCOUNT_REQUESTS: whole(1, 100_000).default(64),
  /** The same of its requests to the sandbox, which are free. */
  SANDBOX_REQUESTS: whole(1, 100_000).default(8),
  /** From the moment a worker takes the PDF. */
  EXTRACT_TIMEOUT_SECONDS: whole(1, 3_600).default(60),
  /** JavaScript heap of one worker. */
  WORKER_MEMORY_MB: whole(64, 65_536).default(512),
  SIGN_UP: z.enum(['open', 'closed']).default('closed'),
  SIGN_UP_BILLING: z.enum(['prepaid', 'metered']).default('prepaid'),
  /** Credits that a new account starts with. */
  SIGN_UP_CREDITS: z.coerce.number().min(0).max(1_000_000).default(0),
  /** On an empty database: make an account and print its token. */
  FIRST_ACCOUNT: z.enum(['print', 'none']).default('print'),
  /** Between saying "not ready" and closing the port, so that a balancer can turn away first. */
  DRAIN_SECONDS: whole(0, 300).default(0),
  /** How long running requests may take to finish after that. */
  SHUTDOWN_SECONDS: whole(1, 3_600).default(70),
});
export type Settings = z.infer<typeof SettingsSchema>;

/**
 * Reads the settings from an environment; a variable that is empty counts as not set.
 * Throws an `Error` that names each variable that is wrong, why, and nothing of its value.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(SettingsSchema.shape).flatMap((name) =>
      environment[name] ? [[name, environment[name]]] : [],
    ),
  );
  const parsed = SettingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(
    `Cannot start, these settings of the environment are wrong:\n${problems.join('\n')}`,
  );
}
