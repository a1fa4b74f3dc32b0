/**
 * Writes the truth of every fixture beside its case, and with `--pdf DIR` the PDFs too:
 *
 *   npx tsx test/statements/make.ts [--pdf DIR] [NAME...]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fixtures } from './fixtures';
import { makeStatement } from './make-statement';
import type { Truth } from './truth';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pdf: { type: 'string' } },
});
const wanted = fixtures().filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
if (values.pdf !== undefined) await mkdir(values.pdf, { recursive: true });
for (const { name, folder, params } of wanted) {
  const { pdf, truth } = await makeStatement(params);
  await writeFile(new URL('truth.json', folder), textOf(truth));
  if (values.pdf !== undefined) await writeFile(join(values.pdf, `${name}.pdf`), pdf);
}
console.log(`${wanted.length} fixtures written`);

/** JSON with one row on a line. */
function textOf(truth: Truth): string {
  const rowsAsText = (_key: string, value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => Object(one).description)
      ? value.map((row) => JSON.stringify(row))
      : value;
  const text = JSON.stringify(truth, rowsAsText, 2);
  return `${text.replaceAll(/"\{.*\}"(?=,?$)/gm, (row) => String(JSON.parse(row)))}\n`;
}
