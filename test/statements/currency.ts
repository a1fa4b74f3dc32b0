/** A currency as statements print it. */
export type Currency = { code: string; symbol: string; decimals: 0 | 2 | 3 };

const TABLE: Readonly<Record<string, Omit<Currency, 'code'>>> = {
  AED: { symbol: 'AED', decimals: 2 },
  AUD: { symbol: '$', decimals: 2 },
  BGN: { symbol: 'лв', decimals: 2 },
  BRL: { symbol: 'R$', decimals: 2 },
  CAD: { symbol: '$', decimals: 2 },
  CHF: { symbol: 'CHF', decimals: 2 },
  CNY: { symbol: '¥', decimals: 2 },
  CZK: { symbol: 'Kč', decimals: 2 },
  DKK: { symbol: 'kr.', decimals: 2 },
  EUR: { symbol: '€', decimals: 2 },
  GBP: { symbol: '£', decimals: 2 },
  HUF: { symbol: 'Ft', decimals: 2 },
  IDR: { symbol: 'Rp', decimals: 2 },
  INR: { symbol: 'Rs.', decimals: 2 },
  ISK: { symbol: 'kr', decimals: 0 },
  JPY: { symbol: '¥', decimals: 0 },
  KRW: { symbol: '₩', decimals: 0 },
  KWD: { symbol: 'KD', decimals: 3 },
  MKD: { symbol: 'ден.', decimals: 2 },
  MXN: { symbol: '$', decimals: 2 },
  MYR: { symbol: 'RM', decimals: 2 },
  NOK: { symbol: 'kr', decimals: 2 },
  PLN: { symbol: 'zł', decimals: 2 },
  RON: { symbol: 'lei', decimals: 2 },
  RSD: { symbol: 'din', decimals: 2 },
  RUB: { symbol: '₽', decimals: 2 },
  SEK: { symbol: 'kr', decimals: 2 },
  TRY: { symbol: '₺', decimals: 2 },
  UAH: { symbol: '₴', decimals: 2 },
  USD: { symbol: '$', decimals: 2 },
  VND: { symbol: '₫', decimals: 0 },
  ZAR: { symbol: 'R', decimals: 2 },
};

/** Looks a currency up by its ISO 4217 code; throws on one that the generator does not know. */
export function currencyOf(code: string): Currency {
  const found = TABLE[code];
  if (!found) throw new Error(`Cannot print the currency "${code}": it is not in the table`);
  return { code, ...found };
}

/** Minor units as a number with the currency's decimals. */
export function toNumber(minor: number, currency: Currency): number {
  return minor / 10 ** currency.decimals;
}
