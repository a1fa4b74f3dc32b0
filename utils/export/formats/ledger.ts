import { journalFormat } from './journal';

/** Ledger's journal. */
export const ledger = journalFormat({
  facts: { id: 'ledger', name: 'Ledger', extension: 'ledger', mediaType: 'text/x-ledger' },
  preamble: '',
});
