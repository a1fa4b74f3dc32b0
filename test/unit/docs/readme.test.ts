import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderCaptureTable } from '@/test/support/capture/table';

/** Cells apart, however wide the formatter makes them. */
const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test('the README shows what the end-to-end tests hold capture to', async () => {
  const readme = await readFile('README.md', 'utf8');
  const table = /<!-- capture table.*?-->(.*?)<!-- end of capture table -->/s.exec(readme)?.[1];
  expect(cellsOf(table ?? '')).toEqual(cellsOf(renderCaptureTable()));
});
