import type { BalanceLine, ColumnRole, Group, RawRow, Roles, SectionRole } from '../reading';
import { MEANS } from './roles';
import type { Order } from './order';
import { type Hints, type Sectioned, trial, type Trial } from './trial';
import { readings } from './ways';

/** The readings of a table that were tried, and the one that its balances bear out best. */
export type Choice = {
  best: Trial;
  tried: Trial[];
  /** Rows that were looked at. */
  rows: number;
};

/** Rows of one table under their section. */
type Sectionful = {
  section: SectionRole | undefined;
  entries: readonly (RawRow | BalanceLine)[];
};

/** Rows that a trial looks at: enough to tell readings apart, few enough to be cheap. */
const SAMPLE = 400;

function sampleOf(blocks: readonly Sectionful[]): Sectioned[] {
  const sample: Sectioned[] = [];
  for (const { section, entries } of blocks) {
    for (const entry of entries.slice(0, SAMPLE - sample.length)) sample.push({ section, entry });
    if (sample.length === SAMPLE) break;
  }
  return sample;
}

/**
 * Tries readings of one table against its printed balances. The first one, by the headings, wins unless
 * another proves more; a reading under which every equation holds ends the search.
 */
export function chooseReading(
  group: Group,
  blocks: readonly Sectionful[],
  hints: Hints,
): Choice | undefined {
  const entries = sampleOf(blocks);
  const rows = entries.filter(({ entry }) => entry.kind === 'row').length;
  if (rows === 0) return undefined;
  const tried: Trial[] = [];
  for (const [how, order] of readings(group, entries, hints)) {
    const result = trial(entries, how, order, hints);
    tried.push(result);
    if (result.checked > 2 && result.held === result.checked) break;
  }
  const score = scoreFor(group, hints.kind, hints.kind === 'bank' && !entries.some(marksCredit));
  const bestOf = (trials: readonly Trial[]): Trial | undefined =>
    trials.reduce<Trial | undefined>(
      (winner, next) => (!winner || score(next) > score(winner) ? next : winner),
      undefined,
    );
  const best = bestOf(tried);
  if (!best) return undefined;
  // Between days a balance may go on from another row than the one next to it.
  if (best.held > 0 && best.held < best.checked)
    for (const order of BY_DAY) tried.push(trial(entries, best.how, order, hints));
  return { best: bestOf(tried) ?? best, tried, rows };
}

/** Where credits bear a mark, what bears none went out: that turns nothing round. */
const marksCredit = ({ entry }: Sectioned): boolean =>
  (entry.kind === 'row' && entry.mark === 'credit') ||
  entry.cells.some(({ money }) => money.marker === 'credit');

const BY_DAY: readonly Order[] = ['descByDay', 'ascByDay'];

/** What owes is a card, or a loan: of a bank account it takes more than two equations to believe it. */
const OWED_DOUBT = 2.5;

/** Of readings that prove as much, one whose balances stand in one column is the better. */
const ASTRAY_DOUBT = 0.1;

/** What it takes to believe that a column is not what its heading says. */
const HEADING_DOUBT = 1;

/** @param isTurned `inverted` amounts are an account's, turned round */
const scoreFor =
  ({ columns }: Group, kind: Hints['kind'], isTurned: boolean) =>
  ({ how, checked, held, agreed, covered, astray }: Trial): number => {
    const complete = isComplete(columns.money);
    const against = columns.money.filter(({ role }, i) =>
      MEANS.has(role) || role === 'balance'
        ? how.roles[i] !== role
        : complete && MEANS.has(how.roles[i]),
    ).length;
    // Turned columns and a turned balance tie as well as both as printed.
    if (how.owed && kind === 'bank' && against > 0) return -Infinity;
    // That an account prints what came in as others do what went out takes more than half of the equations to believe it.
    if (how.sign === 'inverted' && isTurned && held < checked && held <= checked - held)
      return -Infinity;
    // What is left to pay of each purchase follows from its own row, and now and then from the one above.
    if (against > 0 && held < checked - held) return -Infinity;
    const doubts =
      against * HEADING_DOUBT +
      // A row printed on the wrong side breaks two equations, sides that are called the other way nearly all.
      (turnsSides(columns.money, how.roles) ? checked : 0) +
      // What a balance less an amount is, that less the balance is the amount.
      (astray ? ASTRAY_DOUBT : 0) +
      (how.owed && kind === 'bank' ? OWED_DOUBT : 0);
    // Nothing ties to the minor unit by chance; a misprint breaks two equations.
    return 2 * held - (checked - held) + agreed + 0.9 * covered - doubts;
  };

/** What is called money out is read as money in, and the other way round. */
function turnsSides(columns: Group['columns']['money'], roles: Roles): boolean {
  const reads = (named: ColumnRole, as: ColumnRole): boolean =>
    columns.some(({ role }, i) => role === named && roles[i] === as);
  return reads('debit', 'credit') && reads('credit', 'debit');
}

/** Headings name every column that moves money. */
function isComplete(columns: Group['columns']['money']): boolean {
  const has = (wanted: ColumnRole): boolean => columns.some(({ role }) => role === wanted);
  return has('amount') || (has('debit') && has('credit'));
}
