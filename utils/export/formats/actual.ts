import { ofxFormat } from './ofx';

/** Actual Budget takes OFX and keeps the FITID as its imported id. */
export const actual = ofxFormat({
  id: 'actual',
  name: 'Actual Budget',
  extension: 'ofx',
  mediaType: 'application/x-ofx',
});
