import { describe, expect, it } from 'vitest';
import { SAMPLE_DATA, sampleSuccess } from '@/test/support/envelopes';
import { type Envelope, SchemaName, SuccessEnvelope } from '@/utils/contract';
import { limitToSandbox } from '@/server/sandbox';

const ID = '5f0c7a52-6f0b-4f5e-9a2b-0d7f0f6a1c11';
const limit = (envelope: Envelope) => SuccessEnvelope.parse(limitToSandbox(envelope));

describe('the sandbox', () => {
  it.each(SchemaName.options)(
    'keeps a %s in its schema, with the facts and breaks of the whole',
    (name) => {
      const { data } = limit(sampleSuccess(name, ID));
      expect(data.type).toBe(name);
      expect(data.numBreaks).toBe(SAMPLE_DATA[name].numBreaks);
    },
  );

  it('masks numbers and names, also in the rows, and leaves the rest legible', () => {
    const { data } = limit(sampleSuccess('BankStatementNoBalance', ID));
    expect(data).toMatchObject({
      statement: {
        bank: 'ABC',
        accountNumber: '**-****-**5678',
        nameAddress: ['** * *******', '** ****** ******', '********* ****'],
        openingBalance: 100,
      },
      transactions: Array.from({ length: 10 }, (_, index) => ({
        description: [`PAYMENT ${index + 1}`, 'FROM **-****-****** ** * *******'],
      })),
    });
  });

  it('masks a number that a row prints without its separators', () => {
    const row = { id: 1, date: '2024-03-01T00:00:00.000Z', description: ['TRF 620012345678 X'] };
    const sample = SAMPLE_DATA.BankStatementNoBalance;
    const { data } = limit({
      ...sampleSuccess('BankStatementNoBalance', ID),
      type: 2,
      code: 'pdf/success/bank-statement-no-balance',
      data: { ...sample, transactions: [row] },
    });
    expect(data).toMatchObject({ transactions: [{ description: ['TRF ************ X'] }] });
  });

  it('says nothing of rows that it holds back, and limits further accounts alike', () => {
    const whole = SAMPLE_DATA.BankStatementNormal;
    const brokenAt = (cur_id: number) => ({
      prev_id: cur_id - 1,
      cur_id,
      prev_date: '2024-03-01T00:00:00.000Z',
      cur_date: '2024-03-02T00:00:00.000Z',
      amount: 1,
      diff: 1,
    });
    const proof = {
      verdict: 'broken',
      rows: 12,
      provenRows: 10,
      equations: [],
      unproven: [2, 12],
      suggestions: [
        { kind: 'sign', id: 2, message: 'a' },
        { kind: 'missing', message: 'b', amount: 17.5 },
        { kind: 'sign', id: 12, message: 'c' },
      ],
    } as const;
    const { data } = limit({
      ...sampleSuccess('BankStatementNormal', ID),
      type: 2,
      code: 'pdf/success/bank-statement-normal',
      data: {
        ...whole,
        numBreaks: 2,
        transactionBreaks: [brokenAt(2), brokenAt(12)],
        proof: structuredClone({
          ...proof,
          equations: [],
          unproven: [2, 12],
          suggestions: [...proof.suggestions],
        }),
        others: [SAMPLE_DATA.CreditCardSimple],
      },
    });
    expect(data).toMatchObject({
      numBreaks: 2,
      transactionBreaks: [{ cur_id: 2 }],
      proof: { unproven: [2], suggestions: [{ id: 2 }] },
    });
    expect(data.others).toHaveLength(1);
    const [other] = data.others ?? [];
    expect(other?.type === 'CreditCardSimple' && other.transactions).toHaveLength(10);
    expect(JSON.stringify(data)).not.toMatch(/EXAMPLE|62-0012/);
  });

  it('holds back fields that it does not know', () => {
    const sample = SAMPLE_DATA.BankStatementNormal;
    const { data } = limit({
      ...sampleSuccess('BankStatementNormal', ID),
      type: 2,
      code: 'pdf/success/bank-statement-normal',
      data: { ...sample, holder: 'MS A EXAMPLE', statement: { ...sample.statement, iban: 'XX12' } },
    });
    expect(JSON.stringify(data)).not.toMatch(/holder|iban/);
  });

  it('leaves errors as they are', () => {
    const error = { requestId: ID, code: 'pdf/fail/unknown-pdf', type: 4, message: 'x' } as const;
    expect(limitToSandbox(error)).toEqual(error);
  });
});
