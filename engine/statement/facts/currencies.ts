const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NO_DECIMALS = codes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF');
const THREE_DECIMALS = codes('BHD IQD JOD KWD LYD OMR TND');

/** The active codes of ISO 4217 that are money of a country. */
const CODES = new Set(
  [
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD',
    'CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD',
    'GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT',
    'LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR',
    'NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP',
    'STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF',
    'XPF YER ZAR ZMW ZWG',
  ].flatMap((line) => line.split(' ')),
);

/** Codes that are also words or abbreviations of statements: one alone says nothing. */
const WORDS = codes('ALL ANG BAM BOB COP CUP ERN GEL LAK MAD MOP NAD PEN RON SOS SLE STN TOP TRY');

export const isCurrencyCode = (text: string): boolean => CODES.has(text);
export const isAlsoWord = (code: string): boolean => WORDS.has(code);

/** Digits after the decimal mark, by ISO 4217. */
export const decimalsOf = (code: string): number =>
  NO_DECIMALS.has(code) ? 0 : THREE_DECIMALS.has(code) ? 3 : 2;

/** Names that statements write out, as the engine compares them. */
export const NAMES: Readonly<Record<string, string>> = {
  'us dollar': 'USD',
  'us dollars': 'USD',
  'u.s. dollars': 'USD',
  'canadian dollars': 'CAD',
  'australian dollars': 'AUD',
  'new zealand dollars': 'NZD',
  'singapore dollar': 'SGD',
  'singapore dollars': 'SGD',
  'hong kong dollars': 'HKD',
  'pound sterling': 'GBP',
  'pounds sterling': 'GBP',
  'indian rupee': 'INR',
  'indian rupees': 'INR',
  'pakistani rupee': 'PKR',
  'pakistan rupees': 'PKR',
  'sri lankan rupee': 'LKR',
  'uae dirham': 'AED',
  'uae dirhams': 'AED',
  'saudi riyal': 'SAR',
  'kuwaiti dinar': 'KWD',
  'south african rand': 'ZAR',
  naira: 'NGN',
  'kenya shilling': 'KES',
  'kenya shillings': 'KES',
  'egyptian pound': 'EGP',
  ringgit: 'MYR',
  rupiah: 'IDR',
  'philippine peso': 'PHP',
  'swiss francs': 'CHF',
  'schweizer franken': 'CHF',
  euro: 'EUR',
  euros: 'EUR',
  'pesos mexicanos': 'MXN',
  'pesos chilenos': 'CLP',
  'pesos colombianos': 'COP',
  'türk lirası': 'TRY',
  'российский рубль': 'RUB',
  złoty: 'PLN',
  złotych: 'PLN',
  'koruna česká': 'CZK',
  人民币: 'CNY',
  人民幣: 'CNY',
  港币: 'HKD',
  港幣: 'HKD',
  新台幣: 'TWD',
  新臺幣: 'TWD',
  日本円: 'JPY',
  원화: 'KRW',
};

/** What several countries call their own currency. */
export const OWN_NAMES = ['moneda nacional', 'moeda nacional', 'national currency'] as const;

/** The currency of a country (ISO 3166-1 alpha-2), for those whose marks are not theirs alone. */
export const OF_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    US: 'USD',
    PR: 'USD',
    EC: 'USD',
    SV: 'USD',
    PA: 'USD',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    SG: 'SGD',
    HK: 'HKD',
    TW: 'TWD',
    MX: 'MXN',
    AR: 'ARS',
    CL: 'CLP',
    CO: 'COP',
    UY: 'UYU',
    DO: 'DOP',
    JM: 'JMD',
    TT: 'TTD',
    BB: 'BBD',
    BS: 'BSD',
    BN: 'BND',
    FJ: 'FJD',
    NA: 'NAD',
    IN: 'INR',
    PK: 'PKR',
    LK: 'LKR',
    NP: 'NPR',
    MU: 'MUR',
    CN: 'CNY',
    JP: 'JPY',
    SE: 'SEK',
    NO: 'NOK',
    DK: 'DKK',
    IS: 'ISK',
    AE: 'AED',
    MA: 'MAD',
  }),
);
