/** Whether a language, by its code, writes `0,5`. */
export const hasDecimalComma = (code: string): boolean =>
  new Intl.NumberFormat(code).formatToParts(0.5).some(({ value }) => value === ',');
