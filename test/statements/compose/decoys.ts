import { addDays } from '../calendar';
import { money } from '../format';
import type { Account } from '../model';
import { balanceText } from './cells';
import type { Flow } from './flow';
import { dayText, type Setting } from './setting';

/** An overview of the accounts that looks like transactions: a date, words, and two sums on each line. */
export function drawOverview(flow: Flow, setting: Setting): void {
  const { statement, layout, words, style } = setting;
  const line = (account: Account) => [
    dayText(statement.to, 'elsewhere', setting),
    `${account.type} ${account.number}`,
    balanceText(account.opening, layout, statement),
    balanceText(account.closing, layout, statement),
  ];
  drawGrid(flow, words.overview, statement.accounts.map(line), style);
}

/** Balances by day, up to three pairs abreast, with no rules and no headings. */
export function drawDailyBalances(flow: Flow, account: Account, setting: Setting): void {
  const { statement, layout, words, style } = setting;
  const days = account.rows
    .filter((row, i) => account.rows[i + 1]?.date !== row.date)
    .map(({ date, balance }) => [
      dayText(date, 'elsewhere', setting),
      balanceText(balance, layout, statement),
    ]);
  const pair = Math.max(0, ...days.map((cells) => style.width(cells.join('')))) + style.size * 3;
  const abreast = Math.max(1, Math.min(3, Math.floor((flow.x1 - flow.x0) / pair)));
  const lines = Array.from({ length: Math.ceil(days.length / abreast) }, (_, i) =>
    days.slice(i * abreast, (i + 1) * abreast).flat(),
  );
  drawGrid(flow, words.dailyBalances, lines, style);
}

/** Interest rates by date and amount. */
export function drawRates(flow: Flow, setting: Setting): void {
  const { statement, layout, words, style } = setting;
  const sum = (amount: number) => money(amount, statement.currency, layout, { form: 'none' });
  const unit = 10 ** statement.currency.decimals;
  const lines = [0, 1, 2].map((i) => [
    dayText(addDays(statement.from, i * 9), 'elsewhere', setting),
    `${words.rate} ${i + 1}`,
    `${1 + i}${layout.number.decimal}${25 * (i + 1)} %`,
    sum((i + 1) * 5000 * unit),
  ]);
  drawGrid(flow, words.rates, lines, style);
}

/** Lines of cells under a title, each column as wide as its widest cell. */
function drawGrid(
  flow: Flow,
  title: string,
  lines: readonly (readonly string[])[],
  style: Setting['style'],
): void {
  const widths: number[] = [];
  for (const cells of lines) {
    cells.forEach(
      (text, i) => (widths[i] = Math.max(widths[i] ?? 0, style.width(text) + style.size * 1.5)),
    );
  }
  const stops = widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width, 0));
  if (flow.room < style.line * (Math.min(lines.length, 4) + 3)) flow.nextSheet();
  flow.draw(style.text(title, flow.x0, flow.y + style.size, { face: style.bold }));
  flow.y += style.line * 1.6;
  for (const cells of lines) {
    if (flow.room < style.line) flow.nextSheet();
    cells.forEach((text, i) => {
      flow.draw(style.text(text, flow.x0 + (stops[i] ?? 0), flow.y + style.size));
    });
    flow.y += style.line;
  }
  flow.y += style.line;
}
