import type { Locator, Page } from 'playwright-core';

/** A PDF in the list that is no statement (yet), with the words beside it. */
export type ShownJob = { state: string; words: string };

/** The switch "Pick up statements from this site". */
export function pickupSwitch(popup: Page): Locator {
  return popup.getByRole('switch', { name: /pick up/i });
}

export function statementLines(popup: Page): Locator {
  return popup.locator('[data-statement-id]');
}

/** The lines of PDFs in one of these states. */
export function jobLine(popup: Page, ...states: string[]): Locator {
  return popup.locator(states.map((state) => `[data-job-state="${state}"]`).join(', '));
}

/** The jobs that are listed now. */
export async function readJobs(popup: Page): Promise<ShownJob[]> {
  const lines = await popup.locator('[data-job-id]').all();
  return Promise.all(
    lines.map(async (line) => ({
      state: (await line.getAttribute('data-job-state')) ?? '',
      words: (await line.innerText()).replaceAll(/\s+/g, ' ').trim(),
    })),
  );
}

/** Waits for a statement in the list and opens the newest. */
export const openNewestStatement = (page: Page): Promise<void> =>
  openStatement(statementLines(page).first());

/** Opens the statement of this line; another one may be open. */
export async function openStatement(line: Locator): Promise<void> {
  await line.getByRole('button').first().click();
  await line.locator('[aria-current="true"]').waitFor();
  await line.page().locator('tr[data-row-id]').first().waitFor();
}
