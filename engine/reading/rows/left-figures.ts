import type { Classified } from './classified';
import type { RawRow } from './entries';

/** A line that is nothing but a figure of money, in no column of its table. */
const isLone = ({ cells, line: { words, money, dates } }: Classified): boolean => {
  const [figure, ...more] = money;
  return (
    cells.length === 0 &&
    dates.length === 0 &&
    figure !== undefined &&
    more.length === 0 &&
    figure.exact &&
    figure.minor !== 0 &&
    figure.to - figure.from === words.length
  );
};

/** Whether lines beside a row leave a figure unread: another row may stand there, in a column that nothing names. */
export function leavesFigure(items: readonly Classified[], row: RawRow): boolean {
  for (const item of items) if (isLone(item) && item.line.money[0] !== row.foreign) return true;
  return false;
}
