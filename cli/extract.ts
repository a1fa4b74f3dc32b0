/**
 * `npm run --silent extract -- FILE... [--password P] [--out DIR] [--format ID] [options of the format]`
 * Exit code 0: all succeeded; 1: any failed (its envelope is still written); 2: wrong use.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { extract } from '@/engine';
import { type Envelope, isSuccess } from '@/utils/contract';
import {
  type ExportOptions,
  FORMATS,
  type FormatId,
  isDateOrder,
  isFormatId,
} from '@/utils/export';
import { exportToFiles, exportToStream, type Outputs } from './support/export-outputs';
import { loadPdfEngine } from '@/utils/pdfium';

const USAGE = `usage: npm run --silent extract -- FILE... [--password P] [--out DIR] [--format ID]
formats: ${FORMATS.map((format) => format.id).join(' ')} (json when none is given)
  --merge             several accounts in one table, with a source column
  --locale TAG        csv-excel: numbers as this locale's Excel reads them; elsewhere the order of dates
  --date-order ORDER  dmy, mdy or ymd, for formats that do not say
  --currency CODE     for statements that state none
Without --out, one FILE is written to standard output; several accounts in a format of one account a file as a zip.`;

type Arguments = {
  files: string[];
  password: string | undefined;
  out: string | undefined;
  format: FormatId;
  options: ExportOptions;
};

function parse(): Arguments | undefined {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        password: { type: 'string' },
        out: { type: 'string' },
        format: { type: 'string', default: 'json' },
        merge: { type: 'boolean', default: false },
        locale: { type: 'string' },
        'date-order': { type: 'string' },
        currency: { type: 'string' },
      },
    });
    const { format, password, out, merge, locale, currency } = values;
    const dateOrder = values['date-order'];
    if (positionals.length === 0 || (positionals.length > 1 && out === undefined)) return undefined;
    if (!isFormatId(format) || (dateOrder !== undefined && !isDateOrder(dateOrder)))
      return undefined;
    const options: ExportOptions = {
      merge,
      ...(locale === undefined ? {} : { locale: Intl.getCanonicalLocales(locale)[0] ?? locale }),
      ...(dateOrder === undefined ? {} : { dateOrder }),
      ...(currency === undefined ? {} : { currency: currency.toUpperCase() }),
    };
    return { files: positionals, password, out, format, options };
  } catch {
    return undefined;
  }
}

const encode = (value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** What is written for one answer: the envelope, or the export of a success. */
async function outputsOf(
  envelope: Envelope,
  stem: string,
  { format, options, out }: Arguments,
): Promise<Outputs> {
  if (format === 'json' || !isSuccess(envelope))
    return { outputs: [{ name: `${stem}.json`, bytes: encode(envelope) }], remarks: [] };
  return out === undefined
    ? exportToStream(envelope, stem, format, options)
    : exportToFiles(envelope, stem, format, options);
}

/** Two inputs of one name in different folders do not overwrite each other. */
function uniqueStem(file: string, taken: Set<string>): string {
  const stem = basename(file).replace(/\.pdf$/i, '');
  let name = stem;
  for (let n = 2; taken.has(name); n += 1) name = `${stem}-${n}`;
  taken.add(name);
  return name;
}

async function run(given: Arguments): Promise<number> {
  const { files, password, out } = given;
  const pdf = await loadPdfEngine();
  const taken = new Set<string>();
  let failed = 0;
  if (out !== undefined) await mkdir(out, { recursive: true });
  for (const file of files) {
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await readFile(file));
    } catch (error) {
      console.error(
        `Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`,
      );
      failed += 1;
      continue;
    }
    const { envelope } = await extract(
      { bytes, password, requestId: randomUUID() },
      { pdf, now: () => performance.now() },
    );
    if (!isSuccess(envelope)) {
      failed += 1;
      console.error(`${file}: ${envelope.message ?? ''} (${envelope.code})`);
    }
    const { outputs, remarks } = await outputsOf(envelope, uniqueStem(file, taken), given);
    for (const remark of remarks) console.error(`${file}: ${remark}`);
    for (const output of outputs) {
      if (out === undefined) process.stdout.write(output.bytes);
      else await writeFile(join(out, output.name), output.bytes);
    }
  }
  return failed > 0 ? 1 : 0;
}

const wanted = parse();
if (wanted) process.exitCode = await run(wanted);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
