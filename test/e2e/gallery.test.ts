import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints, openGallery, type Gallery } from '@/test/gallery/gallery';
import { SCENES } from '@/test/gallery/scenes';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

const rowNumbers = (page: Page): Promise<number[]> =>
  page
    .locator('[data-row-id]')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-row-id'))));

describe('every state of the pages', () => {
  const scenes = Object.keys(SCENES);
  // Colours are the only thing that a theme changes; these scenes have all of them.
  const colourful = [
    'bank-page',
    'password-wrong',
    'failed-token',
    'card-breakdown',
    'options',
    'options-service-wrong',
    'sandbox',
    'full-compared-unlike',
  ];

  it.each([
    ...scenes.map((scene) => ({ scene, way: 'light' as const })),
    ...colourful.map((scene) => ({ scene, way: 'dark' as const })),
  ])('$scene ($way) has nothing that axe complains about', async ({ scene, way }) => {
    const page = await gallery.open(scene, way);
    expect(await complaints(page)).toEqual([]);
    await page.context().close();
  });
});

describe('a popup that is zoomed to 200 %', () => {
  it('lets everything be reached, with nothing cut off at the side', async () => {
    for (const scene of [
      'done-broken',
      'bank-page',
      'password-wrong',
      'empty',
      'sandbox',
      'failed-service-busy',
    ]) {
      const page = await gallery.open(scene, 'light', 2);
      const { wide, window } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      expect(wide).toBeLessThanOrEqual(window);
      for (const button of await page.locator('button:not(.row-open)').all()) {
        await button.scrollIntoViewIfNeeded();
        expect((await button.boundingBox())?.x).toBeGreaterThanOrEqual(0);
      }
      await page.context().close();
    }
  });
});

describe('the type', () => {
  it.each(['done-proven', 'full-proven', 'options'])(
    'is the product’s own in %s, whatever the browser sets for extensions',
    async (scene) => {
      const page = await gallery.open(scene);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('13px');
      await page.context().close();
    },
  );
});

describe('a title as long as a file’s name can be', () => {
  it.each(['long-title', 'full-long-title'])('pushes nothing off the edge in %s', async (scene) => {
    const page = await gallery.open(scene);
    for (const part of ['.statement-title button', '.statement-facts', '.statement-proof']) {
      const box = await page.locator(part).boundingBox();
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(
        await page.evaluate(() => innerWidth),
      );
    }
    await page.context().close();
  });
});

describe('rows with amounts in millions that don’t tie', () => {
  const widths = { popup: 480, narrow: 360 };
  it.each(Object.entries(widths))('can be read in %s', async (_, width) => {
    const page = await gallery.open('done-broken-millions');
    await page.setViewportSize({ width, height: 600 });
    await page.locator('[data-off="true"]').first().waitFor();
    const cells = await page.locator('tr[data-off="true"]').evaluateAll((rows) =>
      rows.map((row) => {
        const edges = (selector: string) => row.querySelector(selector)?.getBoundingClientRect();
        return {
          words: edges('.one-line')?.width ?? 0,
          remark: edges('.row-off')?.right ?? Infinity,
          amount: edges('[data-column="amount"]')?.left ?? 0,
        };
      }),
    );
    expect(cells.length).toBeGreaterThan(0);
    for (const { words, remark, amount } of cells) {
      expect(words).toBeGreaterThanOrEqual(80);
      expect(remark).toBeLessThanOrEqual(amount);
    }
    await page.context().close();
  });
  it('have lines in the list whose parts don’t overlap', async () => {
    const page = await gallery.open('full-broken-millions');
    await page.setViewportSize({ width: 360, height: 800 });
    for (const line of await page.locator('.statement-line-open').all()) {
      const [title, period, verdict] = await Promise.all(
        ['title', 'period', 'verdict'].map((part) =>
          line.locator(`.statement-line-${part}`).boundingBox(),
        ),
      );
      expect(title?.width).toBeGreaterThan(120);
      expect((period?.x ?? Infinity) + (period?.width ?? 0)).toBeLessThanOrEqual(verdict?.x ?? 0);
    }
    await page.context().close();
  });
});

describe('a narrow full page', () => {
  it('shows a statement that is chosen above it', async () => {
    const page = await gallery.open('full-proven');
    await page.setViewportSize({ width: 800, height: 500 });
    await page.locator('.statement-line-open').nth(1).click();
    await page.getByRole('heading', { name: 'Pelican Card' }).waitFor();
    await expect
      .poll(async () => (await page.locator('.statement-header').boundingBox())?.y)
      .toBeLessThan(60);
    await page.context().close();
  });
});

it('an empty full page has one button to choose files', async () => {
  const page = await gallery.open('full-empty');
  expect(await page.getByRole('button', { name: /choose/i }).count()).toBe(1);
  await page.context().close();
});

it('the line that is open is seen beside PDFs on their way', async () => {
  const page = await gallery.open('working-and-done');
  await page.locator('[aria-current=true]').waitFor();
  const [line, list] = await Promise.all(
    ['[aria-current=true]', '.popup-list'].map((part) => page.locator(part).boundingBox()),
  );
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(
    (list?.y ?? 0) + (list?.height ?? 0) + 1,
  );
  await page.context().close();
});

describe('the focus', () => {
  const focused = (page: Page): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.textContent);
  it.each(['done-proven', 'full-proven'])(
    'goes to Undo when a statement is forgotten in %s, and back to its line',
    async (scene) => {
      const page = await gallery.open(scene);
      await page.getByRole('button', { name: 'Forget Pelican Card' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Undo');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toContain('Pelican Card');
      await page.context().close();
    },
  );
});

describe('the balance plot', () => {
  it('cuts nothing off its longest figures', async () => {
    const page = await gallery.open('full-broken-millions');
    const canvas = page.locator('.balance-plot canvas');
    await canvas.waitFor();
    const inked = await canvas.evaluate((element: HTMLCanvasElement) => {
      const columns = element.getContext('2d')?.getImageData(0, 0, 3, element.height).data;
      return columns?.some((value) => value > 0);
    });
    expect(inked).toBe(false);
    await page.context().close();
  });
});

describe('a table of 10,000 rows', () => {
  it('draws only those in view, wherever it is scrolled to', async () => {
    const page = await gallery.open('ten-thousand-rows');
    const scroller = page.locator('.table-scroll');
    expect((await rowNumbers(page)).length).toBeLessThan(60);
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.locator('[data-row-id="10000"]').waitFor();
    expect((await rowNumbers(page)).length).toBeLessThan(60);
    await page.context().close();
  });
  it('scrolls as a short one does', async () => {
    const cost = async (scene: string): Promise<number> => {
      const page = await gallery.open(scene);
      const median = await page.locator('.table-scroll').evaluate(async (element) => {
        const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
        const channel = new MessageChannel();
        const drawn = () =>
          new Promise((resolve) => {
            channel.port1.addEventListener('message', resolve, { once: true });
            channel.port1.start();
            channel.port2.postMessage('');
          });
        const costs: number[] = [];
        for (let step = 0; step < 40; step += 1) {
          await frame();
          const start = performance.now();
          element.scrollBy(0, step % 2 === 0 ? 130 : -120);
          await frame();
          await drawn();
          costs.push(performance.now() - start);
        }
        return costs.sort((a, b) => a - b)[20] ?? Infinity;
      });
      await page.context().close();
      return median;
    };
    const short = await cost('done-proven');
    expect(await cost('ten-thousand-rows')).toBeLessThan(3 * short);
  });
});

describe('the keys in the table', () => {
  const focused = (page: Page): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('data-row-id'));

  /** Is the focused row in view, and not behind the heads? */
  const isSeen = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('tr')?.getBoundingClientRect();
      const frame = document.querySelector('.table-scroll')?.getBoundingClientRect();
      const head = document.querySelector('thead th')?.getBoundingClientRect();
      return (
        row !== undefined &&
        frame !== undefined &&
        head !== undefined &&
        row.top >= head.bottom - 1 &&
        row.bottom <= frame.bottom + 1
      );
    });

  it('move through the rows, which stay in sight', async () => {
    const page = await gallery.open('ten-thousand-rows');
    await page.locator('[data-row-id="1"] button').focus();
    for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('16');
    expect(await isSeen(page)).toBe(true);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused(page)).toBe('4');
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => focused(page)).toBe('10000');
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toBe('1');
    expect(await isSeen(page)).toBe(true);
    await page.context().close();
  });
  it('come to the rows from anywhere, and from the filter', async () => {
    const page = await gallery.open('done-proven');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('1');
    await page.keyboard.press('/');
    await page.keyboard.type('quay');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('2');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('12');
    await page.context().close();
  });
  it('clear the filter first, and leave the statement then', async () => {
    const page = await gallery.open('done-proven');
    await page.keyboard.press('/');
    await page.keyboard.type('quay');
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Filter the rows').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(await page.locator('.statement').count()).toBe(0);
    await page.context().close();
  });
  it('open and close a row with Enter', async () => {
    const page = await gallery.open('done-broken');
    const row = page.locator('[data-row-id="3"] button');
    await row.focus();
    await page.keyboard.press('Enter');
    expect(await row.getAttribute('aria-expanded')).toBe('true');
    const detail = page.locator('.row-detail');
    expect(await detail.innerText()).toContain('REF 88120 ON 02 MAR');
    expect(await detail.innerText()).toContain('£10.00');
    await page.keyboard.press('Enter');
    expect(await detail.count()).toBe(0);
    await page.context().close();
  });
  it('show what the last row says, below it', async () => {
    const page = await gallery.open('done-broken');
    await page.locator('[data-row-id="1"] button').focus();
    await page.keyboard.press('End');
    await page.locator('[data-row-id="22"] button').press('Enter');
    const hidden = () =>
      page.evaluate(() => {
        const detail = document.querySelector('.detail')?.getBoundingClientRect();
        const frame = document.querySelector('.table-scroll')?.getBoundingClientRect();
        return (detail?.bottom ?? Infinity) - (frame?.bottom ?? 0);
      });
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    await page.context().close();
  });
  it('leave the rows below an opened one where they belong', async () => {
    const page = await gallery.open('done-broken');
    await page.locator('[data-row-id="3"] button').click();
    const boxes = await page
      .locator('.row, .detail')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()));
    boxes.slice(1).forEach((box, at) => expect(box.top).toBeCloseTo(boxes[at]?.bottom ?? 0, 0));
    const scroller = page.locator('.table-scroll');
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.locator('[data-row-id="22"]').waitFor();
    const gap = await scroller.evaluate((element) => {
      const last = element.querySelector('[data-row-id="22"]')?.getBoundingClientRect();
      return element.getBoundingClientRect().bottom - (last?.bottom ?? 0);
    });
    expect(Math.abs(gap)).toBeLessThan(2);
    await page.context().close();
  });
  it('reach everything by Tab, and the table by one stop', async () => {
    const page = await gallery.open('done-proven');
    const stops: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const at = document.activeElement;
          return at?.closest('tr[data-row-id]') ? 'row' : (at?.textContent ?? '').trim();
        }),
      );
    }
    const once = stops.slice(0, stops.indexOf('row') + 2);
    expect(once.filter((stop) => stop === 'row')).toHaveLength(1);
    expect(once).toEqual(expect.arrayContaining(['Copy', 'Download CSV']));
    await page.context().close();
  });
});
