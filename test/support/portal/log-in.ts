import type { Page } from 'playwright-core';
import type { Portal } from './portal';

/** Logs in as a person does and goes to the statements page of a way. */
export async function logIn(page: Page, portal: Portal, wayId?: string): Promise<void> {
  await page.goto(portal.origin);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(portal.statementsUrl());
  if (wayId !== undefined) await page.goto(portal.statementsUrl(wayId));
}
