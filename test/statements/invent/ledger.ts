import { addDays, daysBetween } from '../calendar';
import type { Content } from '../content';
import type { Currency } from '../currency';
import type { Minor, Row, Section } from '../model';
import type { Random } from '../random';
import { inventDescription } from './descriptions';
import type { World } from '../worlds';

/** Rows in the order of time, with the balance after each, from an opening balance. */
export function inventLedger(
  content: Content,
  opening: Minor,
  currency: Currency,
  world: World,
  random: Random,
): Row[] {
  const days = inventDays(content, random.fork('days'));
  const words = random.fork('words');
  const sums = random.fork('sums');
  const extras = random.fork('extras');
  const clock = random.fork('clock');
  let balance = opening;
  return days.map((date) => {
    const amount = inventAmount(content, balance, currency, sums);
    const fee = extras.chance(content.fees) ? -Math.ceil(Math.abs(amount) / 90) : 0;
    const moved = content.feeIs === 'added' ? amount + fee : amount;
    balance += moved;
    const section = sectionOf(content.kind, amount, sums);
    const reference = extras.chance(content.references) ? extras.digits(6) : '';
    const anyone = extras.int(0, content.cardholders - 1);
    const holder = section === 'purchases' ? anyone : 0;
    return {
      date,
      valueDate: addDays(date, extras.pick([0, 0, 0, 1, 2])),
      description: inventDescription(content, section, world, words),
      amount,
      balance,
      reference,
      section,
      holder,
      fee,
      moved,
      time: `${clock.int(10, 21)}:${clock.int(10, 59)}`,
      ...(extras.chance(content.foreign) && amount < 0
        ? { foreign: inventForeign(amount, extras) }
        : {}),
    };
  });
}

function inventDays({ from, to, rows }: Content, random: Random): string[] {
  const span = daysBetween(from, to);
  return Array.from({ length: rows }, () => addDays(from, random.int(0, span))).sort();
}

/** Log-uniform magnitudes of everyday life; a balance that may not be overdrawn is topped up. */
function inventAmount(
  { kind, overdrawn }: Content,
  balance: Minor,
  currency: Currency,
  random: Random,
): Minor {
  const unit = currency.decimals === 0 ? 100 : 10 ** currency.decimals;
  const size = Math.max(1, Math.round(unit * 10 ** (random.next() * 3) * (1 + random.next())));
  const credit = random.chance(kind === 'card' ? 0.12 : 0.3);
  if (credit) return size * (kind === 'card' ? 1 : 2);
  const floor = kind === 'card' || overdrawn ? Number.NEGATIVE_INFINITY : 0;
  return balance - size - Math.ceil(size / 90) < floor ? size * 3 : -size;
}

function sectionOf(kind: Content['kind'], amount: Minor, random: Random): Section {
  if (kind === 'bank') return amount > 0 ? 'credits' : 'debits';
  if (amount > 0) return 'payments';
  const dice = random.next();
  if (dice < 0.05) return 'fees';
  return dice < 0.08 ? 'interest' : 'purchases';
}

function inventForeign(amount: Minor, random: Random): NonNullable<Row['foreign']> {
  const rate = 1 + random.int(500, 3500) / 10_000;
  return {
    currency: random.pick(['USD', 'SEK', 'CHF', 'AUD']),
    amount: Math.round(-amount * rate),
    rate,
  };
}
