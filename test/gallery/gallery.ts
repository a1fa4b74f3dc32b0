import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { z } from 'zod';
import { findChromium } from '../support/browser';
import { SCENES } from './scenes';

/** Ways of looking at a page. */
const WAYS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;
export type Way = keyof typeof WAYS;

/** What axe found, one line each. */
export type Complaint = string;

/** The pages, drawn from made-up data in a real browser. */
export type Gallery = {
  /** Opens a state in a window of its own; close its context when done. */
  open(scene: string, way?: Way, zoom?: number): Promise<Page>;
  close(): Promise<void>;
};

/** No popup is larger than this, however far a person zooms in. */
const LARGEST_POPUP = { width: 800, height: 600 };

const SIZES = {
  popup: { width: 480, height: 600 },
  statements: { width: 1280, height: 800 },
  options: { width: 1024, height: 900 },
};

type Size = { width: number; height: number };

/** A page that is zoomed has fewer CSS pixels for the same glass. */
const zoomed = ({ width, height }: Size, zoom: number): Size => ({
  width: Math.round(width / zoom),
  height: Math.round(height / zoom),
});

const popupSize = (zoom: number): Size => {
  const largest = zoomed(LARGEST_POPUP, zoom);
  return {
    width: Math.min(SIZES.popup.width, largest.width),
    height: Math.min(SIZES.popup.height, largest.height),
  };
};

/** Clicks on what a scene names. */
const clickOn = async (page: Page, name: string): Promise<void> => {
  const row = /^row (\d+)$/.exec(name)?.[1];
  if (row !== undefined) return page.locator(`[data-row-id="${row}"] button`).click();
  if (name === 'several CSV') return page.locator('.selection-bar .button').first().click();
  if (await page.getByRole('radio', { name, exact: true }).count())
    return page.getByRole('radio', { name, exact: true }).check();
  const toggle = page.getByRole('switch', { name });
  if (await toggle.count()) return toggle.first().click();
  const exact = page.locator(
    `:is(button, summary, input)[aria-label^="${name}"], :is(button, summary):text-is("${name}"), [role=menuitem]:has-text("${name}")`,
  );
  await exact.first().click();
};

const local = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Serves the gallery on loopback and starts a browser. @throws where none is installed. */
export const openGallery = async (): Promise<Gallery> => {
  const executable = findChromium();
  if (!executable)
    throw new Error('Cannot draw the gallery: no Chrome, Chromium or Edge is installed');
  const configFile = local('./vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  const server = await preview({ configFile, logLevel: 'warn' });
  const base = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({
    executablePath: executable.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    open: async (name, way = 'light', zoom = 1) => {
      const scene = SCENES[name];
      if (!scene) throw new Error(`Cannot draw "${name}": there is no such scene`);
      const context = await browser.newContext({
        ...WAYS[way],
        viewport: scene.page === 'popup' ? popupSize(zoom) : zoomed(SIZES[scene.page], zoom),
        deviceScaleFactor: zoom,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
      const rightToLeft = name === 'right-to-left' ? '&dir=rtl&locale=ar-AE' : '';
      await page.goto(`${base}?scene=${name}${rightToLeft}`);
      await page.locator('[data-ready]').waitFor();
      for (const click of scene.clicks ?? []) await clickOn(page, click);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};

const Violations = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(z.object({ target: z.array(z.string()), failureSummary: z.string() })),
  }),
);

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds at WCAG 2.2 AA. */
export const complaints = async (page: Page): Promise<Complaint[]> => {
  await page.addScriptTag({ path: axePath });
  const found: unknown = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(RULES)} }).then((result) => result.violations)`,
  );
  return Violations.parse(found).flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  );
};
