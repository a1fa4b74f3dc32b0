import { money } from '../format';
import { addDays } from '../calendar';
import type { Flow } from './flow';
import { dayText, type Setting } from './setting';

/** The width that the box takes from the table. */
export const SIDE_BOX = 130;

/** A box of notes beside the table, with dates and sums that are no transactions. */
export function drawSideBox(flow: Flow, setting: Setting): void {
  const { statement, layout, words, style } = setting;
  const x = flow.x1 + 14;
  const sum = (amount: number) => money(amount, statement.currency, layout, { form: 'none' });
  const day = dayText(addDays(statement.to, 21), 'elsewhere', setting);
  const limit = 500 * 10 ** statement.currency.decimals;
  const lines = [
    words.limit,
    sum(limit),
    words.available,
    sum(limit - (Math.abs(statement.accounts[0].closing) % limit)),
    words.rates,
    `${layout.number.decimal === ',' ? '2,10' : '2.10'} % · ${day}`,
    statement.issuer.name,
    ...statement.issuer.lines,
    `www.${statement.issuer.domain}`,
  ];
  const leading = style.line * 1.7;
  flow.draw({
    kind: 'block',
    x: x - 6,
    y: flow.y,
    width: SIDE_BOX - 8,
    height: lines.length * leading + 10,
    colour: '#f6f1e7',
    round: 4,
  });
  lines.forEach((text, i) => {
    const room = (SIDE_BOX - 20) / style.width(text);
    const size = Math.min(style.size - 0.5, 8, style.size * room);
    flow.draw(style.text(text, x, flow.y + 14 + i * leading, { size, tracking: 0 }));
  });
}
