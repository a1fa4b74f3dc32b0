import type { AccountStatement } from '@/utils/export';

/** A value of either answer, as it is to be shown; undefined where that answer has none. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'date'; iso: string }
  | { kind: 'money'; minor: number; decimals: number; currency: string | undefined }
  | undefined;

export const text = (value: string | undefined): Value =>
  value === undefined || value === '' ? undefined : { kind: 'text', text: value };
export const date = (iso: string | undefined): Value =>
  iso === undefined ? undefined : { kind: 'date', iso };
export const money = (minor: number | undefined, { decimals, currency }: AccountStatement): Value =>
  minor === undefined ? undefined : { kind: 'money', minor, decimals, currency };

/** The sandbox's stars stand for any sign. */
const isMaskOf = (masked: string, whole: string): boolean =>
  masked.includes('*') &&
  masked.length === whole.length &&
  [...masked].every((sign, at) => sign === '*' || sign === whole[at]);

/** Whether they say the same; what the sandbox masks counts as what it hides. */
export function isSame(a: Value, b: Value): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'text' && b.kind === 'text')
    return a.text === b.text || isMaskOf(a.text, b.text) || isMaskOf(b.text, a.text);
  if (a.kind === 'date' && b.kind === 'date') return a.iso === b.iso;
  if (a.kind === 'money' && b.kind === 'money')
    return a.minor * 10 ** b.decimals === b.minor * 10 ** a.decimals;
  return false;
}
