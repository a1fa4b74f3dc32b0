/**
 * Each export format, from the extraction's answer to the file's bytes, beside `JSON.stringify` of the same answer;
 * and the longest stretch of work between two pauses, which is how long a page would not answer.
 * `npx tsx bench/exports.ts [rows]`: 50,000 unless told otherwise.
 */
import { bankStatement, envelopeOf } from '@/test/support/exports/statement-data';
import { FORMAT_IDS, prepare, type FormatId } from '@/utils/export';

const ROUNDS = 5;
const count = Number(process.argv[2] ?? 50_000);

let balance = 0;
const rows = Array.from({ length: count }, (_, index) => {
  const amount = ((index * 7919) % 100_000) - 50_000;
  balance += amount;
  const month = String(1 + (Math.floor(index / 28) % 12)).padStart(2, '0');
  const day = String(1 + (index % 28)).padStart(2, '0');
  return {
    date: `${2000 + Math.floor(index / 336)}-${month}-${day}`,
    text: `CARD PURCHASE ${index} Some Shop, City`,
    amount: amount / 100,
    balance: balance / 100,
  };
});
const source = { envelope: envelopeOf(bankStatement(rows)) };
const encoder = new TextEncoder();

/** Processor time in milliseconds, so that what else the machine does counts little. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const least = (times: readonly number[]): number => Math.min(...times);

const asJson: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const start = spent();
  encoder.encode(JSON.stringify(source.envelope));
  asJson.push(spent() - start);
}

type Measured = { total: number; longest: number; bytes: number; files: number };

const measure = async (format: FormatId): Promise<Measured> => {
  let last = spent();
  let longest = 0;
  const pause = async (): Promise<void> => {
    longest = Math.max(longest, spent() - last);
    await new Promise<void>((resolve) => setImmediate(resolve));
    last = spent();
  };
  const start = spent();
  const { files } = await prepare([source], format, { pause });
  longest = Math.max(longest, spent() - last);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return { total: spent() - start, longest, bytes, files: files.length };
};

console.log(`${count} rows; JSON.stringify of the answer ${least(asJson).toFixed(0)} ms`);
console.log('format        ms   ÷ JSON  longest ms   files      KB');
for (const format of FORMAT_IDS) {
  const measured: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) measured.push(await measure(format));
  const total = least(measured.map((one) => one.total));
  const [first] = measured;
  console.log(
    [
      format.padEnd(11),
      total.toFixed(0).padStart(5),
      (total / least(asJson)).toFixed(1).padStart(8),
      least(measured.map((one) => one.longest))
        .toFixed(0)
        .padStart(11),
      String(first?.files ?? 0).padStart(7),
      ((first?.bytes ?? 0) / 1000).toFixed(0).padStart(8),
    ].join(' '),
  );
}
