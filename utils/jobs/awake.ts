import { browser } from 'wxt/browser';

/** Below the 30 seconds after which browsers put an idle background to sleep. */
const INTERVAL = 20_000;

/** Does something to its end: each call of an extension API starts the browser's idle clock anew. */
export async function awake<T>(task: Promise<T>): Promise<T> {
  const timer = setInterval(() => void browser.runtime.getPlatformInfo(), INTERVAL);
  try {
    return await task;
  } finally {
    clearInterval(timer);
  }
}
