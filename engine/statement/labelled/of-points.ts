import { beginsCell, textOf } from '../../layout';
import { endsInPoints, tellsOfPoints, type TokenLine } from '../../reading';
import { NEAR } from './label-places';

/**
 * `마이신한포인트 전월잔액 12,840`: the balance of points, which the word before names, in a cell of its own where it begins the line;
 * what is set larger is a title beside.
 */
export function isOfPoints({ words }: TokenLine, from: number): boolean {
  const [before, word] = [words[from - 1], words[from]];
  return (
    before?.size === word?.size &&
    (from === 1 || !beginsCell(words, from)) &&
    endsInPoints(before?.text ?? '')
  );
}

/** Words of a title at most. */
const LONGEST_TITLE = 6;

/** `Reward Points Summary` right over a line of names, of which one is a balance's: what stands beneath are points. */
export function isUnderPoints(line: TokenLine, above: TokenLine | undefined): boolean {
  if (line.money.length > 0 || above?.page !== line.page) return false;
  return (
    above.money.length === 0 &&
    above.words.length <= LONGEST_TITLE &&
    line.baseline - above.baseline <= NEAR * line.size &&
    tellsOfPoints(textOf(above))
  );
}
