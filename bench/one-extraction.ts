/** One extraction in a process of its own, as a worker does it; prints the process's peak memory in bytes. */
import { readFileSync } from 'node:fs';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Cannot extract: no file given');
const bytes = new Uint8Array(readFileSync(path));
await extract({ bytes, requestId: 'bench' }, { pdf: await loadPdfEngine() });
// Node states it in kilobytes.
console.log(process.resourceUsage().maxRSS * 1024);
