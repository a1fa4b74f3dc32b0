import { type PdfLink, pdfLinksOf } from './pdf-links';
import { press } from './press';

type Words = { extract: string; extractLabel: (label: string) => string; added: string };

type Parts = {
  words: Words;
  /** Takes the link over; resolves with whether it was accepted. */
  onExtract: (link: PdfLink) => Promise<boolean>;
  stopped: AbortSignal;
};

/** Wait for the page to come to rest before its links are looked for again; milliseconds. */
const SETTLE = 300;
const GAP = 6;

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
        const button = createButton(link, words, onExtract);
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

function createButton(
  link: PdfLink,
  words: Words,
  onExtract: Parts['onExtract'],
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.extract;
  button.ariaLabel = words.extractLabel(link.label);
  setStyle(button, BUTTON_STYLE);
  button.addEventListener('click', async ({ isTrusted }) => {
    // Only the person's own click: the page may send others.
    if (!isTrusted || button.disabled) return;
    await press(button, () => onExtract(link), words.added);
  });
  return button;
}

/** Where the page ends without the layer; whatever is above this makes it scroll no further. */
const pageEnd = (): number => {
  const { documentElement } = document;
  return Math.max(documentElement.getBoundingClientRect().bottom, documentElement.clientHeight);
};

/** To the right of the link's last line; where there is no room, as far right and as far down as the page goes. */
function placeBeside(
  button: HTMLElement,
  anchor: Element,
  end: number,
): { left: number; top: number } | undefined {
  const line = [...anchor.getClientRects()].at(-1);
  if (!line) return undefined;
  const { offsetWidth, offsetHeight } = button;
  const room = document.documentElement.clientWidth - offsetWidth - GAP;
  return {
    left: Math.max(0, Math.min(line.right + GAP, room)),
    top: Math.min(
      line.top + (line.height - offsetHeight) / 2,
      Math.max(end, line.bottom) - offsetHeight,
    ),
  };
}

/** Property by property: a strict policy of the page forbids style sheets, not this. */
function setStyle({ style }: HTMLElement, properties: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(properties)) style.setProperty(property, value);
}

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

const BUTTON_STYLE = {
  all: 'initial',
  'pointer-events': 'auto',
  outline: 'revert',
  position: 'absolute',
  top: '0',
  left: '0',
  display: 'none',
  'box-sizing': 'border-box',
  'min-width': '24px',
  height: '24px',
  padding: '0 8px',
  'border-radius': '12px',
  border: '1px solid #1f6f54',
  background: '#ffffff',
  color: '#1f6f54',
  font: '600 12px/22px system-ui, sans-serif',
  'white-space': 'nowrap',
  cursor: 'pointer',
};

/** Once per frame, and after it: the browser has then laid the page out, and measuring costs the page nothing. */
function afterFrame(act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      setTimeout(() => {
        isDue = false;
        act();
      });
    });
  };
}
