import type { Measure, Sheet } from '../ink';
import type { Layout } from '../layout';
import type { Account, Statement } from '../model';
import { wordsOf } from '../words';
import { drawAccount, type PrintedAccount } from './account';
import { drawDailyBalances, drawOverview, drawRates } from './decoys';
import { Flow } from './flow';
import { drawFurniture } from './furniture';
import { drawLetterhead } from './letterhead';
import type { Setting } from './setting';
import { drawSideBox, SIDE_BOX } from './side-box';
import { styleOf } from './style';
import { drawSummary } from './summary';

/** What came onto paper: the sheets, and what is printed of each account. */
export type Composed = { sheets: Sheet[]; accounts: PrintedAccount[] };

/** Between two tables that stand side by side. */
const GUTTER = 18;

/** Lays a statement out. Pure: equal arguments give equal ink. */
export function compose(statement: Statement, layout: Layout, measure: Measure): Composed {
  const setting: Setting = {
    statement,
    layout,
    words: wordsOf(statement, layout),
    style: styleOf(layout, layout.type.size, measure),
    measure,
  };
  const flow = new Flow(layout);
  drawLetterhead(flow, setting);
  if (layout.arrangement.overview) drawOverview(flow, setting);
  const accounts = statement.accounts.map((account, i) => {
    if (i > 0) drawAccountHead(flow, account, setting);
    return drawOne(flow, account, i === 0, setting);
  });
  if (layout.arrangement.rates) drawRates(flow, setting);
  drawFurniture(flow.sheets, setting);
  return { sheets: flow.sheets, accounts };
}

function drawOne(flow: Flow, account: Account, first: boolean, setting: Setting): PrintedAccount {
  const { arrangement } = setting.layout;
  const { style } = setting;
  drawSummary(flow, account, setting);
  const { sheet } = flow;
  let below = flow.y;
  if (arrangement.sideBox !== 'none') {
    flow.setAside(SIDE_BOX, arrangement.sideBoxAt);
    if (first) below = drawSideBox(flow, setting);
  }
  if (arrangement.abreast > 1) flow.setAbreast(arrangement.abreast, GUTTER);
  const printed = drawAccount(flow, account, setting);
  flow.endFrames();
  if (flow.sheet === sheet) flow.y = Math.max(flow.y, below);
  flow.y += style.line * 2;
  if (arrangement.dailyBalances) drawDailyBalances(flow, account, setting);
  return printed;
}

/** What stands above a further account. */
function drawAccountHead(flow: Flow, account: Account, setting: Setting): void {
  const { layout, words, style, statement } = setting;
  if (layout.arrangement.accounts === 'new page' || flow.room < style.line * 14) flow.nextSheet();
  const label = statement.kind === 'card' ? words.cardNumber : words.accountNumber;
  const text = `${account.type}  ${label} ${account.number}`;
  const heading = { face: style.bold, size: style.size + 2, colour: style.accent };
  flow.draw(style.text(text, flow.x0, flow.y + style.size + 2, heading));
  flow.y += style.line * 2;
}
