/** What an exporter rejects with where a statement left the store before it was read: forgotten elsewhere, or its time over. */
export class StatementGone extends Error {
  constructor(readonly id: string) {
    super('The statement is no longer on this device.');
  }
}
