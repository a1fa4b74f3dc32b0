import { browser } from 'wxt/browser';
import { z } from 'zod';
import { monthIn } from './month';

/** A link to a PDF on the page that is shown. */
export type PageLink = {
  url: string;
  /** What the page calls it: the link's words, and its row's where those say too little. */
  label: string;
  /** The month that the statement is likely of, ISO `2024-03`, where label or address say one. */
  month: string | undefined;
  /** The frame it is in; 0 is the page itself. */
  frameId: number;
};

/** What `page-links.js` answers from within a frame: believed as little as the page. */
const InFrame = z.object({
  language: z.string(),
  links: z.array(z.object({ url: z.url(), label: z.string() })),
});

/** The PDF links of a tab, in its frames and open shadow roots too. Needs access to the tab (`activeTab` will do). */
export async function linksOfTab(tabId: number): Promise<PageLink[]> {
  const frames = await browser.scripting.executeScript({
    target: { tabId, allFrames: true },
    files: ['/page-links.js'],
  });
  const links = frames.flatMap(({ frameId, result }) => {
    const { language, links: found } = InFrame.safeParse(result).data ?? {
      language: '',
      links: [],
    };
    return found.map((link): PageLink => {
      const month = monthIn(`${link.label} ${decodePath(link.url)}`, language);
      return { ...link, month, frameId };
    });
  });
  return [...new Map(links.map((link) => [link.url, link])).values()];
}

function decodePath(url: string): string {
  const { pathname, search } = new URL(url);
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname + search;
  }
}
