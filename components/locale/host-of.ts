/** The host of a match pattern, `https://bank.example/*`, to show to people. */
export const hostOf = (pattern: string): string =>
  pattern.replace(/^\w+:\/\//, '').replace(/\/\*$/, '');
