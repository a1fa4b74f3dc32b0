/**
 * What pick-up adds to a bank's own pages, in milliseconds of the processor, beside the same clicks with it off: the
 * longest handling of a click, the longest task, all work of the page's main thread, and the longest call of ours; the
 * least of several rounds.
 */
import { buildExtension } from '@/test/support/browser';
import { captureCosts, least } from '@/test/support/capture/cost';

await buildExtension('chromium');
const off = await captureCosts(false);
const on = await captureCosts(true);
const pair = (what: string, figure: 'longestClick' | 'longestTask' | 'work'): string =>
  `${least(on[what], figure).toFixed(1)} (${least(off[what], figure).toFixed(1)})`;
console.table(
  Object.fromEntries(
    Object.keys(on).map((what) => [
      what,
      {
        'longest click, on (off)': pair(what, 'longestClick'),
        'longest call of ours': least(on[what], 'longestCall').toFixed(1),
        'longest task, on (off)': pair(what, 'longestTask'),
        'all work, on (off)': pair(what, 'work'),
      },
    ]),
  ),
);
