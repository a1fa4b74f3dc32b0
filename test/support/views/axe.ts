import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page as it is now: each a line of rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  // Evaluated by the debugger: the extension's own policy lets no script in.
  await page.evaluate(await readFile(path, 'utf8'));
  const { violations } = await page.evaluate((): Promise<axe.AxeResults> =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
