import { browser } from 'wxt/browser';
import { pickupSites, type PickupSite } from '@/utils/settings';
import { linksOfTab, type PageLink } from './page-links';
import { furtherHost, patternOf, siteOf } from './sites';

/** What can be done on the tab that the popup was opened on. */
export type PageLook = {
  tabId: number;
  /** The host, to show to people; undefined on pages that no extension may read. */
  site: string | undefined;
  /** What to switch pick-up on with. */
  pattern: string | undefined;
  pickup: boolean;
  /** Patterns of further hosts that statements on the page come from, by their links; not those picked up from. */
  furtherHosts: string[];
  /** The tab itself shows a PDF. */
  isPdf: boolean;
  links: PageLink[];
};

/** Looks at the active tab of this window; the click that opened the popup gives access to it. */
export async function lookAtTab(): Promise<PageLook | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return undefined;
  const pattern = patternOf(tab.url);
  const [sites, isPdf, links] = await Promise.all([
    pickupSites.getValue(),
    showsPdf(tab.id),
    linksOfTab(tab.id).catch(() => []),
  ]);
  const site = siteOf(sites, tab.url);
  return {
    tabId: tab.id,
    site: pattern === undefined || tab.url === undefined ? undefined : new URL(tab.url).hostname,
    pattern,
    pickup: site !== undefined,
    furtherHosts: furtherHostsOf(links, site, pattern),
    isPdf: isPdf || looksLikePdf(tab.url),
    links,
  };
}

/** More are not a bank's. */
const MOST_HOSTS = 3;

/** Links that speak of a month are a statement's; any other PDF is no reason to ask for a host. */
function furtherHostsOf(
  links: readonly PageLink[],
  site: PickupSite | undefined,
  pattern: string | undefined,
): string[] {
  const asking = site ?? (pattern === undefined ? undefined : { pattern, buttons: true });
  if (!asking) return [];
  const hosts = links
    .filter(({ month }) => month !== undefined)
    .map(({ url }) => furtherHost(asking, url))
    .filter((host) => host !== undefined)
    .filter((host) => !asking.hosts?.includes(host));
  return [...new Set(hosts)].slice(0, MOST_HOSTS);
}

/** Viewers keep the media type of what they show on their document; not every viewer lets itself be asked. */
async function showsPdf(tabId: number): Promise<boolean> {
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId },
      func: () => document.contentType,
    });
    return frame?.result === 'application/pdf';
  } catch {
    return false;
  }
}

const looksLikePdf = (url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && /\.pdf$/i.test(new URL(url).pathname);
