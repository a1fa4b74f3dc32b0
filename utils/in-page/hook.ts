import { watchBlobs } from './blob-hook';
import { hearEventName, postedEvent } from './handshake';
import { watchSentForms } from './sent-forms';

// The events' names pass through these; the page may replace its own later.
const { apply } = Reflect;
const { dispatchEvent } = EventTarget.prototype;
const NamedEvent = CustomEvent;

/**
 * Runs in the page's own world, before its scripts: hands over the PDFs that the page makes a `blob:` address for, and
 * says where its scripts post forms to. It only ever speaks, in events whose names the page doesn't know; there is
 * nothing to ask it. The page's own call comes first and is never held up.
 */
export function installHook(): void {
  hearEventName((name) => {
    const say = (event: string, detail: string) =>
      apply(dispatchEvent, window, [new NamedEvent(event, { detail })]);
    watchBlobs((piece) => say(name, JSON.stringify(piece)));
    watchSentForms((url) => say(postedEvent(name), url));
  });
}
