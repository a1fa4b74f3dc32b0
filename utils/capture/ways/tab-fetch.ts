import { browser } from 'wxt/browser';
import { z } from 'zod';
import { fromBase64 } from '../base64';
import { failed, type Got, refused } from './way';

/** Above this the answer would not fit a message between processes. */
const MAX_BYTES = 40 * 1024 ** 2;

/** Answered from within a page: believed as little as the page. */
const InTab = z.union([
  z.object({ base64: z.string() }),
  z.object({ status: z.int() }),
  z.object({ tooBig: z.int() }),
]);

/** A GET made inside a tab, whose origin and cookies it then has. */
export async function fetchInTab(tabId: number, frameId: number, url: string): Promise<Got> {
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      func: fetchInPage,
      args: [url, MAX_BYTES],
    });
    const answer = InTab.parse(frame?.result);
    if ('base64' in answer) return { kind: 'bytes', bytes: fromBase64(answer.base64) };
    if ('status' in answer) return refused(answer.status);
    const bytes = answer.tooBig;
    return {
      kind: 'failed',
      failure: { kind: 'capture', reason: 'tooBig', bytes, limit: MAX_BYTES },
    };
  } catch {
    return failed('noAccess');
  }
}

/** Runs in the page: nothing outside of it can be used here. */
async function fetchInPage(url: string, limit: number) {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) return { status: response.status };
  const blob = await response.blob();
  if (blob.size > limit) return { tooBig: blob.size };
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('loadend', resolve));
  reader.readAsDataURL(blob);
  await read;
  const dataUrl = String(reader.result);
  return { base64: dataUrl.slice(dataUrl.indexOf(',') + 1) };
}
