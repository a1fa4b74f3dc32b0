import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const FOLDER = join(import.meta.dirname, '../../../statements/doubtful');

/** A paper as text, below a line of what is in doubt of it. */
function paperIn(file: string): { doubts: string[]; text: string } {
  const [first = '', ...lines] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  const [, said] = /^doubt: (.+)$/.exec(first) ?? [];
  if (said === undefined) throw new Error(`${file} does not begin with what is in doubt.`);
  return { doubts: said.split(', '), text: `\n${lines.join('\n')}` };
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

test.each(files)('%s ties as it was read, and may be otherwise', async (file) => {
  const { doubts, text } = paperIn(file);
  const statements = await statementsFrom(text);
  expect(statements.map(({ proof }) => proof.verdict)).not.toContain('proven');
  expect(statements.flatMap(({ proof }) => proof.doubts)).toEqual(expect.arrayContaining(doubts));
});
