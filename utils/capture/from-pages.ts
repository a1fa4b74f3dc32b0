import { browser } from 'wxt/browser';
import { z } from 'zod';
import { limiter, type PageMessage, PDF_LINE } from '@/utils/in-page';
import { pickupSites } from '@/utils/settings';
import { createAssemblies } from './assembly';
import { siteNameOf } from './name';
import type { PagePdf } from './offers';
import { sourceOf } from './sites';

/** Twice what the hook lets through for one document: a page may have frames. */
const PDFS_PER_TAB = { most: 24, withinMs: 60_000 };

const Message = z.discriminatedUnion('page', [
  z.object({ page: z.literal('posted'), url: z.url() }),
  z.object({ page: z.literal('showsPdf') }),
  z.object({ page: z.literal('extract'), url: z.url(), label: z.string().max(500) }),
]) satisfies z.ZodType<PageMessage>;

/** A frame of a tab, on a site that is switched on. */
export type Frame = { tabId: number; frameId: number; url: string };

export type PageHandlers = {
  onPdf(pdf: PagePdf): void;
  onMessage(message: PageMessage, from: Frame): Promise<void>;
};

/** Hears the content scripts. Whatever they say may come from the page, so it can start work and is told nothing. */
export function listenToPages({ onPdf, onMessage }: PageHandlers): void {
  const startAssembly = createAssemblies();
  const limits = new Map<number, () => boolean>();
  const mayOffer = (tabId: number) => {
    const isAllowed = limits.get(tabId) ?? limiter(PDFS_PER_TAB, Date.now);
    limits.set(tabId, isAllowed);
    return isAllowed();
  };
  browser.tabs.onRemoved.addListener((tabId) => limits.delete(tabId));

  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== PDF_LINE) return;
    const { sender } = port;
    const assembly = startAssembly();
    port.onDisconnect.addListener(() => assembly.end());
    port.onMessage.addListener(async (message: unknown) => {
      const blob = assembly.add(message);
      const frame = blob && (await frameOf(sender));
      if (!frame || !mayOffer(frame.tabId)) return;
      onPdf({ ...blob, site: siteNameOf(frame.url), title: sender?.tab?.title ?? '' });
    });
  });

  browser.runtime.onMessage.addListener((received, sender, sendResponse) => {
    const message = Message.safeParse(received);
    if (!message.success) return false;
    const isTaken = async () => {
      const frame = await frameOf(sender);
      if (frame) await onMessage(message.data, frame);
      return frame !== undefined;
    };
    // Whoever is not answered waits for as long as the page is open.
    void isTaken()
      .catch(() => false)
      .then(sendResponse);
    return true;
  });
}

type Sender = chrome.runtime.MessageSender | undefined;

async function frameOf(sender: Sender): Promise<Frame | undefined> {
  const { id, tab, url, frameId = 0 } = sender ?? {};
  if (id !== browser.runtime.id || tab?.id === undefined || tab.incognito) return undefined;
  const isOn = sourceOf(await pickupSites.getValue(), url) !== undefined;
  return isOn && url !== undefined ? { tabId: tab.id, frameId, url } : undefined;
}
