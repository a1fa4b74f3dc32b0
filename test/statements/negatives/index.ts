import { makeScan } from './scan';
import { makeDocument } from './document';
import * as documents from './documents';
import { makeUnmapped } from './unmapped';

/** A PDF that is no statement, or none that can be read. */
export type Negative = {
  name: string;
  /** Codes of the contract, without `pdf/fail/`, that refuse it rightly. */
  codes: readonly string[];
  make: () => Promise<Uint8Array>;
};

const NO_STATEMENT = ['unsupported-pdf', 'unknown-pdf', 'auto-detect'];

/** The letter by which a bank confirms an account. */
export const makeConfirmationLetter = (): Promise<Uint8Array> =>
  makeDocument('Confirmation of account', documents.confirmationLetter);

/** Every negative: all are to be refused, with no row at all. */
export const NEGATIVES: readonly Negative[] = [
  ...Object.entries(documents).map(([name, blocks]) => ({
    name,
    codes: NO_STATEMENT,
    make: () => makeDocument(name, blocks),
  })),
  { name: 'scan', codes: ['image-pdf'], make: makeScan },
  {
    name: 'font without a map to Unicode',
    codes: ['image-pdf', 'unsupported-pdf', 'unknown-pdf', 'auto-detect'],
    make: makeUnmapped,
  },
];
