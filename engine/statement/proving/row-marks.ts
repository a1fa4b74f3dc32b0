import type { Interpretation, Lexicon, Money, RawRow } from '../../reading';
import type { Solution } from '../solving';
import { LostGroups } from './lost-groups';

const LETTERS = /^\p{L}+\.?$/u;
/** `1,204 | 50`: hundredths in a column of their own. */
const HUNDREDTHS = /^\d\d$/;
/** `31.20 DBT`: letters close behind a figure, in font sizes, and so many of them. */
const CAPITALS = /^\p{Lu}{1,3}$/u;
const MARK = 3;
const CLOSE = 1;
/** Share of the figures behind which such a number stands, from which on it is their part. */
const MOST = 0.5;
/** Font sizes between a figure and its hundredths at most: columns of one figure stand close. */
const NEAR = 4;

/** What stands beside the figures of an account's rows, counted. */
type Marks = {
  figures: number;
  /** Marks of which nothing is known. */
  odd: number;
  /** Letters that are no known currency's, and how many figures bear them. */
  letters: Map<string, number>;
  /** Figures with a number of two digits right behind. */
  parted: number;
  /** What columns of money out, and of money in, hold with a minus and without. */
  debits: Signed;
  credits: Signed;
  /** A row has both. */
  both: boolean;
};

/** Sums of the figures that bear a minus, and of those that bear none; minor units. */
type Signed = { minus: number; bare: number };

/** As much with a minus as without: what either means, no sum tells. */
const isEven = ({ minus, bare }: Signed): boolean => minus !== 0 && minus === bare;

const noteLetters = ({ letters }: Marks, text: string): void => {
  letters.set(text, (letters.get(text) ?? 0) + 1);
};

/** One code on some of the figures, and on no others: of several, none says a side. */
const areOneCode = ({ letters, figures }: Marks): boolean =>
  letters.size === 1 && [...letters.values()].every((count) => count < figures);

function note(marks: Marks, money: Money, lexicon: Lexicon): void {
  marks.figures += 1;
  if (money.odd) marks.odd += 1;
  const { currency } = money;
  if (currency !== undefined && LETTERS.test(currency) && !lexicon.isCurrency(currency))
    noteLetters(marks, currency);
}

/** What stands right behind a figure, where that is no other figure of the row. */
function noteBehind(
  marks: Marks,
  { to }: Money,
  { anchor: { words } }: RawRow,
  lexicon: Lexicon,
): void {
  const word = words[to - 1];
  const next = words[to];
  if (!word || !next || next.text.length > MARK) return;
  if (next.text.length === 2 && HUNDREDTHS.test(next.text)) {
    if (next.x0 - word.x1 <= NEAR * word.size) marks.parted += 1;
  } else if (CAPITALS.test(next.text) && next.x0 - word.x1 <= CLOSE * word.size)
    if (!lexicon.isCurrency(next.text)) noteLetters(marks, next.text);
}

/** What the figures of an account's rows leave in doubt. */
type Figures = {
  /**
   * Some bear a mark of which nothing is known, or letters that are no currency's, and others do not: these may say which way the
   * rows went, and the balances. Or hundredths stand in columns of their own, or a row has money out as well as in, or as much
   * in one of these columns bears a minus as does not.
   */
  areMarkedOddly: boolean;
  /** Not all groups of some are read. */
  loseGroups: boolean;
};

/** Looks at the figures of all rows, once. */
export function figuresOf({ values }: Solution, lexicon: Lexicon): Figures {
  const groups = new LostGroups(values.length);
  const marks: Marks = {
    figures: 0,
    odd: 0,
    letters: new Map(),
    parted: 0,
    debits: { minus: 0, bare: 0 },
    credits: { minus: 0, bare: 0 },
    both: false,
  };
  for (const { entry, how } of values) {
    if (entry.kind !== 'row') continue;
    groups.note(entry);
    noteRow(marks, entry, how, lexicon);
  }
  const { figures, odd, parted, debits, credits, both } = marks;
  const isParted = parted > 0 && parted >= MOST * figures;
  return {
    areMarkedOddly:
      odd > 0 || isParted || both || areOneCode(marks) || isEven(debits) || isEven(credits),
    loseGroups: groups.some,
  };
}

function noteRow(
  marks: Marks,
  entry: RawRow,
  { roles, net }: Interpretation,
  lexicon: Lexicon,
): void {
  const { words } = entry.anchor;
  let at = 0;
  let said: { role: 'debit' | 'credit'; minor: number } | undefined;
  let differs = false;
  for (const { column, money } of entry.cells) {
    at += 1;
    const role = roles[column];
    if (role === undefined || money.minor === 0) continue;
    note(marks, money, lexicon);
    const next = entry.cells[at];
    const isFigure = next?.money.from === money.to && roles[next.column] !== undefined;
    if (money.to < words.length && !isFigure) noteBehind(marks, money, entry, lexicon);
    if (role !== 'debit' && role !== 'credit') continue;
    // `Fees 10.00*  Debits 10.00`: what two columns of one side say alike is said once.
    differs ||= said !== undefined && (said.role !== role || said.minor !== money.minor);
    said ??= { role, minor: money.minor };
    const side = role === 'debit' ? marks.debits : marks.credits;
    side[money.sign === '-' ? 'minus' : 'bare'] += money.minor;
  }
  if (differs && net === undefined) marks.both = true;
}
