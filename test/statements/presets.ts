import { makeConfirmationLetter } from './negatives';
import { makeStatement } from './make-statement';
import type { StatementParams } from './params';
import type { Truth } from './truth';

/** A document that a demo bank hands out. */
export type Preset = {
  id: string;
  /** As the bank names the download. */
  fileName: string;
  /** What a person reads on the link. */
  label: string;
  /** The fictional bank. */
  bank: string;
  password?: string;
  /** The PDF, and its truth where it is a statement. */
  make: () => Promise<{ pdf: Uint8Array; truth?: Truth }>;
};

type Shown = Omit<Preset, 'make' | 'bank'> & { bank: string; params: StatementParams };

function statement({ params, ...shown }: Shown): Preset {
  const { password } = shown;
  return {
    ...shown,
    make: () =>
      makeStatement({
        ...params,
        content: { ...params.content, issuer: shown.bank },
        ...(password === undefined ? {} : { file: { password } }),
      }),
  };
}

const currentAccount = {
  content: { rows: 46, lines: [1, 2], from: '2024-03-01', to: '2024-03-31' },
  layout: {
    look: { letterhead: 'mark', accent: '#1f4e79' },
    date: { form: 'dd MMM yyyy', otherForm: 'd MMMM yyyy' },
    table: { rules: 'rows' },
    opening: { row: true },
    closing: { row: true },
    furniture: { forward: true },
  },
} as const satisfies Omit<StatementParams, 'seed'>;

/** The documents of the demo portal: fictional banks, fictional people. */
export const PRESETS: readonly Preset[] = [
  statement({
    id: 'current-account',
    fileName: 'Bank of Meadowmere 2024-03.pdf',
    label: 'Current account, March 2024',
    bank: 'Bank of Meadowmere',
    params: { seed: 11, ...currentAccount },
  }),
  statement({
    id: 'savings',
    fileName: 'harbourlight-q1.pdf',
    label: 'Savings account, first quarter 2024',
    bank: 'Harbourlight Savings',
    params: {
      seed: 12,
      content: {
        currency: 'USD',
        rows: 24,
        from: '2024-01-01',
        to: '2024-03-31',
        noise: 'references',
      },
      layout: {
        page: { size: 'LETTER' },
        look: { letterhead: 'banner', accent: '#14532d' },
        columns: ['date', 'description', 'reference', 'amount', 'balance'],
        date: { form: 'MM/dd/yyyy', otherForm: 'MMMM d, yyyy' },
        number: { symbol: 'before' },
        table: { rules: 'zebra' },
        order: 'newest first',
      },
    },
  }),
  statement({
    id: 'card',
    fileName: 'card 0417.pdf',
    label: 'Card statement, March 2024',
    bank: 'Kestrel & Vale',
    params: {
      seed: 13,
      content: { kind: 'card', currency: 'EUR', rows: 31, from: '2024-02-18', to: '2024-03-17' },
      layout: {
        look: { letterhead: 'plain', accent: '#7c2d12' },
        columns: ['date', 'valueDate', 'description', 'amount'],
        date: { form: 'dd.MM.yyyy', otherForm: 'dd.MM.yyyy' },
        number: { decimal: ',', group: '.' },
        side: 'issuer',
        sign: {
          form: 'mark',
          on: 'credits',
          debit: 'DR',
          credit: 'CR',
          place: 'after',
          apart: true,
        },
        balance: { sign: { form: 'minus' } },
      },
    },
  }),
  statement({
    id: 'girokonto',
    fileName: 'Kontoauszug_03-2024.pdf',
    label: 'Girokonto, März 2024',
    bank: 'Sparhaus Nordtal',
    params: {
      seed: 16,
      content: { language: 'de', currency: 'EUR', rows: 34, lines: [1, 3], noise: 'references' },
      layout: {
        look: { letterhead: 'mark', accent: '#b45309' },
        columns: ['date', 'valueDate', 'description', 'amount', 'balance'],
        date: { form: 'dd.MM.', otherForm: 'dd.MM.yyyy' },
        number: { decimal: ',', group: '.' },
        sign: { form: 'trailing both' },
        balance: { on: 'last of day', sign: { form: 'trailing both' } },
        table: { rules: 'rows' },
        furniture: { forward: true },
      },
    },
  }),
  statement({
    id: 'locked',
    fileName: 'e-statement.pdf',
    label: 'Current account, April 2024 (protected)',
    bank: 'Bank of Meadowmere',
    password: 'larkspur-14',
    params: {
      seed: 14,
      content: { ...currentAccount.content, from: '2024-04-01', to: '2024-04-30' },
      layout: currentAccount.layout,
    },
  }),
  statement({
    id: 'long',
    fileName: 'full history.pdf',
    label: 'Business account, 2019 to 2023',
    bank: 'Harbourlight Savings',
    params: longParams(10_000, 50),
  }),
  {
    id: 'letter',
    fileName: 'account-confirmation.pdf',
    label: 'Confirmation of your account',
    bank: 'Bank of Meadowmere',
    make: async () => ({ pdf: await makeConfirmationLetter() }),
  },
];

/** A statement of many one-line rows, about as many to a page as asked. */
export function longParams(rows: number, perPage: number): StatementParams {
  const size = 8;
  const body = 841.89 - 2 * 40 - 60 - 27;
  return {
    seed: 15,
    content: { rows, from: '2019-01-01', to: '2023-12-31', lines: [1, 1] },
    layout: {
      page: { margin: 40 },
      type: { size, leading: 1.15 },
      table: { rowGap: body / perPage - size * 1.15 },
    },
  };
}
