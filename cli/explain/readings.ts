import type { Debug } from '@/engine';

type Assembly = NonNullable<Debug['assembly']>;

/** One way to read a table that was tried. */
export type TriedReading = {
  chosen: boolean;
  roles: string;
  sign: string;
  order: string;
  /** How many printed balances it could be checked against, and how many of them it met. */
  checked: number;
  held: number;
  /** In words, why it was not chosen. */
  why: string;
};

export type ExplainedTable = { heading: string; rows: number; readings: TriedReading[] };

/** The tables of a document, each with the readings that were tried: best first. */
export function tablesOf(debug: Debug): ExplainedTable[] {
  return [...(debug.assembly?.choices ?? [])].map(([group, choice]) => ({
    heading: group.header?.columns.map(({ text }) => text).join(' · ') ?? 'no heading',
    rows: choice.rows,
    readings: choice.tried
      .map((trial) => reading(trial, choice.best))
      .sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.held - a.held),
  }));
}

type Trial = NonNullable<ReturnType<Assembly['choices']['get']>>['best'];

function reading(trial: Trial, best: Trial): TriedReading {
  const { how, order, checked, held } = trial;
  return {
    chosen: trial === best,
    roles: how.roles.map((role) => role ?? '—').join(', '),
    sign: [how.sign, how.owed ? 'balance owed' : ''].filter(Boolean).join(', '),
    order: order === 'asc' ? 'oldest first' : 'newest first',
    checked,
    held,
    why: trial === best ? 'chosen' : whyNot(trial, best),
  };
}

function whyNot(trial: Trial, best: Trial): string {
  if (trial.checked === 0) return 'nothing printed to check it against';
  if (trial.held < best.held) return `meets ${trial.held} balances, the chosen one ${best.held}`;
  const missed = trial.checked - trial.held;
  if (missed > best.checked - best.held) return `misses ${missed} balances`;
  return 'no better than the chosen one, which comes first';
}
