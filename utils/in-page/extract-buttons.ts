import { afterFrame } from './after-frame';
import { createLinkButton, placeBeside, type ButtonWords } from './link-button';
import { type PdfLink, pdfLinksOf } from './pdf-links';
import { setStyle } from './set-style';

type Parts = {
  words: ButtonWords;
  /** Takes the link over; resolves with whether it was accepted. */
  onExtract: (link: PdfLink) => Promise<boolean>;
  stopped: AbortSignal;
};

/** Wait for the page to come to rest before its links are looked for again; milliseconds. */
const SETTLE = 300;

/**
 * A small button beside each PDF link that is in view. They lie in a layer of their own above the page, in a closed
 * shadow root: nothing of the page moves, and its scripts and styles don't meet them.
 */
export function showExtractButtons({ words, onExtract, stopped }: Parts): void {
  const host = document.createElement('div');
  setStyle(host, LAYER_STYLE);
  const layer = host.attachShadow({ mode: 'closed' });
  const shown = new Map<Element, HTMLButtonElement>();
  /** Of these links, those in view: a page may have hundreds. */
  const seen = new Set<Element>();

  // All is measured before anything is moved: measuring what has moved would lay the page out again.
  const place = () => {
    const origin = host.getBoundingClientRect();
    const end = pageEnd();
    const places = [...seen].flatMap((anchor) => {
      const button = shown.get(anchor);
      const at = button && placeBeside(button, anchor, end);
      return at ? [{ button, at, bottom: at.top + button.offsetHeight }] : [];
    });
    for (const { button, at } of places)
      setStyle(button, {
        transform: `translate(${Math.round(at.left - origin.left)}px, ${Math.round(at.top - origin.top)}px)`,
      });
    const lowest = Math.max(...places.map(({ bottom }) => bottom)) - origin.top;
    setStyle(host, { height: `${Math.max(0, Math.ceil(lowest))}px` });
  };
  const placeSoon = afterFrame(place);
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
      const button = shown.get(target);
      if (button) setStyle(button, { display: isIntersecting ? 'block' : 'none' });
    }
    placeSoon();
  });

  const refresh = () => {
    const links = new Map<Element, PdfLink>(
      pdfLinksOf(document).map((link) => [link.anchor, link]),
    );
    for (const [anchor, button] of shown)
      if (!links.has(anchor)) {
        inView.unobserve(anchor);
        button.remove();
        shown.delete(anchor);
        seen.delete(anchor);
      }
    for (const [anchor, link] of links)
      if (!shown.has(anchor)) {
        const button = createLinkButton(link, words, onExtract);
        shown.set(anchor, button);
        layer.append(button);
        inView.observe(anchor);
      }
    if (shown.size > 0 && !host.isConnected) document.documentElement.append(host);
    placeSoon();
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(refresh, SETTLE);
  });
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['href'] });
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, placeSoon, { capture: true, passive: true, signal: stopped });
  stopped.addEventListener('abort', () => {
    changes.disconnect();
    inView.disconnect();
    clearTimeout(timer);
    host.remove();
  });
  refresh();
}

/** Where the page ends without the layer; whatever is above this makes it scroll no further. */
const pageEnd = (): number => {
  const { documentElement } = document;
  return Math.max(documentElement.getBoundingClientRect().bottom, documentElement.clientHeight);
};

/** Over the page as far down as its last button in view, and clipped: a button never makes the page scroll further. */
const LAYER_STYLE = {
  position: 'absolute',
  top: '0',
  left: '0',
  width: '100%',
  height: '0',
  overflow: 'clip',
  'pointer-events': 'none',
};
