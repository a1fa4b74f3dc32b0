import { describe, expect, it } from 'vitest';
import { EnvelopeV1, SchemaName, SuccessEnvelopeV1, toV1 } from '@/utils/contract';
import { SAMPLE_DATA, sampleSuccess } from '@/test/support/envelopes';

const ID = '5f0c7a52-6f0b-4f5e-9a2b-0d7f0f6a1c11';

describe('the earlier endpoint answers', () => {
  it.each(SchemaName.options)('%s in its own shape', (name) => {
    const answer = toV1(sampleSuccess(name, ID));
    expect(SuccessEnvelopeV1.parse(answer)).toEqual(answer);
    expect(Object.keys(answer).toSorted()).toEqual(['code', 'data', 'requestId', 'type']);
    for (const data of [answer.data].flat()) expect(data).not.toHaveProperty('type');
  });

  it('a bank statement with its closing balance as the statement balance', () => {
    const { data } = toV1(sampleSuccess('BankStatementNormal', ID));
    expect(data).toMatchObject({ valid: true, breaks: [], statement: { statementBalance: 88 } });
    expect(data).not.toHaveProperty('statement.openingBalance');
    expect(data).not.toHaveProperty('statement.closingBalance');
  });

  it('breaks as not valid', () => {
    const broken = { prev_id: 1, cur_id: 2, prev_date: '', cur_date: '', amount: 1, diff: 3 };
    const envelope = sampleSuccess('BankStatementNormal', ID);
    const data = { ...SAMPLE_DATA.BankStatementNormal, numBreaks: 1, transactionBreaks: [broken] };
    expect(
      toV1({ ...envelope, type: 2, code: 'pdf/success/bank-statement-normal', data }),
    ).toMatchObject({
      data: { valid: false, breaks: [broken] },
    });
  });

  it('a multi-user card as an array of breakdowns', () => {
    const { data } = toV1(sampleSuccess('CreditCardBreakdownMultiUser', ID));
    expect(data).toHaveLength(2);
    expect(data).toMatchObject([{ parser: 'sample/multi-user', valid: true }, { valid: true }]);
  });

  it('errors without blame, authenticity or credits', () => {
    const answer = toV1({
      requestId: ID,
      code: 'pdf/fail/unsupported-pdf',
      type: 4,
      message: 'This is a letter.',
      data: { name: 'letter' },
      blame: 'USER',
      authenticity: 'original',
      score: 1,
      creditBalance: 3,
      creditsDeducted: -0.1,
    });
    expect(EnvelopeV1.parse(answer)).toEqual({
      requestId: ID,
      code: 'pdf/fail/unsupported-pdf',
      type: 4,
      message: 'This is a letter.',
      data: { name: 'letter' },
    });
  });
});
