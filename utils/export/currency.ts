/**
 * Currencies whose minor unit is not a hundredth, from ISO 4217 table A.1.
 * `Intl` is no source for this: it follows what people use (HUF 0, IQD 0), not the standard (2, 3).
 */
const EXCEPTIONS: ReadonlyMap<string, number> = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG'].map(
    (code) => [code, 0] as const,
  ),
  ...['RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
  ...['CLF', 'UYW'].map((code) => [code, 4] as const),
]);

/** The decimals of a currency's minor unit; 2 where the currency is unknown. */
export const currencyDecimals = (currency: string | undefined): number =>
  (currency === undefined ? undefined : EXCEPTIONS.get(currency)) ?? 2;
