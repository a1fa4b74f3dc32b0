import { browser } from 'wxt/browser';
import { askedSite, pickupSites, type PickupSite } from '@/utils/settings';

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

async function add(pattern: string): Promise<void> {
  const sites = await pickupSites.getValue();
  if (!sites.some((site) => site.pattern === pattern))
    await pickupSites.setValue([...sites, { pattern, buttons: true }]);
}

/**
 * Switches pick-up on for a site. The browser asks the person, so this has to be called first thing in a click handler.
 * @returns whether it was granted.
 */
export async function switchOn(pattern: string): Promise<boolean> {
  void askedSite.setValue(pattern);
  const granted = await browser.permissions.request({ origins: [pattern] });
  if (granted) await add(pattern);
  await askedSite.removeValue();
  return granted;
}

/** The browser's question may close the popup that asked; then the background hears the answer, and goes on. */
export async function addGranted({ origins = [] }: { origins?: string[] }): Promise<void> {
  const asked = await askedSite.getValue();
  if (!origins.includes(asked)) return;
  await add(asked);
  await askedSite.removeValue();
}

/** Switches it off, and gives the permission back. */
export async function switchOff(pattern: string): Promise<void> {
  await forget([pattern]);
  await browser.permissions.remove({ origins: [pattern] });
}

export async function setButtons(pattern: string, buttons: boolean): Promise<void> {
  const sites = await pickupSites.getValue();
  await pickupSites.setValue(
    sites.map((site) => (site.pattern === pattern ? { ...site, buttons } : site)),
  );
}

/** A site whose permission was taken away in the browser's own settings is no longer switched on. */
export async function dropRevoked(): Promise<void> {
  const revoked: string[] = [];
  for (const { pattern } of await pickupSites.getValue())
    if (!(await browser.permissions.contains({ origins: [pattern] }))) revoked.push(pattern);
  if (revoked.length > 0) await forget(revoked);
}

async function forget(patterns: readonly string[]): Promise<void> {
  const sites = await pickupSites.getValue();
  await pickupSites.setValue(sites.filter(({ pattern }) => !patterns.includes(pattern)));
}
