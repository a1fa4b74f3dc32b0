import type { Content } from '../content';
import type { Row } from '../model';

/**
 * Rows as a faulty document prints them: the middle one is wrong. The rows themselves where nothing on paper would
 * show it: of a wrong sign the only one of its side says nothing, if amounts of the other side bear none.
 */
export function flawed(rows: readonly Row[], flaw: Content['flaw']): readonly Row[] {
  const middle = Math.floor(rows.length / 2);
  const wrong = rows[middle];
  if (!wrong || flaw === 'none') return rows;
  const isAlone = !rows.some(
    (row) => row !== wrong && Math.sign(row.amount) === Math.sign(wrong.amount),
  );
  if (flaw === 'sign' && isAlone) return rows;
  return rows.flatMap((row) => {
    if (row !== wrong) return [row];
    switch (flaw) {
      case 'balance':
        return [{ ...row, balance: row.balance + 900 }];
      case 'sign':
        return [{ ...row, amount: -row.amount, moved: row.moved - 2 * row.amount }];
      case 'missing row':
        return [];
    }
  });
}
