import { hasRows } from '../blocks';
import type { LabelledBalance } from '../labelled';
import type { TokenLine } from '../../reading';
import { isBegunAgain, isBesideOn } from './begun-again';
import { inOtherCurrency } from './brought-forward';
import { countedFrom } from './counted-again';
import { underCurrencyTitle } from './currency-titles';
import { underOtherCurrency } from './headings';
import { closingFor, nextStatementFrom } from './next-statement';
import { areOfOtherNumbers, headsAnother } from './numbers-above';
import { broughtForward, goesOnNewestFirst, lastBalance, type Opening, phraseOf } from './opening';
import { openingOf } from './openings';
import { isOtherHalf } from './other-half';
import type { Gathered, Seam } from './seam';
import { titleOfOther } from './titles-of-others';
import { areWithin } from './within-period';

/** What becomes of a block behind those of an account. */
export type Turn =
  /** It is of the account; `carriedAs` is what the balance is called that it goes on from. */
  | { kind: 'goes on'; carriedAs?: string | undefined }
  /** It is of no account: it sums up. */
  | { kind: 'sums up' }
  /**
   * Another account begins with it, or another statement of the same (`isSame`); its lines begin at `from`, where they do not
   * begin behind the account's last block.
   */
  | { kind: 'begins'; opening: number | undefined; from?: number; isSame: boolean };

/** What is known of the document's accounts before a block: names of balances that pages carry on, and of an overview. */
export type SoFar = { carries: ReadonlySet<string>; statesSeveral: boolean };

/** Whether a block goes on with an account, or begins another. */
export function turnAt(
  seam: Seam & { account: Gathered },
  { carries, statesSeveral }: SoFar,
): Turn {
  const { account, block, bound } = seam;
  const { lines, labels, howOf, periodIn } = bound;
  if (isOtherHalf(account.last, block)) return { kind: 'goes on' };
  const opening = openingOf(seam) ?? forwardBeside(seam);
  const carried = opening?.minor === lastBalance(account.last, howOf(account.last));
  const isOther =
    opening !== undefined &&
    (isHeadedAsOther(seam, opening, carried) ||
      (carried && isOfOtherCurrency(seam)) ||
      underCurrencyTitle(seam) !== undefined);
  const next =
    opening && nextStatementFrom(account, block, opening, account.from, labels, periodIn);
  // A summary above its rows states what they lead from and to.
  if (next !== undefined && !hasRows(block)) return { kind: 'sums up' };
  const other =
    next ?? (hasRows(block) ? countedFrom(account, block, account.from, bound) : undefined);
  if (other !== undefined)
    return { kind: 'begins', opening: opening?.minor, from: other, isSame: !isOther };
  const isListed = !opening && statesSeveral && hasRows(block);
  const title = isListed ? titleOfOther(account.first, block, lines) : undefined;
  if (title !== undefined)
    return { kind: 'begins', opening: undefined, from: title, isSame: false };
  if (opening === undefined) return { kind: 'goes on' };
  const phrase = phraseOf(opening.line);
  if (!isOther && carried) return { kind: 'goes on', carriedAs: phrase };
  const isBroughtOn = opening.minor === account.opening || carries.has(phrase);
  if ((!isOther && isBroughtOn) || goesOnNewestFirst(account.last, block, howOf, labels))
    return { kind: 'goes on' };
  // A summary below the rows states the opening balance that was missed above them; another account's may stand at a page's end.
  if (!isOther && !hasRows(block) && account.opening === undefined) return { kind: 'sums up' };
  const closes = opening.minor !== 0 && closingFor(opening, account.from, labels) !== undefined;
  if (!isOther && closes && isOfSamePeriod(seam)) return { kind: 'goes on' };
  return { kind: 'begins', opening: opening.minor, isSame: !isOther && closes };
}

/** A block under a day, in the period that its account states above its rows: each day may have balances of its own. */
function isOfSamePeriod({
  account,
  block,
  bound: { periodIn, order },
}: Seam & { account: Gathered }): boolean {
  if (!block.segment.day) return false;
  const period = periodIn(account.from, account.first.first);
  return period !== undefined && areWithin(block, period, order);
}

/**
 * The lines above a block that states an opening balance name another account: it may open with what the one before
 * opened or closed with, with nothing above all. A page that goes on may be headed by the number of another, but
 * states no opening balance.
 */
function isHeadedAsOther(
  { account, block, next, bound }: Seam & { account: Gathered },
  opening: Opening,
  carried: boolean,
): boolean {
  const { lines, labels } = bound;
  // Tables of two numbers on one page are of two accounts, whatever their first balance is called.
  if (!isStatedIn(opening.line, labels))
    return isBesideOn(
      { account, block, next, bound },
      opening,
      areOfOtherNumbers(account, block, lines),
    );
  const mayBeNext = !carried || opening.minor === 0;
  const above = account.blocks.filter(hasRows).slice(-1);
  return (
    (mayBeNext && areOfOtherNumbers(account, block, lines)) ||
    (carried && isBegunAgain({ account, block, next, bound }, opening)) ||
    headsAnother([...above, block], lines, { alike: true })
  );
}

/** What a block brings forward on the page on which the account ends, under a title of its own. */
function forwardBeside(seam: Seam & { account: Gathered }): Opening | undefined {
  const forward = broughtForward(seam.block);
  return forward && isBesideOn(seam, forward, false) ? forward : undefined;
}

/** It opens with what the one before closed with, in another currency. */
const isOfOtherCurrency = (seam: Seam): boolean =>
  (inOtherCurrency(seam) ?? underOtherCurrency(seam)) !== undefined;

/** A line calls its figure an opening balance, and not one brought forward. */
const isStatedIn = (line: TokenLine, labels: readonly LabelledBalance[]): boolean =>
  labels.some((label) => label.word === 'opening' && label.line === line);
