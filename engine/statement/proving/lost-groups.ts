import type { Money, RawRow } from '../../reading';

/** Share of the rows from which on the numbers before their figures are parts of these. */
const MOST = 0.5;

/** `3  824.59`: a row's figure is read of the first of two groups alone, and the rest of it stands right behind. */
function cutsFigure({ anchor, cells }: RawRow): boolean {
  for (const { money: first } of cells) {
    // Most figures are whole.
    if (first.exact) continue;
    const isRest = (rest: Money): boolean =>
      rest.exact && rest.from === first.to && cells.every(({ money }) => money !== rest);
    if (anchor.money.some(isRest)) return true;
  }
  return false;
}

const THREE_DIGITS = /^\D*\d{3}\D/;
const FIRST_GROUP = /^\d{1,3}$/;
/** How far a group may stand before the next one, in font sizes: in spaced print. */
const SPACED = 1.5;

/**
 * Figures of more than one group of which not all are read: a row's is read of the first group alone, or, `2  482.30`, most
 * rows' have a number right before them that may be their first group, read as a word of the text. Told of row by row.
 */
export class LostGroups {
  private rows = 0;
  private cut = 0;
  private isCut = false;
  private left: number;

  /** `count`: rows and other entries that are looked at. */
  constructor(count: number) {
    this.left = count;
  }

  note(entry: RawRow): void {
    this.left -= 1;
    this.isCut ||= cutsFigure(entry);
    this.rows += 1;
    // Were all that are left such rows, they might be too few.
    const mayBeMost = this.cut + this.left + 1 >= MOST * (this.rows + this.left);
    if (mayBeMost && isGroupBefore(entry)) this.cut += 1;
  }

  get some(): boolean {
    return this.isCut || (this.cut > 0 && this.cut >= MOST * this.rows);
  }
}

/** A row with a number right before one of its figures that may be the first group of it. */
function isGroupBefore({ anchor: { words }, cells }: RawRow): boolean {
  for (const { money } of cells) {
    const group = words[money.from - 1];
    // Few figures stand as close.
    if (!group || money.x0 - group.x1 > SPACED * group.size) continue;
    if (FIRST_GROUP.test(group.text) && THREE_DIGITS.test(words[money.from]?.text ?? ''))
      return true;
  }
  return false;
}
