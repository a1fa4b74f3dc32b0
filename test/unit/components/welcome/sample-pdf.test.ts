import { expect, it } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { SAMPLE, samplePdf } from '@/components/welcome';
import { extract } from '@/engine';
import { isSuccess } from '@/utils/contract';

it('the sample’s PDF is read as the sample, every row proven', async () => {
  const pdf = await loadPdfEngine();
  const { envelope } = await extract({ bytes: samplePdf(), requestId: 'sample' }, { pdf });
  if (!isSuccess(envelope)) throw new Error(envelope.code);
  const { data } = envelope;
  expect(data).toMatchObject({ type: SAMPLE.type, currency: 'EUR', numBreaks: 0 });
  if (data.type !== SAMPLE.type) return;
  expect(data.proof?.verdict).toBe('proven');
  expect(
    data.transactions.map(({ date, description, amount, balance }) => ({
      date,
      description: description.join(' '),
      amount,
      balance,
    })),
  ).toEqual(
    SAMPLE.transactions.map(({ date, description, amount, balance }) => ({
      date,
      description: description.join(' '),
      amount,
      balance,
    })),
  );
});
