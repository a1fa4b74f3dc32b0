import { UNKNOWN_ISSUER } from '@/utils/contract';
import { strToU8 } from 'fflate';
import type { AccountStatement } from './statement';

export const DEFAULT_NAME_PATTERN = '{issuer} {account-last4} {from}–{to}';

/** Longest stem in bytes: leaves room for a part number and an extension under every system's 255. */
const MAX_STEM = 200;

/** Path separators, what Windows forbids, control and invisible format characters (they can reorder a name). */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Device names that Windows opens instead of a file, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** As many whole characters as fit. */
const fitting = (text: string): string => {
  let stem = '';
  let bytes = 0;
  for (const character of text) {
    bytes += strToU8(character).length;
    if (bytes > MAX_STEM) break;
    stem += character;
  }
  return stem;
};

/** Any text as a file name without extension: never empty, hidden, a path or a device. */
export const safeFileName = (text: string): string => {
  const clean = text.replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ');
  const stem = fitting(clean).replace(/^[.\s]+|[.\s]+$/gu, '');
  return stem === '' ? 'statement' : stem.replace(DEVICE, '_$&');
};

/** Issuer, account and period in words, for people: `Standard Bank 1234 2024-01-01–2024-01-31`. */
export const statementLabel = (
  statement: Pick<AccountStatement, 'issuer' | 'last4' | 'period'>,
  pattern = DEFAULT_NAME_PATTERN,
): string => {
  const parts: Record<string, string> = {
    issuer: statement.issuer.id === UNKNOWN_ISSUER ? '' : statement.issuer.name,
    'account-last4': statement.last4,
    from: statement.period.from,
    to: statement.period.to,
  };
  return pattern
    .replace(/\{([a-z0-9-]+)\}/g, (whole, name: string) => parts[name] ?? whole)
    .replace(/\s+/gu, ' ')
    .trim();
};

const shared = (values: readonly string[]): string =>
  new Set(values).size === 1 ? (values[0] ?? '') : '';

type Labelled = Pick<AccountStatement, 'issuer' | 'last4' | 'period'> & {
  isSandbox?: boolean;
  fileStem?: string | undefined;
};

/** What statements share of who issued them; where that is unknown, of what their PDFs are called, as on the pages. */
const sharedIssuer = (statements: readonly Labelled[]): AccountStatement['issuer'] => {
  const id = shared(statements.map(({ issuer }) => issuer.id));
  return id === UNKNOWN_ISSUER
    ? { id: 'FILE', name: shared(statements.map(({ fileStem = '' }) => fileStem)) }
    : { id, name: shared(statements.map(({ issuer }) => issuer.name)) };
};

/** A label for several statements: what they share, over the whole of their time. */
export const statementsLabel = (statements: readonly Labelled[], pattern?: string): string => {
  const from = statements.map(({ period }) => period.from).toSorted()[0] ?? '';
  const to =
    statements
      .map(({ period }) => period.to)
      .toSorted()
      .at(-1) ?? '';
  const issuer = sharedIssuer(statements);
  const last4 = shared(statements.map((statement) => statement.last4));
  const label = statementLabel({ issuer, last4, period: { from, to } }, pattern);
  // Whatever the pattern: nobody must take it for the statement.
  return statements.some(({ isSandbox }) => isSandbox) ? `${label} SANDBOX` : label;
};

/** Names made different by a number: `a.csv`, `a (2).csv`; readers of zips and folders fold case. */
export const uniqueNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    let candidate = name;
    for (let n = 2; taken.has(candidate.toLowerCase()); n += 1)
      candidate = `${stem} (${n})${extension}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
};
