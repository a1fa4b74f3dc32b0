import { browser } from 'wxt/browser';
import { patternOfService } from '@/utils/endpoint';
import { endpointSettings, pickupSites } from '@/utils/settings';

/** Gives permissions for hosts back, but for those that a site or the service is set up with. */
export async function giveBack(patterns: readonly string[]): Promise<void> {
  const needed = await neededHosts();
  const origins = patterns.filter((pattern) => !needed.has(pattern));
  if (origins.length > 0) await browser.permissions.remove({ origins });
}

async function neededHosts(): Promise<ReadonlySet<string>> {
  const sites = await pickupSites.getValue();
  const { service } = await endpointSettings.getValue();
  return new Set([
    ...sites.flatMap(({ pattern, hosts = [] }) => [pattern, ...hosts]),
    ...(service ? [patternOfService(service.baseUrl)] : []),
  ]);
}
