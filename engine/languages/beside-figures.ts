/**
 * Words that say what no figure shows, in the languages of most statements. A phrase stands by itself; behind a star, letters may go
 * on: `darlehen*` is in `Darlehenskonto`.
 */

/** Of a balance: the holder owes it. */
export const OWED_WORDS: readonly string[] = [
  'overdrawn',
  'debit balance',
  'debit balances',
  'sollsaldo',
  'soll-saldo',
  'solde débiteur',
  'saldo deudor',
  'saldo devedor',
  'in our favour',
  'in our favor',
  "in the bank's favour",
  "in the bank's favor",
  'in the bank’s favour',
  'in the bank’s favor',
  'im soll',
  'in soll',
  'ins soll',
  'im minus',
  'ins minus',
  'zu unseren*',
  'zu gunsten der bank',
  'überzogen*',
  'débiteur',
  'debiteur',
  'à découvert',
  'en notre faveur',
  'a debito',
  'in debito',
  'a vostro debito',
  'in vostro debito',
  'a nostro favore',
  'scoperto',
  'deudor',
  'en descubierto',
  'a nuestro favor',
  'a favor del banco',
  'devedor',
  'a descoberto',
  'rood',
  'debetstand',
  'debetsaldo',
  'zadłużenie',
  'borç bakiye*',
];

/** Of a balance: it is the holder's. */
export const HELD_WORDS: readonly string[] = [
  'in credit',
  'in your favour',
  'in your favor',
  'credit balance',
  'im haben',
  'zu ihren gunsten',
  'guthaben',
  'créditeur',
  'en votre faveur',
  'a credito',
  'a vostro credito',
  'a vostro favore',
  'acreedor',
  'a favor',
  'a su favor',
  'a seu favor',
  'credor',
  'tegoed',
  'in uw voordeel',
  'till godo',
  'til gode',
];

/** `minus 31.20`. */
export const MINUS_WORDS: readonly string[] = [
  'minus',
  'moins',
  'menos',
  'meno',
  'mínusz',
  'минус',
  'мінус',
];

/** What a legend calls the sign. */
export const MINUS_SIGNS: readonly string[] = ['minus', 'signo menos', 'signe moins'];

/** How a legend says that figures are coloured, the colour, and what it may call the figures behind that. */
export const COLOURED: readonly string[] = [
  'in red',
  'in rot',
  'in rosso',
  'en rouge',
  'en rojo',
  'em vermelho',
];
export const COLOURS: readonly string[] = [
  'red',
  'rot',
  'rote',
  'rouge',
  'rojo',
  'rosso',
  'vermelho',
  'rood',
  'czerwon*',
];
export const COLOURED_FIGURES: readonly string[] = [
  'figures',
  'entries',
  'amounts',
  'beträge',
  'montants',
  'importes',
];

/** Figures of which each stands for more than it says. */
export const UNITS: readonly string[] = [
  "eur '000",
  "usd '000",
  "gbp '000",
  "€'000",
  "£'000",
  'teur',
  'keur',
  'tchf',
  'in k€',
  'in t€',
  'in thousands',
  'in millions',
  'in lakhs',
  'in crores',
  'in tsd',
  'in tausend',
  'in mio',
  'thousands of',
  'en milliers',
  'en miles',
  'en millones',
  'em milhares',
  'in migliaia',
  'тыс. руб*',
  'тыс. грн*',
  'в тысячах',
  'w tys',
];
/** … where no spaces are printed: what leads to a unit, and units. */
export const UNIT_LABELS: readonly string[] = ['単位', '单位', '單位', '단위'];
export const UNSPACED_UNITS: readonly string[] = ['千', '百万', '万', '천', '백만'];

/** Of a list of days and figures: it is of rates, and where each begins. */
export const RATE_WORDS: readonly string[] = [
  'rate',
  'rates',
  'zinssatz*',
  'sollzins*',
  'habenzins*',
  'taux',
  'tasa',
  'tasso',
  'taxa',
  'rentetarief*',
  'stopa',
  'sazba',
  'räntesats*',
  'rentesats*',
  'korko*',
  'kamatláb*',
  'ставка',
  'oran*',
];
