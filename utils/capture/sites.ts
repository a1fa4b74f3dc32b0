import { browser } from 'wxt/browser';
import { giveBack } from '@/utils/permissions';
import { askedSites, pickupSites, type PickupSite } from '@/utils/settings';

/** The match pattern of a page's site: its host only, whatever the port. Undefined where no extension may go. */
export function patternOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? `${protocol}//${hostname}/*` : undefined;
}

/** The site that an address belongs to, of those switched on: a `blob:` address belongs to the page that made it. */
export function siteOf(
  sites: readonly PickupSite[],
  url: string | undefined,
): PickupSite | undefined {
  const pattern = patternOf(url?.replace(/^blob:/, ''));
  return sites.find((site) => site.pattern === pattern);
}

/** The site whose statements come from an address: its own, or one of the further hosts that it was given. */
export function sourceOf(
  sites: readonly PickupSite[],
  url: string | undefined,
): PickupSite | undefined {
  const pattern = patternOf(url?.replace(/^blob:/, ''));
  const isFrom = ({ hosts = [] }: PickupSite) => pattern !== undefined && hosts.includes(pattern);
  return siteOf(sites, url) ?? sites.find(isFrom);
}

/** A further host of a switched-on site that may be asked for; none where the bank is met safely and the host is not. */
export function furtherHost(site: PickupSite, url: string): string | undefined {
  const pattern = patternOf(url);
  const isSafe = !site.pattern.startsWith('https:') || pattern?.startsWith('https:');
  return isSafe && pattern !== site.pattern ? pattern : undefined;
}

async function add(pattern: string, hosts: readonly string[]): Promise<void> {
  const sites = await pickupSites.getValue();
  const all = sites.some((site) => site.pattern === pattern)
    ? sites
    : [...sites, { pattern, buttons: true }];
  await pickupSites.setValue(
    all.map((site) =>
      site.pattern === pattern
        ? { ...site, hosts: [...new Set([...(site.hosts ?? []), ...hosts])] }
        : site,
    ),
  );
}

/**
 * Switches pick-up on for a site, and for further hosts that its statements come from. The browser asks the person,
 * once for all of them, so this has to be called first thing in a click handler.
 * @returns whether it was granted.
 */
export async function switchOn(pattern: string, hosts: readonly string[] = []): Promise<boolean> {
  const origins = [pattern, ...hosts];
  void askedSites.setValue(origins);
  const granted = await browser.permissions.request({ origins });
  if (granted) await add(pattern, hosts);
  await askedSites.removeValue();
  return granted;
}

/** The browser's question may close the popup that asked; then the background hears the answer, and goes on. */
export async function addGranted(): Promise<void> {
  const [pattern, ...hosts] = await askedSites.getValue();
  if (pattern === undefined) return;
  if (!(await browser.permissions.contains({ origins: [pattern, ...hosts] }))) return;
  await add(pattern, hosts);
  await askedSites.removeValue();
}

/** Switches it off, and gives back the permissions that nothing else needs. */
export async function switchOff(pattern: string): Promise<void> {
  const sites = await pickupSites.getValue();
  const { hosts = [] } = sites.find((site) => site.pattern === pattern) ?? {};
  await pickupSites.setValue(sites.filter((site) => site.pattern !== pattern));
  await giveBack([pattern, ...hosts]);
}

/** No longer picks up from a further host of a site, and gives its permission back. */
export async function leaveHost(pattern: string, host: string): Promise<void> {
  const without = (site: PickupSite): PickupSite => ({
    ...site,
    hosts: (site.hosts ?? []).filter((one) => one !== host),
  });
  const sites = await pickupSites.getValue();
  await pickupSites.setValue(
    sites.map((site) => (site.pattern === pattern ? without(site) : site)),
  );
  await giveBack([host]);
}

export async function setButtons(pattern: string, buttons: boolean): Promise<void> {
  const sites = await pickupSites.getValue();
  await pickupSites.setValue(
    sites.map((site) => (site.pattern === pattern ? { ...site, buttons } : site)),
  );
}

const isGranted = (pattern: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [pattern] });

/** A site whose permission was taken away in the browser's own settings is no longer switched on; nor is a host. */
export async function dropRevoked(): Promise<void> {
  for (const { pattern, hosts = [] } of await pickupSites.getValue()) {
    if (!(await isGranted(pattern))) await switchOff(pattern);
    else for (const host of hosts) if (!(await isGranted(host))) await leaveHost(pattern, host);
  }
}
