import type { MovementCheck, Valued } from '../../proof';
import { isBare } from '../../reading';
import { namesBalance, type SectionSum, type Variant } from '../blocks';
import { paymentsSayWay, sumsPartOtherwise, sumsSayOtherWay, sumsSayWay } from './said-way';
import { amountsOf, type Known, type Solution, type Tie } from './solution';

/** Each stated balance bears a sign of its own: a plus says that it is not owed, on a card, too. */
export function saySigns(labels: Known['labels']): boolean {
  const signs = new Set(labels.map(({ money }) => money.sign));
  return signs.has('+') && !signs.has(undefined);
}

/**
 * A minus that means money in, by nothing but an account's balances, which say no side: as well, these may be overdrawn, and a
 * minus mean what it does elsewhere.
 */
const mayBeOverdrawn = (
  values: readonly Valued[],
  { kind, labels }: Known,
  { sign }: Variant,
): boolean =>
  kind === 'bank' &&
  sign === 'inverted' &&
  labels.every(({ money }) => isBare(money)) &&
  values.some(({ entry }) => entry.cells.some(({ money }) => money.sign === '-'));

const bearsMinus = ({ entry, amount }: Valued): boolean =>
  amount !== undefined && entry.cells.some(({ money }) => money.sign === '-');

const isOutOf = (section: Valued['section']): boolean => section === 'debits' || section === 'fees';

/** A withdrawal or a fee that was read as money in, or a deposit as money out, though it bears no sign. */
const isAgainstSection = ({ entry, how, section, amount }: Valued): boolean =>
  amount !== undefined &&
  (section === 'credits' ? amount < 0 : isOutOf(section) && amount > 0) &&
  entry.kind === 'row' &&
  !entry.mark &&
  entry.cells.every(({ column, money }) => how.roles[column] !== 'amount' || isBare(money));

/** A row whose direction neither a column, a fee nor a mark says. */
const unmarked = ({ entry, how }: Valued): boolean =>
  how.net?.ofFee !== true &&
  how.roles.every((role) => role !== 'debit' && role !== 'credit') &&
  !(entry.kind === 'row' && entry.mark) &&
  entry.cells.every(({ money }) => !money.marker);

/**
 * Several lists of a card, each with its sum, that no title names: one of them may be of payments, and a list's sum is the same
 * either way.
 */
const areUnnamed = (sections: readonly SectionSum[], { kind }: Known): boolean => {
  const summed = sections.filter(({ expected }) => expected !== undefined);
  return kind === 'card' && summed.length > 1 && summed.every(({ role }) => role === undefined);
};

/** How the other kind prints what moved: an account as the holder has it, a card as its issuer. */
const OTHER_WAY = { bank: 'inverted', card: 'printed' } as const;

type Read = {
  values: readonly Valued[];
  known: Known;
  variant: Variant;
  /** Entries of tables with a column of money out and one of money in, and of those where it is guessed which is which. */
  sided: ReadonlySet<Valued['entry']>;
  guessed: ReadonlySet<Valued['entry']>;
  /** It is clear which way the balances are printed. */
  clear: boolean;
  tie: Tie | undefined;
  /** Lists and their printed sums. */
  sections: readonly SectionSum[];
};

/** Whether the signs of what was read rest on the kind of statement alone, or against what is printed of them. */
export function assumesSigns(read: Read): boolean {
  const { values, known, variant, sided, guessed, clear, tie, sections } = read;
  const amounts = amountsOf(values);
  const isSure = known.kind === 'card' && known.kindCertain;
  if (values.some((value) => isAgainstSection(value) && !sided.has(value.entry))) return true;
  if (mayBeOverdrawn(values, known, variant)) return true;
  if (!isSure && sumsSayOtherWay(amounts, known.totals)) return true;
  if (sumsPartOtherwise(amounts, known.totals)) return true;
  // What was guessed on an account that may be a card's fits a card's the other way round.
  const isMarked = (value: Valued): boolean =>
    !unmarked(value) && (known.kindCertain || !guessed.has(value.entry));
  // Rows that come to nothing tie either way: of these, a title says little where a minus does, too, and the kind no more
  // than how it usually prints.
  if (variant.sign === 'section')
    return (
      tie?.sum === 0 &&
      values.some(
        (value) => bearsMinus(value) || (known.kind === 'bank' && value.section === 'payments'),
      )
    );
  if (values.some(isMarked)) return false;
  if (tie?.held !== true && areUnnamed(sections, known)) return true;
  if (clear && known.kindCertain && !(tie?.sum === 0 && variant.sign === OTHER_WAY[known.kind]))
    return false;
  // Of other balances that are stated, nothing follows.
  const own = known.labels.filter(({ minor }) => minor === tie?.opening || minor === tie?.closing);
  const saysSides = known.kind === 'bank' && tie?.held === true && saySigns(own);
  return !saysSides && !sumsSayWay(amounts, known.totals.sure) && !paymentsSayWay(values, known);
}

/** Of so many amounts with a minus, this share of all shows that a minus is what was spent: refunds are few. */
const ENOUGH_MINUSES = 5;
const MOST = 0.75;

/**
 * A card's balances in no column of that name that are read as the holder's, though none bears a sign or a mark, because a few
 * amounts bear a minus: these may as well be refunds, and the balances what is owed.
 */
export function mayBeOwed({ blocks, values, chain }: Solution, totals: Known['totals']): boolean {
  if (chain.checked === 0 || blocks.some(namesBalance)) return false;
  const moving = values.filter(({ amount }) => amount !== undefined);
  if (!moving.every(unmarked) || sumsSayWay(amountsOf(moving), totals.sure)) return false;
  const isPlain = values.every(({ entry, how, balance }) => {
    if (balance === undefined) return true;
    const stated = entry.cells.filter(({ column }) => how.roles[column] === 'balance');
    return !how.owed && balance >= 0 && stated.every(({ money }) => isBare(money));
  });
  const minuses = moving.filter(({ amount = 0 }) => amount < 0).length;
  return isPlain && (minuses < ENOUGH_MINUSES || minuses < MOST * moving.length);
}

/**
 * What came in and what went out the printed sums say otherwise, both, though nothing but the balances says which way some rows
 * went, or the two sums are of the same rows: one of the balances, or a row's side, may be printed wrong.
 */
export const isAgainstSums = (
  values: readonly Valued[],
  { credits, debits }: MovementCheck,
  { totals }: Known,
): boolean =>
  !credits &&
  !debits &&
  totals.credits.length > 0 &&
  totals.debits.length > 0 &&
  (values.some(({ amount, how }) => amount !== undefined && how.sign === 'balance') ||
    sumsPartOtherwise(amountsOf(values), totals));
