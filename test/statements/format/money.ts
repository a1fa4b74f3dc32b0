import type { Currency } from '../currency';
import type { Layout } from '../layout';
import type { Sign } from '../sign';
import type { Minor } from '../model';

/** A magnitude (never negative) with its decimal and group marks, without sign or symbol. */
export function figure(
  minor: Minor,
  currency: Pick<Currency, 'decimals'>,
  number: Layout['number'],
): string {
  const text = String(minor).padStart(currency.decimals + 1, '0');
  const whole = currency.decimals ? text.slice(0, -currency.decimals) : text;
  const fraction = currency.decimals ? number.decimal + text.slice(-currency.decimals) : '';
  return grouped(whole, number) + fraction;
}

function grouped(whole: string, { group, grouping }: Layout['number']): string {
  if (grouping === 'lakh' && whole.length > 3) {
    const head = whole.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, group);
    return head + group + whole.slice(-3);
  }
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
}

/** How a layout prints money. */
export type MoneyForm = { number: Layout['number']; side: Layout['side'] };

/**
 * An amount as printed: figure, symbol and sign. Words such as CR follow the account holder's side
 * always, a minus the side that the layout takes.
 */
export function money(
  amount: Minor,
  currency: Currency,
  { number, side }: MoneyForm,
  sign: Sign,
): string {
  const bare = withSymbol(figure(Math.abs(amount), currency, number), currency, number.symbol);
  return signed(bare, amount, sign, side);
}

function withSymbol(text: string, currency: Currency, symbol: Layout['number']['symbol']): string {
  switch (symbol) {
    case 'none':
      return text;
    case 'before':
      return currency.symbol + text;
    case 'before apart':
      return `${currency.symbol} ${text}`;
    case 'after apart':
      return `${text} ${currency.symbol}`;
    case 'code before':
      return `${currency.code} ${text}`;
    case 'code after':
      return `${text} ${currency.code}`;
  }
}

function signed(bare: string, amount: Minor, sign: Sign, side: Layout['side']): string {
  const negative = side === 'holder' ? amount < 0 : amount > 0;
  switch (sign.form) {
    case 'none':
      return bare;
    case 'minus':
      return negative ? `-${bare}` : bare;
    case 'real minus':
      return negative ? `\u2212${bare}` : bare;
    case 'both':
      return negative ? `-${bare}` : `+${bare}`;
    case 'spaced':
      return negative ? `- ${bare}` : bare;
    case 'trailing':
      return negative ? `${bare}-` : bare;
    case 'spaced trailing':
      return negative ? `${bare} -` : bare;
    case 'trailing both':
      return negative ? `${bare}-` : `${bare}+`;
    case 'parentheses':
      return negative ? `(${bare})` : bare;
    case 'mark': {
      const debit = amount < 0;
      const marked = sign.on === 'both' || (sign.on === 'debits') === debit;
      const word = debit ? sign.debit : sign.credit;
      if (!marked) return bare;
      const space = sign.apart ? ' ' : '';
      return sign.place === 'after' ? bare + space + word : word + space + bare;
    }
  }
}
