const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether letters are a code of ISO 4217, of now or of the past: an older statement prints kuna. */
export const wasCurrencyCode = (text: string): boolean => CODES.has(text);
