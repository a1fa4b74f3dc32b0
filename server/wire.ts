import { z } from 'zod';

/** What the routes beside the contract's take and answer (all ours): accounts, tokens, usage. Credits are numbers with up to three decimals. */
export const AccountView = z.object({
  id: z.uuid(),
  name: z.string(),
  billing: z.enum(['prepaid', 'metered']),
  creditBalance: z.number(),
  createdAt: z.iso.datetime(),
});
export type AccountView = z.infer<typeof AccountView>;

export const TokenView = z.object({
  id: z.uuid(),
  name: z.string(),
  access: z.enum(['production', 'sandbox']),
  /** May list, create and delete tokens and read the usage. */
  manages: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type TokenView = z.infer<typeof TokenView>;

/** `token` is the JWT: it is shown this once and can't be had again. */
export const NewTokenView = TokenView.extend({ token: z.jwt() });
export type NewTokenView = z.infer<typeof NewTokenView>;

const Name = z.string().trim().min(1).max(100);

export const SignUpRequest = z.object({ name: Name });
export const SignUpView = z.object({ account: AccountView, token: NewTokenView });
export type SignUpView = z.infer<typeof SignUpView>;

export const NewTokenRequest = z.object({
  name: Name,
  access: z.enum(['production', 'sandbox']).default('production'),
  manages: z.boolean().default(false),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
});

export const UsageQuery = z.object({
  /** ISO calendar dates (UTC), both included; by default the last 30 days. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export const UsageView = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  creditBalance: z.number(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      requests: z.int(),
      pages: z.int(),
      cost: z.number(),
      codes: z.record(z.string(), z.int()),
    }),
  ),
});
export type UsageView = z.infer<typeof UsageView>;

export const StateView = z.object({ state: z.enum(['healthy', 'ready']) });

export const DeletedView = z.object({ id: z.uuid() });
