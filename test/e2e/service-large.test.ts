import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import runJob from '@/server/extraction/worker';
import { statementDocument } from '@/test/support/portal';
import { setServiceScene, type ServiceScene } from '@/test/support/scene';
import { openTestService, type TestService } from '@/test/support/service';
import { statementLines } from '@/test/support/views';

const MEGABYTE = 1_000_000;
/** Milliseconds; longer, and a person feels that the popup does not answer. */
const LONGEST = 100;
/** What else the machine does can only lengthen a task: the shortest of several runs is nearest to the truth. */
const RUNS = 3;

let scene: ServiceScene;
let service: TestService;
beforeAll(async () => {
  [scene, service] = await Promise.all([
    setServiceScene(),
    openTestService({ listen: true, run: runJob }),
  ]);
  await scene.use({ baseUrl: service.url, token: (await service.signUp()).secret, seconds: 300 });
});
afterAll(async () => {
  await scene?.close();
  await service?.close();
});

/** A real statement of 10 MB: comments after its end, and the end once more, by which readers find their way in. */
async function largeStatement(mark: number): Promise<Uint8Array> {
  const { bytes } = await statementDocument('current-account');
  const end = Buffer.from(bytes).toString('latin1').lastIndexOf('startxref');
  const padding = Buffer.alloc(10 * MEGABYTE, `% ${mark} ${'padding '.repeat(10)}\n`);
  return Buffer.concat([bytes, Buffer.from('\n'), padding, Buffer.from('\n'), bytes.slice(end)]);
}

const watchTasks = (popup: Page): Promise<void> =>
  popup.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

const longestTask = (popup: Page): Promise<number> =>
  popup.evaluate(() => {
    const { tasks } = globalThis as unknown as { tasks: number[] };
    return Math.max(0, ...tasks);
  });

test('a PDF of 10 MB goes to the service while the popup answers at once', async () => {
  const popup = await scene.browser.openExtensionPage('popup.html');
  await popup.bringToFront();
  const longest: number[] = [];
  for (let run = 1; run <= RUNS && !(Math.min(...longest) < LONGEST); run += 1) {
    await statementLines(popup)
      .nth(run - 1)
      .waitFor({ state: 'detached' });
    const pdf = await largeStatement(run);
    expect(pdf.length).toBeGreaterThan(10 * MEGABYTE);
    await watchTasks(popup);
    // Handed over by the other page, in whose process it is; the popup stays in front and is drawn.
    await scene.statements.locator('input[type="file"]').setInputFiles({
      name: `large ${run}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdf),
    });
    await statementLines(popup)
      .nth(run - 1)
      .waitFor();
    longest.push(await longestTask(popup));
  }
  console.log(`longest tasks of the popup: ${longest.join(', ')} ms`);
  expect(Math.min(...longest)).toBeLessThan(LONGEST);
});

test('what is measured is measured: a task that does block is seen', async () => {
  const popup = await scene.browser.openExtensionPage('popup.html');
  await watchTasks(popup);
  await popup.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          const until = performance.now() + 150;
          while (performance.now() < until);
          resolve();
        });
      }),
  );
  await expect.poll(() => longestTask(popup)).toBeGreaterThan(LONGEST);
});
