import { overlapOf, type Span } from '../layout';
import { isMoneyRole, type Segment } from '../reading';

/** `146,49`: of an account whose document has whole amounts, it is read as none. */
const HUNDREDTHS = /^\d[\d.,'’]*[.,]\d\d$/;

/** A table of another account, maybe, of whose rows no figure could be read: it has other decimals than the document. */
export function isUnread({ header, lines }: Segment): boolean {
  const names = header?.columns.filter(({ role }) => isMoneyRole(role)) ?? [];
  if (names.length === 0) return false;
  const isNamed = (part: Span): boolean => names.some((name) => overlapOf(name, part) > 0);
  let hasFigures = false;
  for (const { words, dates, money } of lines) {
    if (dates[0]?.from !== 0) continue;
    const figures = money.filter((figure) => figure.minor !== 0 && isNamed(figure));
    // Usually the first one decides.
    if (figures.some(({ exact }) => exact)) return false;
    hasFigures ||=
      figures.length > 0 || words.some((word) => HUNDREDTHS.test(word.text) && isNamed(word));
  }
  return hasFigures;
}
