import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type InstantOrNever = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type Billing = 'prepaid' | 'metered';
export type Access = 'production' | 'sandbox';
export type RequestState = 'open' | 'free' | 'charged';

/** Credits are kept as whole thousandths (`millis`), so that a tenth of a credit is exact. */
export type Tables = {
  accounts: {
    id: string;
    name: string;
    billing: Billing;
    balance_millis: Generated<number>;
    created_at: Instant;
  };
  /** Secrets that sign tokens; the newest that is not retired signs, all that are not retired verify. */
  signing_keys: { id: string; secret: Buffer; created_at: Instant; retired_at: InstantOrNever };
  tokens: {
    id: string;
    account_id: string;
    key_id: string;
    name: string;
    access: Access;
    /** May list, create and delete tokens and read the usage. */
    manages: boolean;
    /** SHA-256 of the token. */
    hash: Buffer;
    created_at: Instant;
    expires_at: InstantOrNever;
    deleted_at: InstantOrNever;
  };
  /** One row per production request; nothing of its content. */
  requests: {
    id: string;
    account_id: string;
    token_id: string;
    endpoint: string;
    /** SHA-256 of account and `Idempotency-Key`. */
    idempotency_hash: Buffer | null;
    /** SHA-256 over that key and the request, so that a key can't be used for two PDFs; the key is nowhere stored. */
    fingerprint: Buffer | null;
    state: RequestState;
    /** While it is open: until when the replica that works on it has said to be alive. */
    lease_until: Date;
    code: string | null;
    pages: number | null;
    cost_millis: Generated<number>;
    started_at: Instant;
    finished_at: InstantOrNever;
  };
  top_ups: {
    id: string;
    account_id: string;
    amount_millis: number;
    note: string;
    created_at: Instant;
  };
};
