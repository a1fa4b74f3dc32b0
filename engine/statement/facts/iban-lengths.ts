/** Characters of an IBAN, spaces apart, by length; the countries that use it (ISO 13616). */
const COUNTRIES: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FO GL NL',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU XK',
  21: 'CH HR LI LV',
  22: 'BG BH DE GB GE IE ME RS',
  23: 'AE GI IL TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'PT',
  26: 'IS TR',
  27: 'FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HU LB PL',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU',
  31: 'MT',
};

const LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(COUNTRIES).flatMap(([length, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(length)]),
  ),
);

/** Of no country an IBAN is longer. */
export const LONGEST_IBAN = 34;

/** How many characters an IBAN has that begins so; undefined of a country that is not known. */
export const ibanLength = (begin: string): number | undefined => LENGTHS.get(begin.slice(0, 2));
