import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openTestService } from '@/test/support/service';
import { bodyFor, post } from '@/test/conformance/service/subject';

const MARKS = ['SECRET-FILE', 'SECRET-MARK', 'SECRET-PASS', 'PAYMENT 7', '62-0012-345678', 'JVBER'];

describe('statements', () => {
  it('leave nothing in a log at any level, a database row or an error', async () => {
    let logged = '';
    const sink = new Writable({
      write: (chunk, _, done) => {
        logged += String(chunk);
        done();
      },
    });
    const service = await openTestService({ log: pino({ level: 'trace' }, sink) });
    const { secret } = await service.signUp();
    const errors: string[] = [];
    const send = async (body: string, path = '/pdf2') => {
      const headers = { 'Idempotency-Key': `SECRET-MARK-${body.length}` };
      const answer = await service.fetch(path, post(secret, body, headers));
      const text = await answer.text();
      if (!text.includes('pdf/success')) errors.push(text);
    };
    const outcomes = ['BankStatementNormal', 'pdf/fail/unknown-pdf', 'crash'] as const;
    for (const path of ['/pdf', '/pdf2', '/pdf2test'])
      for (const outcome of outcomes) {
        const body = { ...JSON.parse(bodyFor({ outcome, mark: 'SECRET-MARK' }, 'SECRET-PASS')) };
        await send(JSON.stringify({ ...body, file: 'SECRET-FILE.pdf' }), path);
        await send(JSON.stringify({ ...body, file: 7 }), path);
        await send(`${JSON.stringify(body)} SECRET-MARK`, path);
      }
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      service.database.db,
    );
    const stored = await Promise.all(
      rows.map(async ({ name }) => {
        const { rows: all } = await sql`select t::text from ${sql.table(name)} t`.execute(
          service.database.db,
        );
        return JSON.stringify(all);
      }),
    );
    await service.close();

    expect(logged).toContain('"route":"/pdf2"');
    expect(logged).toContain('an extraction was lost');
    expect(stored.join()).toContain('pdf/success/bank-statement-normal');
    expect(errors.length).toBeGreaterThan(9);
    for (const mark of MARKS) {
      expect(logged).not.toContain(mark);
      expect(stored.join()).not.toContain(mark);
      expect(stored.join()).not.toContain(Buffer.from(mark).toString('hex')); // in a bytea
      expect(errors.join()).not.toContain(mark === 'JVBER' ? 'JVBERi' : mark);
    }
    expect(logged).not.toContain(secret);
    expect(stored.join()).not.toContain(secret.split('.')[2]);
  });
});
