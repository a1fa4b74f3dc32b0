import { type Arbitrary, constant, nat, oneof, tuple } from 'fast-check';
import { addDays, addMonths } from '../calendar';
import type { StatementParams } from '../params';
import { draw } from './draw';
import { readable } from './readable';

/** A random PDF that a person could read without doubt: mostly one statement, now and then the next one too. */
export const statementParams: Arbitrary<StatementParams> = tuple(
  draw.map(readable),
  // `option` has it the other way round: seldom nothing.
  oneof({ weight: 19, arbitrary: constant(null) }, { weight: 1, arbitrary: nat() }),
).map(([first, seed]) => {
  if (seed === null) return first;
  const { content, layout } = first;
  const from = addDays(content.to, 1);
  const to = addDays(addMonths(from, 1), -1);
  return { ...first, also: [{ seed, content: { ...content, from, to }, layout }] };
});
