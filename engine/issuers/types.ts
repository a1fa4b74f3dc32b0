/** A bank or card company, known only by what it prints. */
export type Issuer = {
  /** Short code as the API uses it: capitals, unique (`ABS`, `FNB`, `CHASE`). */
  id: string;
  /** The name for people. */
  name: string;
  /** ISO 3166-1 alpha-2 of its main market. */
  country: string;
  /** Names as printed on statements, any case; each specific enough to be no ordinary word. */
  names: readonly string[];
  /** Web domains as printed, without `www.`. */
  domains: readonly string[];
  /** First six letters of its BICs (bank and country), and `xxxxIN` for the IFSC codes of an Indian bank. */
  bics: readonly string[];
};
