import type { Interpretation, RawRow, Roles, SectionRole } from '../reading';
import type { Readable } from './steps';

/** Whether a row under its section's sign has an amount with this one. */
export const bears = (wanted: '-' | '+', entry: RawRow, { sign, roles }: Interpretation): boolean =>
  sign === 'section' &&
  entry.cells.some(({ column, money }) => roles[column] === 'amount' && money.sign === wanted);

/** Amounts with a minus, and without, that a section has in one table. */
type Signs = { minus: number; others: number };

/** Rows that show what the style of a table of withdrawals is, where others of the section print no minus. */
const LEAST = 3;

/**
 * Where a minus is style, elsewhere it is a reversal: in sections whose amounts mostly bear one, and in tables of
 * withdrawals all of whose amounts do. What stands in no section is written as the sections are.
 */
export function minusIsStyle(entries: readonly Readable[]): (value: Readable) => boolean {
  const tables = new Map<SectionRole | undefined, Map<Roles, Signs>>();
  for (const { entry, how, section } of entries) {
    if (how.sign !== 'section' || entry.kind !== 'row') continue;
    const own = tables.get(section) ?? new Map<Roles, Signs>();
    tables.set(section, own);
    const signs = own.get(how.roles) ?? { minus: 0, others: 0 };
    own.set(how.roles, signs);
    if (bears('-', entry, how)) signs.minus += 1;
    else signs.others += 1;
  }
  const excess = new Map(
    [...tables].map(([section, own]) => [
      section,
      [...own.values()].reduce((sum, { minus, others }) => sum + minus - others, 0),
    ]),
  );
  const isPlain = [...excess].some(([section, more]) => section !== undefined && more < 0);
  return ({ section, how }) => {
    if (section === undefined) return (excess.get(section) ?? 0) > 0 && !isPlain;
    if ((excess.get(section) ?? 0) > 0) return true;
    // Among purchases they may be refunds.
    if (section !== 'debits') return false;
    const own = tables.get(section)?.get(how.roles);
    return own !== undefined && own.minus >= LEAST && own.others === 0;
  };
}

/** The sections in which a plus stands on some amounts, and nothing on more of them: there it is money in. */
export function plusIsRare(entries: readonly Readable[]): ReadonlySet<SectionRole | undefined> {
  const counts = new Map<SectionRole | undefined, { plus: number; others: number }>();
  for (const { entry, how, section } of entries) {
    if (how.sign !== 'section' || entry.kind !== 'row') continue;
    const { plus, others } = counts.get(section) ?? { plus: 0, others: 0 };
    const isPlus = bears('+', entry, how);
    counts.set(section, { plus: plus + Number(isPlus), others: others + Number(!isPlus) });
  }
  return new Set(
    [...counts].flatMap(([section, { plus, others }]) =>
      plus > 0 && plus < others ? [section] : [],
    ),
  );
}
