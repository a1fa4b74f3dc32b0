import { browser } from 'wxt/browser';
import type { Source } from '@/utils/store';
import { pickupSites } from '@/utils/settings';
import { refusePdf } from '@/utils/jobs';
import { furtherHost, patternOf, siteOf } from '../sites';
import { readBody } from './body';
import { fetchInTab } from './tab-fetch';
import { failed, type Got, refused, type Way } from './way';

/** Addresses that the person posted a form to just now. */
export type Posted = { has(url: string): Promise<boolean> };

/**
 * A GET of the same address with the person's cookies: by the background, or within the tab where the background may
 * not or is not known to the bank. Only where it was a GET before: nothing is sent to a bank twice. And only where the
 * first request is the person's: a stranger's would spend an address that is good for one.
 */
export const byGet =
  (posted: Posted): Way =>
  async (source, signal) => {
    const url = await addressOf(source);
    if (url === undefined) return undefined;
    if (await posted.has(url)) return failed('mustDrop');
    const isGranted = await mayRead(url);
    if (source.kind === 'download')
      return isGranted ? fetchHere(url, signal) : otherHost(source, url);
    const isWeb = patternOf(url) !== undefined;
    if (isWeb && !isGranted && !(await isOfTab(url, source.tabId)))
      return (await otherHost(source, url)) ?? failed('notLetIn');
    const got = isGranted || (isWeb && CLICK_LETS_US_IN) ? await fetchHere(url, signal) : undefined;
    if (got && !mayBeOtherwiseInTab(got)) return got;
    const inTab = await fetchInTab(source.tabId, source.frameId, url);
    signal.throwIfAborted();
    if (!isNoAccess(inTab)) return inTab;
    return got ?? (isWeb ? failed('notLetIn') : inTab);
  };

/** Without, a bank would be asked by a stranger: with no cookie, for an answer that nobody may read. */
async function mayRead(url: string): Promise<boolean> {
  const pattern = patternOf(url);
  return pattern !== undefined && (await browser.permissions.contains({ origins: [pattern] }));
}

/** In Chromium the click that gives access to a tab gives it to the background too; in Firefox to scripts in the tab only. */
const CLICK_LETS_US_IN = !import.meta.env.FIREFOX;

/** Whether the click that gave access to the tab let us in at this address as well. */
const isOfTab = async (url: string, tabId: number): Promise<boolean> =>
  patternOf(await shownIn(tabId)) === patternOf(url);

/** What a tab shows, where we may know it; nothing where it is closed by now. */
async function shownIn(tabId: number): Promise<string | undefined> {
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  return tab?.url;
}

/** What a switched-on site hands out from a host that was not asked for: the person may let us in there as well. */
async function otherHost(source: Source, url: string): Promise<Got | undefined> {
  const sites = await pickupSites.getValue();
  const site = (await pagesOf(source)).map((page) => siteOf(sites, page)).find(Boolean);
  const host = site && furtherHost(site, url);
  return site && host !== undefined
    ? {
        kind: 'failed',
        failure: { kind: 'capture', reason: 'otherHost', site: site.pattern, host },
      }
    : undefined;
}

/** Where the person clicked, or was sent from there. */
async function pagesOf(source: Source): Promise<(string | undefined)[]> {
  if (source.kind !== 'download') return [await shownIn(source.tabId)];
  const [item] = await browser.downloads.search({ id: source.downloadId });
  return [item?.referrer, item?.url];
}

async function addressOf(source: Source): Promise<string | undefined> {
  if (source.kind !== 'download') return source.url;
  const [item] = await browser.downloads.search({ id: source.downloadId });
  return item && (item.finalUrl || item.url);
}

async function fetchHere(url: string, signal: AbortSignal): Promise<Got> {
  try {
    const response = await fetch(url, { credentials: 'include', signal });
    if (response.ok) return await readBody(response);
    await response.body?.cancel();
    return refused(response.status);
  } catch (error) {
    if (signal.aborted) throw error;
    return failed('unreachable');
  }
}

/**
 * The tab may be let in where the background was not; any other answer would be the same. In Firefox a tab may be logged
 * in within a container of its own, and the background gets the page to log in on, which is no refusal.
 */
const mayBeOtherwiseInTab = (got: Got): boolean =>
  got.kind === 'bytes'
    ? import.meta.env.FIREFOX && refusePdf(got.bytes) !== undefined
    : got.failure.reason === 'unreachable' ||
      (got.failure.reason === 'refused' && [401, 403].includes(got.failure.status));

const isNoAccess = (got: Got): boolean =>
  got.kind === 'failed' && got.failure.reason === 'noAccess';
