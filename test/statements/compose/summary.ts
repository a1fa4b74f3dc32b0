import { money } from '../format';
import type { Account, Minor } from '../model';
import { balanceText } from './cells';
import type { Flow } from './flow';
import { drawPairs, type Pair } from './pairs';
import type { Setting } from './setting';

const WIDTH = 250;

/** The block of balances and sums before the table; nothing where the layout has none. */
export function drawSummary(flow: Flow, account: Account, setting: Setting): void {
  const { style } = setting;
  const pairs = pairsOf(account, setting);
  if (pairs.length === 0) return;
  const { x0, y } = flow;
  flow.draw({
    kind: 'block',
    x: x0 - 6,
    y: y - 4,
    width: WIDTH + 12,
    height: pairs.length * style.line + 8,
    colour: '#f1f3f6',
    round: 3,
  });
  flow.y = drawPairs(flow, pairs, { x0, x1: x0 + WIDTH, y }, style, 'right') + style.line * 1.5;
}

function pairsOf(account: Account, { statement, layout, words }: Setting): Pair[] {
  const { opening, closing, sums } = layout;
  const sum = (amount: Minor) => money(amount, statement.currency, layout, { form: 'none' });
  const total = (wanted: (amount: Minor) => boolean) =>
    account.rows.reduce((all, { moved }) => (wanted(moved) ? all + moved : all), 0);
  const pairs: (Pair | false)[] = [
    opening.summary && [words.opening, balanceText(account.opening, layout, statement)],
    sums.movements && [words.moneyIn, sum(total((amount) => amount > 0))],
    sums.movements && [words.moneyOut, sum(total((amount) => amount < 0))],
    sums.count && [words.count, String(account.rows.length)],
    closing.summary && [words.closing, balanceText(account.closing, layout, statement)],
  ];
  return pairs.filter((pair) => pair !== false);
}
