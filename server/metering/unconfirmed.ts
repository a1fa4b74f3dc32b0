/** The work is done and its charge was sent, and whether it was committed could not be learnt. */
export class UnconfirmedCharge extends Error {
  override readonly name = 'UnconfirmedCharge';
  constructor(
    /** The request has an `Idempotency-Key`: repeated with it, it is charged once. */
    readonly isRepeatable: boolean,
    override readonly cause: unknown,
  ) {
    super('Cannot tell whether a request was charged: the database did not confirm it.');
  }
}
