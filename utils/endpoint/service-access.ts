import { z } from 'zod';

/** The service's operations: the latest, the earlier one, and the free one with a limited answer (contract §1). */
const ServicePath = z.enum(['pdf2', 'pdf', 'pdf2test']);

/** All that a client needs to ask a service. `token` is secret: it goes into the Authorization header and nowhere else. */
export const ServiceAccess = z.object({
  /** Without a slash at its end. */
  baseUrl: z.url(),
  path: ServicePath,
  token: z.string().min(1),
  /** Milliseconds for one request with all its tries. */
  timeLimit: z.int().positive(),
});
export type ServiceAccess = z.infer<typeof ServiceAccess>;

/** Whether the service can be asked now, and how. `fallback`: where it gives no answer, this device is to extract. */
export const ServiceNow = z.discriminatedUnion('ready', [
  z.object({ ready: z.literal(true), access: ServiceAccess, fallback: z.boolean() }),
  z.object({
    ready: z.literal(false),
    reason: z.enum(['noService', 'noToken', 'noAccess']),
    fallback: z.boolean(),
  }),
]);
export type ServiceNow = z.infer<typeof ServiceNow>;
