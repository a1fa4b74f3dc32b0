import { describe, expect, it } from 'vitest';
import {
  EnvelopeV1,
  fromV1,
  isSuccess,
  readAnswer,
  SchemaName,
  type StatementCommon,
  SuccessEnvelopeV1,
  toV1,
} from '@/utils/contract';
import { flatten } from '@/utils/export';
import { SAMPLE_DATA, sampleSuccess } from '@/test/support/envelopes';

const ID = 'e2b1c5a4-0000-4000-8000-000000000000';

const read = (answer: unknown, shape: 'v1' | 'v2' = 'v2') => {
  const result = readAnswer(structuredClone(answer), shape);
  if (!result.ok) throw new Error(`Cannot read it at "${result.path}"`);
  return result.envelope;
};

describe.each(SchemaName.options)('a %s', (schema) => {
  it('of /pdf2 is read as it is', () => {
    expect(read(sampleSuccess(schema, ID))).toEqual(sampleSuccess(schema, ID));
  });
  it('of /pdf goes to /pdf2’s shape and back unchanged', () => {
    const v1 = SuccessEnvelopeV1.parse(toV1(sampleSuccess(schema, ID)));
    const envelope = read(v1, 'v1');
    if (!isSuccess(envelope)) throw new Error('It is no success.');
    expect(envelope.data.type).toBe(schema);
    expect(EnvelopeV1.parse(toV1(envelope))).toEqual(v1);
  });
});

it('an answer of /pdf that is not valid has a break, though it lists none', () => {
  const v1 = SuccessEnvelopeV1.parse(toV1(sampleSuccess('BankStatementNormal', ID)));
  if (v1.code !== 'pdf/success/bank-statement-normal') throw new Error('It is another schema.');
  expect(fromV1({ ...v1, data: { ...v1.data, valid: false } })).toMatchObject({ numBreaks: 1 });
});

describe('statement-common', () => {
  const { statement, parser } = SAMPLE_DATA.BankStatementNormal;
  const common = (data: Partial<StatementCommon>) => ({
    requestId: ID,
    code: 'pdf/success/statement-common',
    type: 2,
    data: { type: 'BankStatementNormal', parser, statement, transactions: [], ...data },
  });
  const rows = SAMPLE_DATA.BankStatementNormal.transactions;
  const unbalanced = rows.map((row) => {
    const { balance: _, ...rest } = row;
    return rest;
  });
  const cardRows = SAMPLE_DATA.CreditCardBreakdown.transactions;

  it.each([
    ['BankStatementNormal', rows, 'BankStatementNormal'],
    ['BankStatementNoBalance', unbalanced, 'BankStatementNoBalance'],
    ['CreditCardBreakdownMultiUser', cardRows, 'CreditCardBreakdown'],
    ['CreditCardSimple', unbalanced, 'CreditCardSimple'],
    ['SomethingNew', rows, 'BankStatementNormal'],
  ])('of a %s keeps every row', (type, transactions, schema) => {
    const envelope = read(common({ type, transactions, numBreaks: 0 }));
    if (!isSuccess(envelope)) throw new Error('It is no success.');
    expect(envelope.data.type).toBe(schema);
    expect(flatten(envelope.data)[0]?.rows).toHaveLength(transactions.length);
  });

  it('gives a row without a date that of the row before', () => {
    const [first, second] = rows;
    if (!first || !second) throw new Error('There are no rows.');
    const { date: _, ...undated } = second;
    const envelope = read(common({ transactions: [first, undated] }));
    expect(envelope).toMatchObject({
      data: { transactions: [{ date: first.date }, { date: first.date }] },
    });
  });
});

it('an unknown success code is read by its schema, unknown values of small fields left out', () => {
  const answer = {
    ...sampleSuccess('CreditCardSimple', ID),
    code: 'pdf/success/credit-card-simple-v2',
    authenticity: 'holographic',
    score: 17,
    blame: 'NOBODY',
    more: 1,
  };
  expect(read(answer)).toEqual({
    ...sampleSuccess('CreditCardSimple', ID),
    authenticity: undefined,
    score: undefined,
    blame: undefined,
    more: 1,
  });
});

it.each([
  ['no object', 'hello', ''],
  ['no code', { requestId: ID, type: 2 }, 'code'],
  ['a type that is none', { requestId: ID, code: 'x', type: 9 }, 'type'],
  ['a success without data', { requestId: ID, code: 'x', type: 2 }, 'data'],
  [
    'rows of another kind',
    {
      ...sampleSuccess('BankStatementNormal', ID),
      data: { ...SAMPLE_DATA.BankStatementNormal, transactions: [{ id: 'SECRET' }] },
    },
    'data.transactions.0.id',
  ],
  [
    'a card of nobody',
    {
      ...sampleSuccess('CreditCardBreakdownMultiUser', ID),
      data: { ...SAMPLE_DATA.CreditCardBreakdownMultiUser, all: [] },
    },
    'data.all',
  ],
])('%s is not read, and the place is named', (_, answer, path) => {
  expect(readAnswer(answer, 'v2')).toEqual({ ok: false, path });
});
