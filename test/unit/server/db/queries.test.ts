import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, openTestService } from '@/test/support/service';

describe('queries of the embedded database', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
  });
  afterAll(() => service.close());
  const idOf = async (text: string) => {
    const { rows } = await sql<{ id: string }>`select ${text}::uuid as id`.execute(
      service.database.db,
    );
    return rows[0]?.id;
  };
  const ID = '5f0c7a52-6f0b-4f5e-9a2b-0d7f0f6a1c11';

  it('that fail leave the next ones as they are, also of the same text', async () => {
    for (const _ of [1, 2, 3]) {
      await expect(idOf('no uuid')).rejects.toThrow(/uuid/);
      expect(await idOf(ID)).toBe(ID);
    }
    await expect(sql`selekt ${1}`.execute(service.database.db)).rejects.toThrow(/syntax/);
    expect(await idOf(ID)).toBe(ID);
  });

  it('that fail in a transaction undo it', async () => {
    const { db } = service.database;
    const { account } = await service.signUp();
    const name = () =>
      db
        .selectFrom('accounts')
        .select('name')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow();
    const failing = db.transaction().execute(async (trx) => {
      await trx
        .updateTable('accounts')
        .set({ name: 'renamed' })
        .where('id', '=', account.id)
        .execute();
      await sql`select ${'no uuid'}::uuid`.execute(trx);
    });
    await expect(failing).rejects.toThrow(/uuid/);
    expect(await name()).toEqual({ name: account.name });
  });

  it('keep their answers apart when many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sql<{ n: number }>`select ${index}::int as n`.execute(service.database.db),
      ),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(answers.map((_, index) => index));
  });

  it('may be of more texts than a connection keeps plans of', async () => {
    for (let index = 0; index < 300; index++) {
      const { rows } = await sql<{
        n: number;
      }>`select ${index}::int + ${sql.lit(index)} as n`.execute(service.database.db);
      expect(rows).toEqual([{ n: index * 2 }]);
    }
  });
});
