import { traceOf, type Trace } from '@/test/support/browser';
import { eventually } from '@/test/support/eventually';
import { statementDocument } from '@/test/support/portal';
import { setScene, type Scene } from '@/test/support/scene';

const BIG_BYTES = 25 * 1024 ** 2;
const ROWS = 5_000;
const ROWS_PER_LINK = 20;
const LIVE_FRAMES = 10;

/** How often each thing is done, on a fresh page each time. */
const ROUNDS = 3;

/** What a bank's page did, by what happened on it, each time that it happened. */
export type Costs = Record<string, Trace[]>;

/**
 * The least of a figure over the rounds. A busy machine only ever adds to what a piece of work takes, cold caches and
 * all; what the work itself takes is in every round.
 */
export const least = (rounds: readonly Trace[] = [], figure: keyof Trace): number =>
  Math.min(...rounds.map((trace) => trace[figure]));

/** Clicks and scrolls through the demo bank with pick-up on or off, and notes what its pages did. */
export async function captureCosts(pickup: boolean): Promise<Costs> {
  const scene = await setScene({ pickup });
  try {
    const statement = await statementDocument('current-account');
    const bytes = new Uint8Array(BIG_BYTES);
    bytes.set(statement.bytes);
    scene.portal.shelf.put(statement, { ...statement, id: 'big', bytes });
    const click = async (id: string, wayId: string) => {
      await scene.forgetAll();
      return costOfClick(scene, id, wayId, pickup);
    };
    const costs: Costs = {};
    for (let round = 0; round < ROUNDS; round++) {
      const traces = {
        'a click on a link': await click(statement.id, 'attachment'),
        'a click that posts a form': await click(statement.id, 'post-attachment'),
        'a click that saves a blob': await click(statement.id, 'fetch-blob'),
        'a click that saves a blob of 25 MB': await click('big', 'fetch-blob'),
        'a click that saves a `data:` address': await click(statement.id, 'data-url'),
        ...(await costsOfLinks(scene)),
      };
      for (const [what, trace] of Object.entries(traces)) (costs[what] ??= []).push(trace);
    }
    return costs;
  } finally {
    await scene.close();
  }
}

/** Until the file is there and, with pick-up on, what came of it is listed: the page has handed over all it will. */
async function costOfClick(
  { browser, page, portal }: Scene,
  id: string,
  wayId: string,
  pickup: boolean,
): Promise<Trace> {
  const list = await browser.openExtensionPage('statements.html');
  await page.goto(portal.statementsUrl(wayId));
  const cost = await traceOf(page, async () => {
    await page.locator(`[data-document="${id}"]`).click();
    await eventually(async () => {
      const [last] = await list.evaluate(() =>
        chrome.downloads.search({ orderBy: ['-startTime'], limit: 1 }),
      );
      if (last?.state !== 'complete') throw new Error('The file is not there yet.');
    });
    if (pickup)
      await list.locator('[data-statement-id], [data-job-state="failed"]').first().waitFor();
  });
  await list.close();
  return cost;
}

/** A page of a great many rows and links: what the buttons beside them cost. */
async function costsOfLinks({ page, portal }: Scene): Promise<Record<string, Trace>> {
  await page.goto(portal.statementsUrl('attachment'));
  const arrive = await traceOf(page, async () => {
    await page.evaluate(
      ([rows, perLink]) => {
        const body = document.querySelector('tbody');
        if (!body) throw new Error('The page has no table.');
        body.innerHTML = Array.from({ length: rows }, (_, row) => {
          const link = row % perLink === 0 ? `<a href="/${row}.pdf">PDF ${row}</a>` : '';
          return `<tr><td><span>Row ${row}</span></td><td>${link}</td></tr>`;
        }).join('');
      },
      [ROWS, ROWS_PER_LINK] as const,
    );
    await settle(page);
  });
  const scroll = await traceOf(page, async () => {
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, 300);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  });
  const change = await traceOf(page, async () => {
    await page.evaluate(() => document.querySelector('tbody')?.append('one more'));
    await settle(page);
  });
  const live = await traceOf(page, async () => {
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame++) {
        // Asked for before the buttons ask for theirs, so that in each frame the page changes first.
        const next = new Promise((resolve) => requestAnimationFrame(resolve));
        window.dispatchEvent(new Event('scroll'));
        await next;
        document.querySelector('tbody')?.append('one more');
      }
    }, LIVE_FRAMES);
    await settle(page);
  });
  return {
    'a page of 250 links that appears': arrive,
    'scrolling it': scroll,
    'a change of it': change,
    'scrolling it while it changes': live,
  };
}

/** Longer than the buttons wait for a page to come to rest, however slow the machine. */
const settle = (page: Scene['page']): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve()), 600);
      }),
  );
