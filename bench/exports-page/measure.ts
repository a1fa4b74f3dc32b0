import type { Page } from 'playwright-core';

/** Of the page's main thread, in milliseconds. Tasks below 50 ms are not told: then `longest` is 0. */
export type Measured = { longest: number; whole: number };

// What is evaluated runs in the page. It names no function inside, for tsx would wrap that in a helper the page lacks.

/** Chooses a format in the Download menu, and saves where something is said first: the whole, whatever went before. */
export const saveAs = (page: Page, name: string): Promise<Measured> =>
  page.evaluate(async (format) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    let saved = 0;
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      saved += 1;
      click.call(this);
    };
    const started = performance.now();
    document.querySelector<HTMLElement>('.split [aria-haspopup]')?.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const item of document.querySelectorAll<HTMLElement>('[role=menuitem]'))
      if (item.firstChild?.textContent === format) item.click();
    let isConfirmed = false;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const sheet = document.querySelector('dialog[open]');
      const onlyNew = sheet?.querySelector<HTMLElement>('input[type=checkbox]:checked');
      const save = sheet?.querySelector<HTMLElement>('button[data-kind=primary]:not(:disabled)');
      if (onlyNew && !isConfirmed) onlyNew.click();
      else if (save && !isConfirmed) {
        isConfirmed = true;
        save.click();
      } else if (!sheet && saved > 0) break;
    }
    const whole = performance.now() - started;
    HTMLAnchorElement.prototype.click = click;
    // What was just done is told a moment later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    return { longest: Math.max(0, ...tasks), whole };
  }, name);

/** Copies what is shown, by the button. */
export const copyTable = (page: Page): Promise<Measured> =>
  page.evaluate(async () => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const started = performance.now();
    const button = document.querySelector<HTMLElement>('.toolbar button[data-kind=primary]');
    const words = button?.textContent;
    button?.click();
    do await new Promise((resolve) => setTimeout(resolve, 20));
    while (document.querySelector('.toolbar button[data-kind=primary]')?.textContent === words);
    const whole = performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    observer.disconnect();
    return { longest: Math.max(0, ...tasks), whole };
  });

/** What the page takes to serialise the answer that it keeps, in milliseconds. */
export const stringifyTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('counterfoil');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('envelopes').objectStore('envelopes').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            const times = [1, 2, 3].map(() => {
              const started = performance.now();
              JSON.stringify(reading.result);
              return performance.now() - started;
            });
            resolve(Math.min(...times));
          });
        });
      }),
  );
