/**
 * `npm run explain -- FILE [--password P] [--out FILE.html] [--pages N]`: how a PDF was read, drawn over its pages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from './explain/explain';
import { loadPdfEngine } from '@/utils/pdfium';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    password: { type: 'string' },
    out: { type: 'string' },
    pages: { type: 'string', default: '12' },
  },
});
const [path] = positionals;
if (path === undefined) {
  console.error('usage: npm run explain -- FILE [--password P] [--out FILE.html] [--pages N]');
  process.exit(2);
}
const out = values.out ?? `${basename(path).replace(/\.pdf$/i, '')}.explained.html`;
const bytes = new Uint8Array(await readFile(path));
const file = { name: basename(path), bytes, password: values.password };
await writeFile(out, await explain(file, await loadPdfEngine(), Number(values.pages)));
console.log(`written: ${out}`);
