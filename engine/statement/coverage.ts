import type { TokenLine } from '../reading';
import type { Assembly } from './assemble';

/** Lines with a date and a figure, all of a document's, and those of them that are read as rows. */
type Coverage = { dated: number; read: number };

/** How much of what looks like rows was read as rows. */
function coverageOf(lines: readonly TokenLine[], { statements }: Assembly): Coverage {
  const rows = new Set(
    statements.flatMap((statement) =>
      statement.rows.flatMap(({ entry }) =>
        entry.kind === 'row' ? entry.lines.map(({ index }) => index) : entry.line.index,
      ),
    ),
  );
  const dated = lines.filter(
    ({ dates, money }) =>
      dates.some(({ weak }) => !weak) && money.some(({ exact, alone }) => exact && alone),
  );
  return { dated: dated.length, read: dated.filter(({ index }) => rows.has(index)).length };
}

/** Fewer lines may be anything. */
const LEAST = 5;
const LESS_THAN_HALF = 0.5;
const NEARLY_ALL = 0.9;

/** How much of what looks like rows a reading leaves out, of which nothing proves what it kept. */
export function leftOut(lines: readonly TokenLine[], assembly: Assembly): 'most' | 'some' | 'none' {
  if (assembly.statements.some(({ proof }) => proof.verdict === 'proven')) return 'none';
  const { dated, read } = coverageOf(lines, assembly);
  if (dated < LEAST || read === dated) return 'none';
  return read < LESS_THAN_HALF * dated ? 'most' : 'some';
}

/** Whether the rows of each statement lead from its opening balance to its closing one. */
export const ties = ({ statements }: Assembly): boolean =>
  statements.every(({ proof }) =>
    proof.equations.some(
      ({ kind, checked, held }) => kind === 'openingToClosing' && checked > 0 && held === checked,
    ),
  );

/** Whether it leaves out next to none, and its balances do not speak against it. */
export function takesAll(lines: readonly TokenLine[], assembly: Assembly): boolean {
  if (assembly.statements.some(({ proof }) => proof.verdict === 'broken')) return false;
  const { dated, read } = coverageOf(lines, assembly);
  return read >= NEARLY_ALL * dated;
}
