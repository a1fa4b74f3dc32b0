import type { Account } from '../model';
import type { Flow } from './flow';
import { drawPairs, type Pair } from './pairs';
import { dayText, type Setting } from './setting';

/** The head of the first page: the bank, the holder, and the statement's facts. */
export function drawLetterhead(flow: Flow, setting: Setting): void {
  const { statement, words, style } = setting;
  drawIssuer(flow, setting);
  const top = flow.y;
  const holderBottom = statement.holder.reduce((y, line) => {
    flow.draw(style.text(line, flow.x0, y + style.size));
    return y + style.line;
  }, top);
  const title = statement.kind === 'card' ? words.cardTitle : words.bankTitle;
  const facts = factsOf(statement.accounts[0], setting);
  const indent = Math.max(...facts.map(([label]) => style.width(label))) + 12;
  const wanted = indent + Math.max(...facts.map(([, value]) => style.width(value)));
  const middle = Math.max(flow.x0, Math.min((flow.x0 + flow.x1) / 2 + 10, flow.x1 - wanted));
  const holderRight = flow.x0 + Math.max(...statement.holder.map((line) => style.width(line)));
  const factsTop = middle > holderRight + 10 ? top : holderBottom + style.line;
  flow.draw(
    style.text(title, middle, factsTop + style.size, { face: style.bold, size: style.size + 3 }),
  );
  const factsBottom = drawPairs(
    flow,
    facts,
    { x0: middle, x1: flow.x1, y: factsTop + style.line * 1.6 },
    style,
  );
  flow.y = Math.max(holderBottom, factsBottom) + style.line;
}

function drawIssuer(flow: Flow, { statement: { issuer }, layout: { look }, style }: Setting): void {
  const name = { face: style.bold, size: style.size + 9, colour: look.accent };
  if (look.letterhead === 'banner') {
    flow.draw(
      {
        kind: 'block',
        x: 0,
        y: 0,
        width: flow.sheet.width,
        height: flow.y + 26,
        colour: look.accent,
        round: 0,
      },
      style.text(issuer.name, flow.x0, flow.y + 8, { ...name, colour: '#ffffff' }),
    );
    flow.y += 44;
  } else {
    const mark = look.letterhead === 'mark';
    if (mark) {
      flow.draw(
        {
          kind: 'block',
          x: flow.x0,
          y: flow.y,
          width: 22,
          height: 22,
          colour: look.accent,
          round: 11,
        },
        {
          kind: 'block',
          x: flow.x0 + 11,
          y: flow.y + 6,
          width: 18,
          height: 10,
          colour: '#d9a441',
          round: 5,
        },
      );
    }
    flow.draw(style.text(issuer.name, flow.x0 + (mark ? 38 : 0), flow.y + 17, name));
    flow.y += 34;
  }
  const lines = [...issuer.lines, `www.${issuer.domain}`];
  flow.draw(
    style.text(lines.join(' · '), flow.x0, flow.y, { size: style.size - 1.5, colour: '#666666' }),
  );
  flow.y += style.line * 2.2;
}

function factsOf(account: Account, setting: Setting): Pair[] {
  const { statement, words } = setting;
  const day = (value: string) => dayText(value, 'elsewhere', setting);
  const card = statement.kind === 'card';
  return [
    [card ? words.cardNumber : words.accountNumber, account.number],
    [words.accountType, account.type],
    [words.period, `${day(statement.from)} ${words.until} ${day(statement.to)}`],
    [words.statementNumber, statement.number],
    [words.issuedOn, day(statement.issuedOn)],
    [words.currency, statement.currency.code],
  ];
}
