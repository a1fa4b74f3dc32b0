import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, openTestService } from '@/test/support/service';
import { listKeys, retireKey, rotateKey } from '@/server/tokens';

describe('signing keys', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
  });
  afterAll(() => service.close());
  const status = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await service.fetch('/tokens', { headers })).status;
  };

  it('rotate: new tokens have the new key, old ones stay good until theirs is retired', async () => {
    const { db } = service.database;
    const old = await service.signUp();
    const [first] = await listKeys(db);
    const { id } = await rotateKey(db);
    const fresh = await service.signUp();
    expect(kidOf(old.secret)).toBe(first?.id);
    expect(kidOf(fresh.secret)).toBe(id);
    expect([await status(old.secret), await status(fresh.secret)]).toEqual([200, 200]);

    expect(await retireKey(db, first?.id ?? '', new Date())).toBe(true);
    expect([await status(old.secret), await status(fresh.secret)]).toEqual([401, 200]);
    expect(await retireKey(db, first?.id ?? '', new Date())).toBe(false);
  });

  it('are nowhere beside a token: the database has hashes only', async () => {
    const { secret } = await service.signUp();
    const rows = await service.database.db.selectFrom('tokens').selectAll().execute();
    const [, , signature = ''] = secret.split('.');
    expect(signature.length).toBeGreaterThan(40);
    expect(rows.map(({ hash }) => hash.length)).toEqual(rows.map(() => 32));
    expect(JSON.stringify(rows)).not.toContain(signature);
  });
});

const kidOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
