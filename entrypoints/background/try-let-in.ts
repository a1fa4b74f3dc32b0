import type { JobControl } from '@/utils/jobs';
import type { PickupSite } from '@/utils/settings';
import type { Store } from '@/utils/store';

/** Tries again what could not be had from hosts that the person lets us in at now. */
export async function tryLetIn(
  store: Pick<Store, 'jobs'>,
  control: Pick<JobControl, 'retry'>,
  sites: readonly PickupSite[],
): Promise<void> {
  const granted = new Set(sites.flatMap(({ hosts = [] }) => hosts));
  for (const { id, state } of await store.jobs.list()) {
    if (state.kind !== 'failed' || state.failure.kind !== 'capture') continue;
    const { failure } = state;
    if (failure.reason === 'otherHost' && granted.has(failure.host)) await control.retry(id);
  }
}
