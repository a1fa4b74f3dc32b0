import { describe, expect, it } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { fixtures, makeStatement } from '@/test/statements';
import { isSuccess } from '@/utils/contract';

const pdf = await loadPdfEngine();

/** What the letterhead says is read in every language, and beside accounts, boxes and cards. */
const chosen = fixtures().filter(
  ({ name }) =>
    name.startsWith('language-') || ['several-accounts', 'card-simple', 'side-box'].includes(name),
);

describe('a generated statement says of itself', () => {
  it.each(chosen.map((fixture) => [fixture.name, fixture] as const))('%s', async (_, fixture) => {
    const { pdf: bytes, truth } = await makeStatement(fixture.params);
    const { envelope } = await extract({ bytes, requestId: 'described' }, { pdf });
    if (!isSuccess(envelope)) throw new Error(`Cannot read the fixture: ${envelope.code}`);
    const { data } = envelope;
    const accounts = [data, ...(data.others ?? [])].flatMap((account) =>
      account.type === 'CreditCardBreakdownMultiUser'
        ? []
        : [{ ...account.statement, currency: account.currency }],
    );
    expect(accounts).toMatchObject(
      truth.accounts.map(({ accountNumber, accountType, currency }) => ({
        bank: 'UNKNOWN',
        accountNumber,
        accountType,
        currency,
        nameAddress: truth.holder,
        statementNumber: truth.statementNumber,
        dates: { issuedOn: `${truth.issuedOn}T00:00:00.000Z` },
      })),
    );
  });
});
