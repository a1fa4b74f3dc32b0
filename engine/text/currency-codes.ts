import { currenciesOf } from './currency-marks';

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether letters are a code of ISO 4217, of now or of the past: an older statement prints kuna. */
export const wasCurrencyCode = (text: string): boolean => CODES.has(text);

const SIGN = /\p{Sc}$/u;

/** A currency by its code, mark or sign: three capitals alone may be any word's. */
export const isKnownCurrency = (text: string): boolean =>
  wasCurrencyCode(text) || currenciesOf(text) !== undefined || SIGN.test(text);
