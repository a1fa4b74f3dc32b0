import { journalFormat } from './journal';

/** hledger's journal. */
export const hledger = journalFormat({
  facts: {
    id: 'hledger',
    name: 'hledger',
    extension: 'journal',
    mediaType: 'text/x-hledger',
  },
  preamble: 'decimal-mark .\n\n',
});
