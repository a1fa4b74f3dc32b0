import type { RowFormat } from '../format';
import { ofxFormat } from './ofx';
import type { OfxDialect } from './ofx-document';

/** Intuit's number for a bank that has none of its own. */
const ANY_BANK = '3000';
/** QuickBooks refuses larger uploads (350 KB). */
const MOST_BYTES = 350_000;

const INTUIT: OfxDialect = {
  encoding: 'USASCII',
  charset: '1252',
  intuitBank: ANY_BANK,
  accountId: (account) => account.replace(/\D/g, ''),
};

/** OFX as Intuit's programs take it: ASCII, `INTU.BID`, an account of digits, small files. */
export const intuitFormat = (
  facts: Pick<RowFormat, 'id' | 'name' | 'extension' | 'mediaType'>,
): RowFormat => ofxFormat({ ...facts, ascii: true, limits: { bytes: MOST_BYTES } }, INTUIT);
