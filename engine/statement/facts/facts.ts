import type { Places } from '../../lists';
import { mayName, type PrintedDate } from '../../reading';
import { accountNumberAt, isIban } from './account-number';
import { type Label, type Labels, type Place, wordsAt } from './labels';

/** What labels say of the statement, as printed. */
export type Facts = {
  accountNumber: string | undefined;
  accountType: string | undefined;
  statementNumber: string | undefined;
  issuedOn: PrintedDate | undefined;
};

/** What stands at a label, and how much speaks for it. */
type Found<Value> = { value: Value; strength: number; again: number; inSentence: boolean };

const MOST_WORDS = 6;
/** A line of more words is a sentence, or what the bank prints of itself at the foot of a page. */
const LONGEST_LINE = 16;
const MOST_TIMES = 2;
const AGAIN = 0.25;
const FEWEST_DIGITS = 5;
/** `Account` alone may be any word of a sentence; more digits must bear it out. */
const FEWEST_BARE = 6;
/** `ending in 1234`. */
const FEWEST_OF_CARD = 4;

/** Every value that the labels lead to, but for `names` of columns; the same value again speaks for it once more. */
function found<Value>(
  labels: Labels,
  tag: Label['tag'],
  read: (place: Place, label: Label) => Value | undefined,
  names?: Places,
): Found<Value>[] {
  const all = new Map<Value, Found<Value>>();
  for (const label of labels.of(tag)) {
    if (names?.has(label.line.index)) continue;
    for (const place of labels.placesOf(label)) {
      const value = read(place, label);
      if (value === undefined) continue;
      const strength = strengthOf(label, place);
      const inSentence = label.line.words.length > LONGEST_LINE;
      const known = all.get(value);
      if (!known) all.set(value, { value, strength, again: 0, inSentence });
      else {
        known.inSentence &&= inSentence;
        known.strength = Math.max(known.strength, strength);
        known.again = Math.min(known.again + 1, MOST_TIMES);
      }
      break;
    }
  }
  return [...all.values()];
}

/** Labels of several words, at the head of a cell, with their value beside them, say it best. */
const strengthOf = (label: Label, place: Place): number =>
  (label.to - label.from > 1 ? 1.5 : 0) +
  (label.leads ? 1 : 0) +
  (place.line === label.line ? 0.5 : 0) +
  (label.line.page === 0 ? 0.5 : 0);

/** A page's heading says it once a page: that counts, but not more than being said first and alone. */
const weightOf = ({ strength, again }: Found<unknown>): number => strength + AGAIN * again;

const strongest = <Value>(all: readonly Found<Value>[]): Value | undefined =>
  all.reduce<Found<Value> | undefined>(
    (best, next) => (!best || weightOf(next) > weightOf(best) ? next : best),
    undefined,
  )?.value;

/** What is known beside labels. */
type NumberContext = {
  kind: 'bank' | 'card';
  /** What a number says of itself; asked only where no label leads to one. */
  unlabelled: () => string | undefined;
  /** The numbers of several cardholders' cards, as printed. */
  cards: readonly string[];
  /** Indexes of lines that name a table's columns: what stands beneath is of its rows. */
  names: Places;
};

const readAccount = (place: Place, label: Label): string | undefined =>
  accountNumberAt(place, label.to - label.from > 1 ? FEWEST_DIGITS : FEWEST_BARE);

/** What every way to print a card's number shows of it: its last four digits. */
const endOf = (number: string): string => number.replace(/\D/g, '').slice(-4);

/**
 * A bank's own IBAN on a card's bill is where it is paid to, and so is an account that a sentence speaks of. Of several
 * cardholders' cards, none is the account's, if another number is.
 */
function accountNumber(
  labels: Labels,
  { kind, unlabelled, cards = [], names }: Partial<NumberContext>,
): string | undefined {
  const accounts = found(labels, 'accountNumber', readAccount, names);
  // Beside a number of the bank's own, the IBAN is the second name of the account.
  for (const one of accounts) if (isIban(one.value)) one.strength -= 1;
  const ofCard = (place: Place): string | undefined => accountNumberAt(place, FEWEST_OF_CARD);
  const named = found(labels, 'cardNumber', ofCard, names);
  const ofHead = (place: Place, label: Label): string | undefined =>
    label.leads || label.to - label.from > 1 ? readAccount(place, label) : undefined;
  const heads = found(labels, 'accountNumber', ofHead, names);
  const own = kind === 'card' ? heads.filter(({ value }) => !isIban(value)) : accounts;
  const ends = new Set(cards.map(endOf));
  const isOther = ({ value }: { value: string }): boolean => !ends.has(endOf(value));
  const ofHolders = ends.size > 1 ? [own.filter(isOther), named.filter(isOther)] : [];
  for (const some of [...ofHolders, own, named]) {
    const best = strongest(some);
    // In a sentence it may be the bank's: one above the rows is the account's, though nothing calls it so.
    const isDoubtful = best !== undefined && isIban(best) && some.every((one) => one.inSentence);
    if (isDoubtful) return unlabelled?.() ?? best;
    if (best !== undefined) return best;
  }
  return unlabelled?.() ?? strongest(accounts);
}

/** The words of a place's cell, where they are no figure. */
function textAt(place: Place, label: Label): string | undefined {
  if (!label.leads || !(label.parted || label.to - label.from > 1)) return undefined;
  const words = wordsAt(place);
  const text = words.join(' ').replace(/[,;]$/, '');
  const fits = words.length <= MOST_WORDS && /\p{L}{2}/u.test(text) && !/\d{5}/.test(text);
  return fits ? text : undefined;
}

function statementNumberAt({ line, from }: Place): string | undefined {
  // `Balance of 29.02.2024, statement no. 2   100.00`: the one before.
  if (mayName(line, 'balances') && line.money.some(({ exact }) => exact)) return undefined;
  const text = line.words[from]?.text.replace(/^[#(]+|[,;)]+$/g, '') ?? '';
  const dated = line.dates.some((date) => !date.weak && from >= date.from && from < date.to);
  const amount = /\d[.,]\d{2}$/.test(text);
  return /^[\p{L}\d][\p{L}\d/._-]*$/u.test(text) && /\d/.test(text) && !dated && !amount
    ? text
    : undefined;
}

/** Words between two dates that are the ends of a period: `01.10.2024 bis 31.12.2024`. */
const BETWEEN = 1;

/** The date at a place, near its label; the first one of two that are a period's is no day of issue. */
function dateAt({ line, from, until }: Place): PrintedDate | undefined {
  const at = line.dates.findIndex((date) => date.from >= from && date.from < until);
  const [date, next] = [line.dates[at], line.dates[at + 1]];
  if (!date || date.from - from > 2) return undefined;
  return next && next.from < until && next.from - date.to <= BETWEEN ? undefined : date;
}

/** The type of account in a heading that goes on with its number. */
function typeInHeading(labels: Labels): string | undefined {
  for (const label of labels.of('accountNumber')) {
    const title = labels.titleBefore(label);
    if (title !== undefined && !/\d/.test(title)) return title;
  }
  return undefined;
}

/** What the labels say; a number that says by its form what it is needs none (`unlabelled`). */
export const factsOf = (labels: Labels, about: Partial<NumberContext> = {}): Facts => ({
  accountNumber: accountNumber(labels, about),
  accountType:
    strongest(found(labels, 'accountType', textAt, about.names)) ?? typeInHeading(labels),
  statementNumber: strongest(found(labels, 'statementNumber', statementNumberAt)),
  issuedOn: strongest(found(labels, 'issuedOn', dateAt)),
});
