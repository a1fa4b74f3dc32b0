import { z } from 'zod';

const Billing = z.enum(['prepaid', 'metered']);

/** What an operator can ask for. */
export const AdminCommand = z.discriminatedUnion('do', [
  z.object({ do: z.literal('accounts list') }),
  z.object({
    do: z.literal('accounts create'),
    name: z.string().trim().min(1).max(100),
    billing: Billing.default('metered'),
    credits: z.coerce.number().min(0).default(0),
  }),
  z.object({ do: z.literal('accounts billing'), account: z.uuid(), billing: Billing }),
  z.object({
    do: z.literal('accounts credit'),
    account: z.uuid(),
    /** Negative takes credit away. */
    credits: z.coerce.number(),
    note: z.string().default(''),
  }),
  z.object({
    do: z.literal('usage'),
    account: z.uuid(),
    from: z.iso.date().default('2000-01-01'),
    to: z.iso.date().default('2999-12-31'),
  }),
  z.object({ do: z.literal('tokens list'), account: z.uuid() }),
  z.object({
    do: z.literal('tokens create'),
    account: z.uuid(),
    name: z.string().trim().min(1).max(100),
    access: z.enum(['production', 'sandbox']).default('production'),
    manages: z.boolean().default(false),
    /** Days until it expires. */
    days: z.coerce.number().positive().optional(),
  }),
  z.object({ do: z.literal('tokens delete'), account: z.uuid(), token: z.uuid() }),
  z.object({ do: z.literal('keys list') }),
  z.object({ do: z.literal('keys rotate') }),
  z.object({ do: z.literal('keys retire'), key: z.uuid() }),
]);
export type AdminCommand = z.infer<typeof AdminCommand>;
