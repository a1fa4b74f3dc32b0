import type { Lexicon, RawRow } from '../../reading';
import { hasDigit } from '../../text';
import type { Block } from './block';

/** `Payments and credits`, `Pagos y abonos`: two names, and a short word between. */
const JOINED = 3;
const SHORT_WORD = 3;

const HAS_LETTER = /\p{L}/u;

/** A reference has digits, too: `84C39EGE`. */
const isWord = (text: string): boolean => HAS_LETTER.test(text) && !hasDigit(text);

/** What a row calls a payment that an issuer was made: it thanks for it, or the payments are a section of its statement. */
export type CalledPayment = 'thanked' | 'listed';

/** `PAYMENT - THANK YOU`, `Payment received`; or `Payments and credits`. A reference may stand before it. */
export function calledPayment({ anchor }: RawRow, lexicon: Lexicon): CalledPayment | undefined {
  const { folded } = anchor.speech;
  const first = folded.findIndex(isWord);
  if (first < 0) return undefined;
  const payment = lexicon.payments.at(folded, first);
  const section = payment ? undefined : lexicon.sections.at(folded, first);
  const called = payment ?? (section?.tag === 'payments' ? section : undefined);
  if (!called) return undefined;
  if (section && isJoined(folded.slice(section.from, section.to))) return 'listed';
  // `Reversal of what was received` thanks for nothing.
  const isThanked = lexicon.thanks
    .all(folded)
    .some(({ from }) => folded.slice(called.to, from).every((word) => word === ''));
  return isThanked ? (payment ? 'thanked' : 'listed') : undefined;
}

const isJoined = (words: readonly string[]): boolean =>
  words.length === JOINED && (words[1] ?? '').length <= SHORT_WORD;

/** The figure in the column of amounts bears a minus. */
const isTakenOff = ({ cells }: RawRow, { money }: Block['group']['columns']): boolean =>
  cells.some(({ column, money: { sign } }) => sign === '-' && money[column]?.role === 'amount');

/**
 * What rows call the payments that bear a minus, among others that bear none: by a payment less is owed, and a bank's
 * account takes off nothing that it was paid.
 */
export function paymentsTakenOff(
  blocks: readonly Block[],
  lexicon: Lexicon,
): CalledPayment | undefined {
  let called: CalledPayment | undefined;
  let isAdded = false;
  for (const { entries, group } of blocks) {
    if (called === 'thanked' && isAdded) break;
    for (const entry of entries) {
      if (entry.kind !== 'row') continue;
      if (!isTakenOff(entry, group.columns)) isAdded = true;
      else if (called !== 'thanked') called = calledPayment(entry, lexicon) ?? called;
    }
  }
  return isAdded ? called : undefined;
}
