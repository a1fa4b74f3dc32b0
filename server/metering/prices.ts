/** Credits in whole thousandths. */
const MILLIS = 1_000;
export const toCredits = (millis: number): number => millis / MILLIS;
export const toMillis = (credits: number): number => Math.round(credits * MILLIS);

/** What a success costs, and what a prepaid account must have left to begin. */
export const SUCCESS_PRICE = toMillis(1);

/** Outcomes that cost a tenth (contract §7): the file was opened and recognised, yet gave no statement. */
const TENTH: ReadonlySet<string> = new Set([
  'pdf/fail/password-required',
  'pdf/fail/password-incorrect',
  'pdf/fail/unsupported-pdf',
]);

/** The price of an outcome by its code, in thousandths: success 1 credit, the above a tenth, everything else nothing. */
export function priceOf(code: string): number {
  if (code.startsWith('pdf/success/')) return SUCCESS_PRICE;
  return TENTH.has(code) ? toMillis(0.1) : 0;
}
