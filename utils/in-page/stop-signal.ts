import type { StopMessage } from './messages';

type OnMessage = { addListener(listener: (message: unknown) => void): void };

/** Aborts when this script is switched off on the page's site. */
export function stopSignal(script: string, onMessage: OnMessage): AbortSignal {
  const stopped = new AbortController();
  const site = `${location.protocol}//${location.hostname}/*`;
  onMessage.addListener((message) => {
    if (isStop(message) && message.stop === script && message.patterns.includes(site))
      stopped.abort();
  });
  return stopped.signal;
}

/** Only the background can send to content scripts; what is not of this shape is for another. */
const isStop = (message: unknown): message is StopMessage =>
  typeof message === 'object' && message !== null && 'stop' in message;
