import type { Locator, Page } from 'playwright-core';

/** A transaction as the table words it. */
export type ShownRow = {
  date: string;
  description: string;
  amount: string;
  balance: string;
  /** A line that states a balance and moves nothing: `Opening balance`. */
  isBalanceLine: boolean;
};

/** A statement as the popup or the full page shows it. */
export type ShownStatement = {
  title: string;
  /** The proof in words: `Proven: 26 of 26 rows`. */
  proof: string;
  verdict: string;
  /** Opening and closing balance, where printed. */
  balances: string;
  rows: ShownRow[];
};

/** Reads the open statement. */
export async function readStatement(page: Page): Promise<ShownStatement> {
  const panel = page.locator('[data-verdict]:has(table)').first();
  const text = async (selector: string): Promise<string> => {
    const found = panel.locator(selector).first();
    return (await found.count()) === 0 ? '' : (await found.innerText()).trim();
  };
  return {
    title: await text('h2'),
    proof: await text('[data-verdict]'),
    verdict: (await panel.getAttribute('data-verdict')) ?? '',
    balances: await text('.statement-balances'),
    rows: await readRows(panel),
  };
}

/** Scrolls the table to its end and gathers: only the rows in view are in the page. */
async function readRows(panel: Locator): Promise<ShownRow[]> {
  const scroller = panel.locator('table').locator('..');
  const rows = new Map<string, ShownRow>();
  for (let top = 0, isEnd = false; !isEnd;) {
    const view = await scroller.evaluate(scrollAndDraw, top);
    for (const { id, ...row } of await panel.locator('tr[data-row-id]').evaluateAll(cellsOf))
      rows.set(id, row);
    isEnd = view.isEnd;
    top += view.height / 2;
  }
  await scroller.evaluate(scrollAndDraw, 0);
  return [...rows.values()];
}

// These two run in the page. They name no function inside, for tsx would wrap that in a helper the page lacks.

/** Waits two frames: one for the scroll event, one for what it draws. */
async function scrollAndDraw(
  scroller: Element,
  top: number,
): Promise<{ height: number; isEnd: boolean }> {
  scroller.scrollTop = top;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  const { clientHeight, scrollHeight, scrollTop } = scroller;
  return { height: clientHeight, isEnd: scrollTop + clientHeight >= scrollHeight - 1 };
}

function cellsOf(rows: Element[]): (ShownRow & { id: string })[] {
  return rows.map((row) => ({
    id: row.getAttribute('data-row-id') ?? '',
    date: row.querySelector('[data-column="date"]')?.textContent?.trim() ?? '',
    description: row.querySelector('[data-column="description"]')?.textContent?.trim() ?? '',
    amount: row.querySelector('[data-column="amount"]')?.textContent?.trim() ?? '',
    balance: row.querySelector('[data-column="balance"]')?.textContent?.trim() ?? '',
    isBalanceLine: row.getAttribute('data-balance-line') === 'true',
  }));
}
