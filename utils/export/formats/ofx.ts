import { rowFormat, type RowFormat } from '../format';
import { slices } from '../slices';
import { asciiToken } from '../text';
import { checkDemands, NO_CURRENCY } from './demands';
import { LENGTHS, ofxDocument, type OfxDialect } from './ofx-document';

const PLAIN: OfxDialect = {
  encoding: 'UTF-8',
  charset: 'NONE',
  intuitBank: undefined,
  accountId: asciiToken,
};

/** A format of the OFX family: bank statements and cards, one account a file. */
export const ofxFormat = (
  facts: Pick<RowFormat, 'id' | 'name' | 'extension' | 'mediaType'> &
    Partial<Pick<RowFormat, 'limits' | 'ascii'>>,
  dialect = PLAIN,
): RowFormat =>
  rowFormat({
    ...facts,
    limits: { description: LENGTHS.memo, account: LENGTHS.account, ...facts.limits },
    accounts: 'onePerFile',
    order: 'oldestFirst',
    hasIds: true,
    loses: ['balances', 'valueDates', 'categories'],
    check: checkDemands,
    write: ([statement], options) =>
      statement === undefined
        ? []
        : slices(
            ofxDocument(statement, statement.currency ?? options.currency ?? NO_CURRENCY, dialect),
          ),
  });

/** OFX 1.02 in SGML, every leaf closed: GnuCash, HomeBank, KMyMoney, Skrooge, Banktivity and many banks' own form. */
export const ofx = ofxFormat({
  id: 'ofx',
  name: 'OFX',
  extension: 'ofx',
  mediaType: 'application/x-ofx',
});
