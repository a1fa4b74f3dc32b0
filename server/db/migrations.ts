import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';

const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table accounts (
      id uuid primary key,
      name text not null,
      billing text not null check (billing in ('prepaid', 'metered')),
      balance_millis bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
    await sql`create table signing_keys (
      id uuid primary key,
      secret bytea not null,
      created_at timestamptz not null default now(),
      retired_at timestamptz
    )`.execute(db);
    await sql`create table tokens (
      id uuid primary key,
      account_id uuid not null references accounts,
      key_id uuid not null references signing_keys,
      name text not null,
      access text not null check (access in ('production', 'sandbox')),
      manages boolean not null,
      hash bytea not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      deleted_at timestamptz
    )`.execute(db);
    await sql`create index tokens_account on tokens (account_id)`.execute(db);
    // Within the migration, so that replicas that start together agree on one key.
    await sql`insert into signing_keys (id, secret) values (${randomUUID()}, ${randomBytes(32)})`.execute(
      db,
    );
  },
};

const metering: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table requests (
      id uuid primary key,
      account_id uuid not null references accounts,
      token_id uuid not null references tokens,
      endpoint text not null,
      idempotency_hash bytea,
      fingerprint bytea,
      state text not null check (state in ('open', 'free', 'charged')),
      lease_until timestamptz not null,
      code text,
      pages integer,
      cost_millis bigint not null default 0,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      unique (account_id, idempotency_hash)
    )`.execute(db);
    await sql`create index requests_by_time on requests (account_id, started_at)`.execute(db);
    await sql`create index requests_open on requests (account_id) where state = 'open'`.execute(db);
    await sql`create table top_ups (
      id uuid primary key,
      account_id uuid not null references accounts,
      amount_millis bigint not null,
      note text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  },
};

/** In the order of their names. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-metering': metering,
};
