import { textOf } from '../../layout';
import { isBare, type Money, type TokenLine } from '../../reading';
import type { Valued } from '../../proof';
import { TAKEN_BACK } from '../books';
import type { Known, Solution } from '../solving';
import { CREDITED, LOADED_CARD, PAID_OFF, THANKS } from './words';

/** Share of a card's rows that may be paid back, or in, where nothing calls them so. */
const MOST_REFUNDS = 0.5;
/** … and how many, where none at all is called a payment, or a refund. */
const FEW_REFUNDS = 1;

/** The figure of a row's amount. */
const figureOf = ({ entry, how }: Valued): Money | undefined =>
  entry.kind === 'row'
    ? entry.cells.find(({ column }) => how.roles[column] === 'amount')?.money
    : undefined;

/** What came in by such a figure, and how many of these rows nothing calls paid. */
function cameIn(
  moving: readonly Valued[],
  { isReceived }: Known,
  isSuch: (money: Money) => boolean,
): { all: number; uncalled: number } {
  let [all, uncalled] = [0, 0];
  // Where purchases stand under a heading of their own, nothing that was spent stands under that of payments.
  const arePurchasesApart = moving.some(
    ({ section, amount = 0 }) => section === 'purchases' && amount < 0,
  );
  for (const value of moving) {
    const money = (value.amount ?? 0) > 0 ? figureOf(value) : undefined;
    if (!money || !isSuch(money)) continue;
    all += 1;
    const isCalled =
      (arePurchasesApart && value.section === 'payments') ||
      isReceived(value.entry) ||
      value.entry.description.some(
        (text) => THANKS.test(text) || PAID_OFF.test(text) || CREDITED.test(text),
      ) ||
      TAKEN_BACK.test(value.entry.description.join(' '));
    if (!isCalled) uncalled += 1;
  }
  return { all, uncalled };
}

/** Words of a line that says what card it is of, at most. */
const SHORT = 8;

const isLoaded = (others: readonly TokenLine[]): boolean =>
  others.some((line) => line.words.length <= SHORT && LOADED_CARD.test(textOf(line)));

/**
 * A card whose rows that bear a minus were read as money in, and are called no payments, or whose rows without one were: its
 * balances may as well be the holder's, as a prepaid card's are, and a minus mean what was spent.
 */
export function mayBePrepaid(
  { values }: Solution,
  known: Known,
  others: readonly TokenLine[],
): boolean {
  const moving = values.filter(({ amount = 0 }) => amount !== 0);
  const most = MOST_REFUNDS * moving.length;
  const minus = cameIn(moving, known, ({ sign }) => sign === '-');
  if (minus.uncalled > most) return true;
  // None at all is called a payment, or a refund. What is owed after each row, few credit cards print.
  const areStated = moving.every(({ balance }) => balance !== undefined);
  const few = areStated || isLoaded(others) ? 0 : FEW_REFUNDS;
  if (minus.uncalled > few && minus.uncalled === minus.all) return true;
  const bare = cameIn(
    moving.filter(({ section }) => section === undefined),
    known,
    isBare,
  );
  return bare.uncalled > most;
}

/**
 * Amounts without a sign, of one day, whose balances lead on from the first row to the last as well as from the last to the first:
 * which of them came in hangs on which is the newest.
 */
export function leadBothWays({ values }: Solution): boolean {
  // Of most accounts the first row tells.
  if (values.some(({ entry, how }) => entry.kind === 'row' && how.sign !== 'balance')) return false;
  const rows = values.filter(({ entry, amount }) => entry.kind === 'row' && amount !== undefined);
  const areBare = rows.every(({ balance, amount = 0 }) => balance !== undefined && amount !== 0);
  if (rows.length < 2 || !areBare) return false;
  const steps = rows
    .slice(1)
    .map(({ balance = 0 }, i) => Math.abs(balance - (rows[i]?.balance ?? 0)));
  const amounts = rows.map(({ amount = 0 }) => Math.abs(amount));
  const down = steps.every((step, i) => step === amounts[i + 1]);
  const up = steps.every((step, i) => step === amounts[i]);
  const days = new Set(rows.map(({ entry }) => JSON.stringify(entry.dates[0]?.value)));
  return down && up && days.size === 1;
}
