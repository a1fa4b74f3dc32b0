import { sayEventName } from './handshake';
import { MAX_PIECE_CHARACTERS } from './piece';

/** A connection to the background. */
export type Line = { postMessage(message: string): void };

/**
 * Runs in the content script: passes on what the hook hands over, unread. Nothing goes the other way.
 * @param connect opens a line, made when there is something to say; `onGone` is to be called when it breaks
 */
export function passOnPdfs(connect: (onGone: () => void) => Line, stopped: AbortSignal): void {
  const name = crypto.randomUUID();
  let line: Line | undefined;
  const passOn = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const piece: unknown = event.detail;
    if (typeof piece !== 'string' || piece.length > MAX_PIECE_CHARACTERS) return;
    line ??= connect(() => {
      line = undefined;
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a line has no origin to choose
    line.postMessage(piece);
  };
  window.addEventListener(name, passOn, { signal: stopped });
  sayEventName(name);
}
