import { isoOf } from '@/engine/reading';
import { statementsFrom } from './lines';

/** A row as it is compared: its day, its amount in minor units, and what it is described by. */
type PlainRow = [day: string, amount: number | undefined, description: string];

/** The rows of every account of a document that is written as text. */
export async function rowsFrom(text: string): Promise<PlainRow[]> {
  const statements = await statementsFrom(text);
  return statements.flatMap(({ rows }) =>
    rows.map(({ date, amount, description }): PlainRow => [
      isoOf(date).slice(0, 10),
      amount,
      description.join(' '),
    ]),
  );
}
