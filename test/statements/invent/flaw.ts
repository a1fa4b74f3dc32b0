import type { Content } from '../content';
import type { Row } from '../model';

/** Rows as a faulty document prints them: the middle one is wrong. */
export function flawed(rows: readonly Row[], flaw: Content['flaw']): Row[] {
  const middle = Math.floor(rows.length / 2);
  return rows.flatMap((row, i) => {
    if (i !== middle || flaw === 'none') return [row];
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
