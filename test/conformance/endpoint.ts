import { beforeAll, describe, expect, it } from 'vitest';
import type { SchemaName } from '@/utils/contract';
import type { Endpoint, ExtractionOutcome } from '@/utils/endpoint';
import { flatten, isMovement } from '@/utils/export';
import { badDocuments, statementDocument, type StatementDocument } from '@/test/support/portal';

/** One way of extracting, opened for the suite. */
export type EndpointSubject = { endpoint: Endpoint; close: () => Promise<void> };

/** Everything that the rest of the product relies on in an `Endpoint`, wherever it extracts. */
export function endpointConformance(
  name: string,
  open: (timeLimit?: number) => Promise<EndpointSubject>,
): void {
  describe(`the endpoint ${name}`, () => {
    let subject: EndpointSubject;
    let documents: Record<'current-account' | 'card' | 'locked', StatementDocument>;
    beforeAll(async () => {
      subject = await open();
      const [current, card, locked] = await Promise.all([
        statementDocument('current-account'),
        statementDocument('card'),
        statementDocument('locked'),
      ]);
      documents = { 'current-account': current, card, locked };
      return () => subject.close();
    });

    const extract = (bytes: Uint8Array, password?: string): Promise<ExtractionOutcome> =>
      subject.endpoint.extract(
        { name: 'Statement.pdf', bytes, ...(password === undefined ? {} : { password }) },
        { signal: new AbortController().signal },
      );

    const SCHEMAS: Record<'current-account' | 'card', SchemaName[]> = {
      'current-account': ['BankStatementNormal'],
      card: ['CreditCardBreakdown', 'CreditCardSimple'],
    };

    it.each(['current-account', 'card'] as const)('answers the %s with every row', async (id) => {
      const { bytes, truth } = documents[id];
      const outcome = await extract(bytes);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
      const { data } = outcome.envelope;
      expect(SCHEMAS[id]).toContain(data.type);
      const amounts = flatten(data)
        .flatMap(({ rows }) => rows.filter(isMovement))
        .map(({ amount }) => amount / 100);
      expect(amounts).toEqual(
        truth.accounts.flatMap(({ rows }) => rows).map(({ amount }) => amount),
      );
    });

    it('asks for a password, says when it is wrong, and opens with the right one', async () => {
      const { bytes, password } = documents.locked;
      expect(await extract(bytes)).toMatchObject({
        ok: false,
        failure: { kind: 'nonSuccess', code: 'pdf/fail/password-required' },
      });
      expect(await extract(bytes, 'not this')).toMatchObject({
        ok: false,
        failure: { kind: 'nonSuccess', code: 'pdf/fail/password-incorrect' },
      });
      expect(await extract(bytes, password)).toMatchObject({ ok: true });
    });

    it.each([
      ['a scan', badDocuments.imageOnly, /^pdf\/fail\/image-pdf$/],
      ['a letter', badDocuments.letter, /^pdf\/fail\/(unsupported|unknown)-pdf$/],
      ['half a file', badDocuments.truncated, /^pdf\/fail\/(invalid|unknown)-pdf$/],
    ])('states why there is no statement in %s', async (_, make, code) => {
      const outcome = await extract((await make()).bytes);
      expect(outcome).toMatchObject({
        ok: false,
        failure: { kind: 'nonSuccess', code: expect.stringMatching(code) },
      });
    });

    it('gives up at once when it is cancelled, and serves the next', async () => {
      const { bytes } = documents['current-account'];
      const controller = new AbortController();
      const request = { name: 'Statement.pdf', bytes };
      const cancelled = subject.endpoint.extract(request, { signal: controller.signal });
      controller.abort(new Error('enough'));
      await expect(cancelled).rejects.toThrow('enough');
      const late = subject.endpoint.extract(request, { signal: controller.signal });
      await expect(late).rejects.toThrow('enough');
      expect(await extract(bytes)).toMatchObject({ ok: true });
    });

    it('says that its time is over, rather than wait', async () => {
      const hasty = await open(1);
      const { bytes } = documents['current-account'];
      const { signal } = new AbortController();
      expect(await hasty.endpoint.extract({ name: 'Statement.pdf', bytes }, { signal })).toEqual({
        ok: false,
        failure: { kind: 'timeout', afterMs: 1 },
      });
      await hasty.close();
    });

    it('keeps two that are extracted at once apart', async () => {
      const [one, other] = await Promise.all([
        extract(documents['current-account'].bytes),
        extract(documents.card.bytes),
      ]);
      if (!one.ok || !other.ok) throw new Error('One of them failed.');
      expect(one.envelope.data.type).toMatch(/^Bank/);
      expect(other.envelope.data.type).toMatch(/^CreditCard/);
    });
  });
}
