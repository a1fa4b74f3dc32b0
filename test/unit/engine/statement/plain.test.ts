import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

const FOLDER = join(import.meta.dirname, '../../../statements/plain');

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

test.each(files)('%s is one account, and proven', async (file) => {
  const { verdict } = await onlyStatementFrom(`\n${readFileSync(join(FOLDER, file), 'utf8')}`);
  expect(verdict).toBe('proven');
});
