import { expect, test } from 'vitest';
import { lexiconFor, linesFrom } from '@/test/support/lines';

const figuresIn = (text: string): number[] =>
  linesFrom(text, lexiconFor('fr')).flatMap(({ money }) => money.map(({ minor }) => minor));

test.each([
  ['EUR 1 990,18\nEUR 1  324,86', 'with a currency before'],
  ['€1 990,18\n€1  324,86', 'with a sign of currency before'],
  ['1 990,18\n1  324,86', 'alone'],
])('groups of digits that stand further apart are one figure: %j, %s', (text) => {
  expect(figuresIn(text)).toEqual([199_018, 132_486]);
});
