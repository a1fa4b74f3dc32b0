import type { ShownStatement } from '@/test/support/views';

const columns = ['date', 'description', 'amount', 'balance'] as const;

/** The statement as lines of text: title, proof, balances, and the transactions in columns. */
export function formatStatement({ title, proof, balances, rows }: ShownStatement): string {
  const widths = columns.map((column) =>
    Math.max(0, ...rows.map((row) => [...row[column]].length)),
  );
  const lines = rows.map((row) =>
    columns
      .map((column, at) => {
        const width = widths[at] ?? 0;
        const isFigure = column === 'amount' || column === 'balance';
        return isFigure ? row[column].padStart(width) : row[column].padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [title, proof, balances, '', ...lines].join('\n');
}
