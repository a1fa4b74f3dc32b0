import type { PdfLink } from './pdf-links';
import { press } from './press';
import { setStyle } from './set-style';

export type ButtonWords = {
  extract: string;
  extractLabel: (label: string) => string;
  added: string;
};

/** px between a link and its button. */
const GAP = 6;

/** The button of one link; it is not in the page yet, nor placed. */
export function createLinkButton(
  link: PdfLink,
  words: ButtonWords,
  onExtract: (link: PdfLink) => Promise<boolean>,
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

/**
 * To the right of the link's last line; where there is no room, as far right and as far down as the page goes.
 * @param end Where the page ends, in px of the window as all of these
 */
export function placeBeside(
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
