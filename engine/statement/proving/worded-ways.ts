import { isSide } from '../../reading';
import { TAKEN_BACK } from '../books';
import type { StatementKind } from '../facts';
import { amountsOf, type Known, type Solution, sumsSayBothWays } from '../solving';
import { ADDS_TO_DEBT, PAID_IN, PAID_OUT, PAYMENT, PAYS_OFF, RECEIVED, SPENT } from './words';

/** Rows that have to speak against signs that are printed, at least. */
const SEVERAL = 2;

/** Of columns that are named, this many times as many have to. */
const MUCH = 2;

/** Rows that are asked: more say the same. */
const SAMPLE = 100;

type Way = 'in' | 'out' | undefined;

/** Which way a row's text says that its money went; undefined where it says nothing, or both. */
function wayIn(text: string, kind: StatementKind): Way {
  const isOut = (kind === 'card' ? SPENT : PAID_OUT).test(text);
  const isIn = (kind === 'card' ? RECEIVED : PAID_IN).test(text);
  // `Returned payment` goes out again.
  if (TAKEN_BACK.test(text))
    return kind === 'card' && !isOut && !PAYMENT.test(text) ? 'in' : undefined;
  if (isOut === isIn) return undefined;
  return isOut ? 'out' : 'in';
}

/**
 * `Card purchase` came in, and `Salary` went out: of the rows whose texts say which way their money went, fewer go that way than
 * the other. All signs may be turned, with the balances, which tie as well.
 */
export function goesAgainstWords({ blocks, values }: Solution, known: Known): boolean {
  const { kind } = known;
  const step = Math.ceil(values.length / SAMPLE);
  let [along, against] = [0, 0];
  // Where rows bear signs, one text may be of something else: `Rent` that a friend pays back.
  const isSigned = values.some(({ entry }) => entry.cells.some(({ money }) => money.sign === '+'));
  for (let i = 0; i < values.length; i += step) {
    const { entry, amount = 0 } = values[i] ?? {};
    if (entry?.kind !== 'row' || amount === 0) continue;
    const way = wayIn(entry.description.join(' '), kind);
    if (way === undefined) continue;
    if ((way === 'in') === amount > 0) along += 1;
    else against += 1;
  }
  // … and where each side has a column of its own name, that says more than a text or two.
  const areNamed = blocks.every((block) => namesSides(block, known));
  const least = isSigned || areNamed ? SEVERAL : 1;
  if (against < least || against <= (areNamed ? MUCH : 1) * along) return false;
  // `Transfer from account` may be what was taken from it: where sums say what was debited and credited, each its own, that is sure.
  return kind !== 'bank' || !sumsSayBothWays(amountsOf(values), known.totals);
}

/** Money out and money in stand under names of their own, and are read as these say. */
function namesSides(block: Solution['blocks'][number], { howOf }: Known): boolean {
  const { roles } = howOf(block);
  const named = block.group.columns.money.map(({ role }) => role);
  const sides = named.filter(isSide);
  return new Set(sides).size === 2 && named.every((role, i) => !isSide(role) || roles[i] === role);
}

/** All that came in is called interest, or another charge, and all that went out a payment or an instalment: as a debt is paid off. */
export function paysOffDebt({ values }: Solution): boolean {
  let [added, paid] = [0, 0];
  for (const { entry, amount = 0 } of values) {
    if (entry.kind !== 'row' || amount === 0) continue;
    const text = entry.description.join(' ');
    if (!(amount > 0 ? ADDS_TO_DEBT : PAYS_OFF).test(text)) return false;
    if (amount > 0) added += 1;
    else paid += 1;
  }
  return added > 0 && paid > 0;
}
