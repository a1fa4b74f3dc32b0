import { z } from 'zod';

/** The service's operations: the latest, the earlier one, and the free one with a limited answer (contract §1). */
export const ServicePath = z.enum(['pdf2', 'pdf', 'pdf2test']);
export type ServicePath = z.infer<typeof ServicePath>;

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
