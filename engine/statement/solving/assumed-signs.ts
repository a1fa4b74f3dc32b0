import type { MovementCheck, Valued } from '../../proof';
import { isBare } from '../../reading';
import type { SectionSum, Variant } from '../blocks';
import { paymentsSayWay, sumsSayOtherWay, sumsSayWay } from './said-way';
import { amountsOf, type Known, type Tie } from './solution';

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

/** A withdrawal that was read as money in, or the other way round, though it bears no sign. */
const isAgainstSection = ({ entry, how, section, amount }: Valued): boolean =>
  amount !== undefined &&
  (section === 'debits' ? amount > 0 : section === 'credits' && amount < 0) &&
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

type Read = {
  values: readonly Valued[];
  known: Known;
  variant: Variant;
  /** Entries of tables with a column of money out and one of money in. */
  sided: ReadonlySet<Valued['entry']>;
  /** It is clear which way the balances are printed. */
  clear: boolean;
  tie: Tie | undefined;
  /** Lists and their printed sums. */
  sections: readonly SectionSum[];
};

/** Whether the signs of what was read rest on the kind of statement alone, or against what is printed of them. */
export function assumesSigns(read: Read): boolean {
  const { values, known, variant, sided, clear, tie, sections } = read;
  const amounts = amountsOf(values);
  const isSure = known.kind === 'card' && known.kindCertain;
  if (values.some((value) => isAgainstSection(value) && !sided.has(value.entry))) return true;
  if (mayBeOverdrawn(values, known, variant)) return true;
  if (!isSure && sumsSayOtherWay(amounts, known.totals)) return true;
  if (variant.sign === 'section' || !values.every(unmarked)) return false;
  if (tie?.held !== true && areUnnamed(sections, known)) return true;
  if (clear && known.kindCertain) return false;
  // Of other balances that are stated, nothing follows.
  const own = known.labels.filter(({ minor }) => minor === tie?.opening || minor === tie?.closing);
  const saysSides = known.kind === 'bank' && tie?.held === true && saySigns(own);
  return !saysSides && !sumsSayWay(amounts, known.totals.sure) && !paymentsSayWay(values, known);
}

/**
 * Nothing but the balances says which way some rows went, and of what came in and what went out the printed sums say otherwise,
 * both: one of the balances may be printed wrong.
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
  values.some(({ amount, how }) => amount !== undefined && how.sign === 'balance');
