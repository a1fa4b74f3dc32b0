import { postedEvent, sayEventName } from './handshake';
import { MAX_PIECE_CHARACTERS } from './piece';
import type { Tell } from './report';

/** A connection to the background. */
export type Line = { postMessage(message: string): void };

type Parts = {
  /** Opens a line, made when there is a PDF to pass on; `onGone` is to be called when it breaks. */
  connect: (onGone: () => void) => Line;
  tell: Tell;
};

/** Runs in the content script: passes on what the hook says, unread. Nothing goes the other way. */
export function passOn({ connect, tell }: Parts, stopped: AbortSignal): void {
  const name = crypto.randomUUID();
  let line: Line | undefined;
  const onPiece = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const piece: unknown = event.detail;
    if (typeof piece !== 'string' || piece.length > MAX_PIECE_CHARACTERS) return;
    line ??= connect(() => {
      line = undefined;
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a line has no origin to choose
    line.postMessage(piece);
  };
  const onPosted = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string')
      tell({ page: 'posted', url: event.detail });
  };
  window.addEventListener(name, onPiece, { signal: stopped });
  window.addEventListener(postedEvent(name), onPosted, { signal: stopped });
  sayEventName(name);
}
