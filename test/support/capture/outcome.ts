import { expect } from 'vitest';
import { eventually } from '@/test/support/eventually';
import type { StatementDocument } from '@/test/support/portal';
import type { Outcome } from './table';

/** A full page of the extension, in either browser: what it lists is what became of the click. */
type ListPage = { evaluate: (read: () => string[]) => Promise<string[]> };

/** The button that lets the extension pick up from the portal's download host. */
export const LET_IN = 'Also pick up from localhost';

/**
 * Waits for what becomes of one PDF. A statement's line shows the end of its account, any other line the file's name;
 * by these it is told from what else the list holds, and from what arrives late.
 */
export async function outcomeOn(page: ListPage, statement: StatementDocument): Promise<Outcome> {
  const account = statement.truth.accounts[0]?.accountNumber.slice(-4);
  const ended = await eventually(async () => {
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll('[data-statement-id], [data-job-state]')].map((element) =>
        element.hasAttribute('data-statement-id')
          ? `statement ${element.textContent}`
          : `${element.getAttribute('data-job-state')}: ${element.textContent}`,
      ),
    );
    const ours = lines.filter(
      (line) => line.includes(`••${account}`) || line.includes(statement.id),
    );
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatch(/^statement|^failed/);
    return ours[0] ?? '';
  });
  if (ended.startsWith('statement')) return 'caught';
  if (ended.includes(LET_IN)) return 'letIn';
  expect(ended).toMatch(/Choose the PDF that you downloaded/);
  return 'guided';
}
