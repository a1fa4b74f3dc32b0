import { intuitFormat } from './intuit';

/** QuickBooks' Web Connect file. */
export const qbo = intuitFormat({
  id: 'qbo',
  name: 'QBO (QuickBooks)',
  extension: 'qbo',
  mediaType: 'application/vnd.intu.qbo',
});
