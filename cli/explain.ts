/**
 * `npm run explain -- FILE [--password P] [--out FILE.html] [--pages N]`: how a PDF was read, drawn over its pages.
 * Exit code 0: written; 1: a file can't be read or written; 2: wrong use.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from './explain/explain';
import { loadPdfEngine } from '@/utils/pdfium';

const USAGE = 'usage: npm run explain -- FILE [--password P] [--out FILE.html] [--pages N]';

type Arguments = { path: string; password: string | undefined; out: string; pages: number };

function parse(): Arguments | undefined {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        password: { type: 'string' },
        out: { type: 'string' },
        pages: { type: 'string', default: '12' },
      },
    });
    const [path, ...more] = positionals;
    const pages = Number(values.pages);
    if (path === undefined || more.length > 0 || !Number.isInteger(pages) || pages < 1)
      return undefined;
    const out = values.out ?? `${basename(path).replace(/\.pdf$/i, '')}.explained.html`;
    return { path, password: values.password, out, pages };
  } catch {
    return undefined;
  }
}

const parsed = parse();
if (parsed === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const { path, password, out, pages } = parsed;
try {
  const bytes = new Uint8Array(await readFile(path));
  const file = { name: basename(path), bytes, password };
  await writeFile(out, await explain(file, await loadPdfEngine(), pages));
  console.log(`written: ${out}`);
} catch (error) {
  console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
