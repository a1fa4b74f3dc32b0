import autocannon from 'autocannon';

/** What came back. */
export type Load = {
  /** Successes per second. */
  perSecond: number;
  succeeded: number;
  /** Answers that are no success or cost anything but one credit, broken connections, answers that never came. */
  lost: number;
  /** Latency, in milliseconds. */
  median: number;
  p99: number;
};
export type Target = { url: string; token: string; bodies: readonly string[] };
export type Amount = { connections: number; onSuccess?: () => void } & (
  | { seconds: number }
  | { requests: number }
);

/** By the text of the envelope, which ends with the charge: to parse each would take the cores that are measured. */
const isPaidSuccess = (body: string): boolean =>
  body.includes('"type":2,') && body.endsWith('"creditsDeducted":-1}');
const PATIENCE_SECONDS = 120;

/** Sends statements to a service, so many at once, each connection its next when the last is answered. */
export async function load(
  { url, token, bodies }: Target,
  { connections, onSuccess, ...amount }: Amount,
): Promise<Load> {
  let succeeded = 0;
  let lost = 0;
  const onResponse = (status: number, body: string): void => {
    if (status !== 200 || !isPaidSuccess(body)) lost += 1;
    else {
      succeeded += 1;
      onSuccess?.();
    }
  };
  const { duration, errors, timeouts, latency } = await autocannon({
    url: `${url}/pdf2`,
    connections,
    timeout: PATIENCE_SECONDS,
    ...('requests' in amount ? { amount: amount.requests } : { duration: amount.seconds }),
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    requests: bodies.map((body) => ({ body, onResponse })),
  });
  return {
    perSecond: succeeded / duration,
    succeeded,
    lost: lost + errors + timeouts,
    median: latency.p50,
    p99: latency.p99,
  };
}
