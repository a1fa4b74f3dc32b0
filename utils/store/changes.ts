import { z } from 'zod';

const CHANNEL = 'counterfoil-store';

const Change = z.union([
  z.object({ store: z.enum(['jobs', 'statements']), id: z.string() }),
  z.object({ store: z.literal('all') }),
]);
/** Something in the store was written or deleted. */
export type Change = z.infer<typeof Change>;

/** Tells all listeners, those in this context too (each has a channel of its own). */
export type Announce = ((change: Change) => void) & { close: () => void };

/**
 * Calls back after each change, in whichever context it was made.
 * @returns a function that stops it.
 */
export function onChange(listener: (change: Change) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event) => {
    const change = Change.safeParse(event.data);
    if (change.success) listener(change.data);
  });
  return () => channel.close();
}

export function announcer(): Announce {
  const channel = new BroadcastChannel(CHANNEL);
  return Object.assign(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    (change: Change) => channel.postMessage(change),
    { close: () => channel.close() },
  );
}
