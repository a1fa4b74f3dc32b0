/**
 * What pick-up adds to a bank's own pages, in milliseconds of the processor, beside the same clicks with it off: the
 * longest handling of a click, the longest task, all work of the page's main thread, and the longest call of ours.
 */
import { buildExtension } from '@/test/support/browser';
import { captureCosts } from '@/test/support/capture/cost';

await buildExtension('chromium');
const off = await captureCosts(false);
const on = await captureCosts(true);
const pair = (a = 0, b = 0): string => `${b.toFixed(1)} (${a.toFixed(1)})`;
console.table(
  Object.fromEntries(
    Object.entries(on).map(([what, cost]) => [
      what,
      {
        'longest click, on (off)': pair(off[what]?.longestClick, cost.longestClick),
        'longest call of ours': cost.longestCall.toFixed(1),
        'longest task, on (off)': pair(off[what]?.longestTask, cost.longestTask),
        'all work, on (off)': pair(off[what]?.work, cost.work),
      },
    ]),
  ),
);
