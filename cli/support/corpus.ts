import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Envelope, isSuccess, type StatementData } from '@/utils/contract';

const ManifestLine = z.object({
  file: z.string(),
  repo: z.string(),
  has_text_layer: z.boolean(),
  encrypted: z.union([z.literal(false), z.looseObject({ password: z.string().optional() })]),
  truth: z.string().nullish(),
  truth_status: z.string(),
});

export type Manifest = {
  file: string;
  repository: string;
  hasTextLayer: boolean;
  password: string | undefined;
  /** Path of the truth within the corpus, where there is one. */
  truth: string | undefined;
  status: string;
};

/** The corpus's list of PDFs. */
export async function readManifest(root: string): Promise<Manifest[]> {
  const text = await readFile(join(root, 'manifest.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ManifestLine.parse(JSON.parse(line)))
    .map((line) => ({
      file: line.file,
      repository: line.repo,
      hasTextLayer: line.has_text_layer,
      password: line.encrypted === false ? undefined : line.encrypted.password,
      truth: line.truth?.endsWith('.json') ? line.truth : undefined,
      status: line.truth_status,
    }));
}

export type GotRow = {
  date: string;
  amount: number | undefined;
  balance: number | undefined;
  description: string;
};
export type Got = { transactions: GotRow[]; verified: boolean | null; error?: string };

function rowsOf(data: StatementData | NonNullable<StatementData['others']>[number]): GotRow[] {
  switch (data.type) {
    case 'BankStatementNormal':
    case 'BankStatementNoBalance':
    case 'CreditCardSimple':
      return data.transactions.map((row) => ({
        date: row.date.slice(0, 10),
        amount: row.amount,
        balance: typeof row['balance'] === 'number' ? row['balance'] : undefined,
        description: row.description.join(' '),
      }));
    case 'CreditCardBreakdown':
    case 'CreditCardBreakdownMultiUser': {
      const parts = data.type === 'CreditCardBreakdown' ? [data] : data.all;
      // A cardholder's rows may stand in several places: ids follow the print.
      return parts
        .flatMap((part) => part.transactions)
        .filter((row) => row.category !== 'PreviousBalance')
        .toSorted((a, b) => a.id - b.id)
        .map((row) => ({
          date: (row.transactionDate ?? row.processDate ?? '').slice(0, 10),
          amount: row.amount,
          balance: undefined,
          description: row.description.join(' '),
        }));
    }
  }
}

/** An answer as the scorer takes it: rows of all accounts in printed order, and what the proof says. */
export function gotOf(envelope: Envelope): Got {
  if (!isSuccess(envelope)) return { transactions: [], verified: null, error: envelope.code };
  const { data } = envelope;
  const accounts = [data, ...(data.others ?? [])];
  const verdicts = accounts.map((account) => account.proof?.verdict ?? 'unchecked');
  const verified = verdicts.includes('broken')
    ? false
    : verdicts.every((v) => v === 'proven')
      ? true
      : null;
  return { transactions: accounts.flatMap(rowsOf), verified };
}

export type Score = {
  truthRows: number;
  gotRows: number;
  f1: number;
  f1IgnoringSign: number;
  f1IgnoringDate: number;
  perfect: boolean;
  perfectAnyOrder: boolean;
  selfCheck: string;
};
export type Aggregate = {
  statements: number;
  f1Macro: number;
  perfect: number;
  balanceAccuracy: number | null;
  descriptionSimilarity: number | null;
  negatives: number;
  negativesClean: number;
  selfCheck: Record<string, number>;
};
/** The corpus's own `tools/score.mjs`. */
export type Scorer = {
  scoreStatement(truth: unknown, got: Got): Score;
  aggregate(scores: readonly Score[]): Aggregate;
};

/** One aggregate per repository, by name. */
export function aggregateByRepository(
  scored: readonly { entry: Manifest; score: Score }[],
  scorer: Scorer,
): [string, Aggregate][] {
  const byName = new Map<string, Score[]>();
  for (const { entry, score } of scored)
    byName.set(entry.repository, [...(byName.get(entry.repository) ?? []), score]);
  return [...byName].sort().map(([name, scores]) => [name, scorer.aggregate(scores)]);
}
