/**
 * How the hook, in the page's world, learns the secret name of the events by which it speaks to the content script.
 * Both run before any script of the page, and events are synchronous, so the page sees none of this.
 */
const HELLO = 'counterfoil-hello';
const SECRET = 'counterfoil-secret';

/** By the secret name come PDFs; by this one, where forms are posted to. */
export const postedEvent = (name: string): string => `${name}-posted`;

/** In the content script: tells the hook the name, whichever of the two comes first. */
export function sayEventName(detail: string): void {
  // The hook answers by preventing the default; from then on nobody is told again.
  const wasHeard = () =>
    !window.dispatchEvent(new CustomEvent(SECRET, { detail, cancelable: true }));
  if (wasHeard()) return;
  window.addEventListener(HELLO, wasHeard, { once: true });
}

/** In the hook: hears it. */
export function hearEventName(onName: (name: string) => void): void {
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
    event.preventDefault();
    onName(event.detail);
  };
  window.addEventListener(SECRET, hear, { once: true });
  window.dispatchEvent(new CustomEvent(HELLO));
}
