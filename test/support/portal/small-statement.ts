import { makeStatement } from '@/test/statements';
import type { StatementDocument } from './documents';

/** A statement of a few rows; each seed is another one, so that none is taken for one that is known already. */
export async function smallStatement(id: string, seed: number): Promise<StatementDocument> {
  const { pdf, truth } = await makeStatement({ seed, content: { rows: 5 } });
  return { id, fileName: `${id}.pdf`, title: `Statement ${id}`, bytes: pdf, truth };
}
