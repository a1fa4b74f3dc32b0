/**
 * Words that say of a balance, or of all figures, what no figure shows, in the languages of most statements; each is only looked
 * at where it says otherwise than what was read.
 */

/** A balance that the holder owes: overdrawn, to the bank's favour. */
export const OWED =
  /\boverdrawn\b|\bin (?:our|the bank['’]s) favou?r\b|\b(?:im|ins?) (?:soll|minus)\b|\bzu (?:unseren|gunsten der bank)|überzogen|\bd[ée]biteur\b|(?<!\p{L})à découvert\b|\ben notre faveur\b|\b(?:a|in) (?:vostro )?debito\b|\ba nostro favore\b|\bscoperto\b|\bdeudor\b|\ben descubierto\b|\ba (?:nuestro|favor del banco)\b|\bdevedor\b|\ba descoberto\b|\brood\b|\bdebetstand\b|\bdebetsaldo\b|\bzadłużenie\b|\bborç bakiye/iu;

/** A balance that is the holder's: in credit. */
export const HELD =
  /\bin credit\b|\bin your favou?r\b|\bcredit balance\b|\bim haben\b|\bzu ihren gunsten\b|\bguthaben\b|\bcréditeur\b|\ben votre faveur\b|\ba (?:vostro )?credito\b|\ba vostro favore\b|\bacreedor\b|\ba (?:su )?favor\b(?! del banco)|\bcredor\b|\ba seu favor\b|\btegoed\b|\bin uw voordeel\b|\btill godo\b|\btil gode\b/iu;

/** What an account of a debt is called, or its balance. */
export const DEBT =
  /\boutstanding (?:loan|debt|amount|principal)\b|\bowed\b|\bowing\b|\byou owe\b|\bloan\b|\bmortgage\b|\bdarlehen|\bkreditkonto\b|\brestschuld\b|\bprêt\b|\brestant dû\b|\bpréstamo\b|\bempréstimo\b|\bmutuo\b|\blening\b|\bhypothe[ke]\b|\blån(?:ekonto)?\b|\bkredyt(?:u)?\b|(?<!\p{L})úvěr/iu;

/** A legend of a sign or a colour: `"-" = in your favour`, `Red figures are debits`. */
export const LEGEND_OF_MINUS =
  /["'“”‘’«(]\s?[-−–]\s?["'“”‘’»)]|\bminus\b|[-−–]\s?=|\bsigno menos\b|\bsigne moins\b/iu;
export const LEGEND_OF_COLOUR =
  /\bin (?:red|rot|rosso)\b|\ben (?:rouge|rojo)\b|\bem vermelho\b|\b(?:red|rot|rote|rouge|rojo|rosso|vermelho|rood|czerwon\w*)\b[^.]{0,24}(?:=|:|figures|entries|amounts|beträge|montants|importes)/iu;

/** Figures of which each stands for more than it says. */
export const IN_UNITS =
  /\bin (?:thousands|millions|lakhs|crores|tsd|tausend|mio)\b|\bthousands of\b|\ben (?:milliers|miles|millones)\b|\bem milhares\b|\bin migliaia\b|(?<!\p{L})тыс\. ?(?:руб|грн)|(?<!\p{L})в тысячах|\bw tys\b|(?:単位|单位|單位|단위) ?[:：]? ?(?:千|百万|万|천|백만)/iu;
