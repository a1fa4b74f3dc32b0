import { browser } from 'wxt/browser';

const PAGE = '/offscreen.html';

let opening: Promise<void> | undefined;

/** Sees that the page which hosts the extraction worker is open: a service worker can't start workers itself. */
export function openHost(): Promise<void> {
  opening ??= (import.meta.env.FIREFOX ? openFrame() : openOffscreenDocument()).finally(() => {
    opening = undefined;
  });
  return opening;
}

async function openOffscreenDocument(): Promise<void> {
  const open = await browser.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  if (open.length > 0) return;
  await browser.offscreen.createDocument({
    url: PAGE,
    reasons: ['WORKERS'],
    justification: 'Reads PDF statements in a worker that can be stopped.',
  });
}

/** Firefox has no offscreen documents; its background is a page, and can hold a frame. */
async function openFrame(): Promise<void> {
  if (document.querySelector('iframe')) return;
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = PAGE;
  document.body.append(frame);
  await loaded;
}

/**
 * In the host: closes it when nothing was done for a while, PDFium's memory with it.
 * @returns what to wrap each piece of work in
 */
export function closeWhenIdle(afterMs: number): <T>(work: Promise<T>) => Promise<T> {
  let running = 0;
  let timer = setTimeout(closeHost, afterMs);
  return async (work) => {
    running += 1;
    clearTimeout(timer);
    try {
      return await work;
    } finally {
      running -= 1;
      if (running === 0) timer = setTimeout(closeHost, afterMs);
    }
  };
}

function closeHost(): void {
  if (window.frameElement) window.frameElement.remove();
  else window.close();
}
