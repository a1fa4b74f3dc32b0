/**
 * What begins a word that calls a date the one of booking, folded: beside a date of another name, the transaction's,
 * it is the second one.
 */
export const BOOKING_STEMS: readonly string[] = [
  'addebit',
  'asient',
  'boek',
  'bogfor',
  'bokfor',
  'book',
  'buch',
  'cargo',
  'compta',
  'contab',
  'entry',
  'gebucht',
  'inscri',
  'kirjau',
  'knjiz',
  'konyvel',
  'ksieg',
  'lanc',
  'muhasebe',
  'post',
  'regist',
  'verbuch',
  'verwerk',
  'zauct',
  'zpracov',
  'провод',
];

/** … and one that calls it the day from which a row counts. */
export const VALUE_STEMS: readonly string[] = [
  'arvop',
  'effective',
  'efektif',
  'rentedat',
  'valeur',
  'valor',
  'value',
  'valut',
  'wert',
  'валют',
];

/** … and one that calls it the day of a purchase. */
export const PURCHASE_STEMS: readonly string[] = [
  'aankoop',
  'achat',
  'acquist',
  'compra',
  'cumpar',
  'einkauf',
  'kauf',
  'kjop',
  'kob',
  'kop',
  'nakup',
  'ostop',
  'purchase',
  'vasarl',
  'zakup',
  'αγορ',
  'покуп',
];

/** What begins a word that calls an amount the part of a purchase that falls due, folded: another one is the whole. */
export const INSTALMENT_STEMS: readonly string[] = [
  'cuota',
  'facturad',
  'installment',
  'instalment',
  'mensual',
  'mes',
  'parcela',
  'requerid',
  '결제원금',
  '납부하실',
  '청구금액',
  '청구원금',
];

/** What begins a word for an instalment in the text of a row, folded; maybe with its number: `PARC12/12`. */
export const INSTALMENT_WORDS: readonly string[] = [
  'cta',
  'cuota',
  'delbetal',
  'instal',
  'mensualid',
  'parc',
  'prest',
  'rata',
  'rate',
  'raty',
  'taksit',
  '분할',
  '할부',
  '分期',
  '期',
];

/** Names of a value date, folded, that are the amount's where no other column is one of money: `Fecha  Valor  Detalle`. */
export const VALUE_OR_AMOUNT: ReadonlySet<string> = new Set(['valor']);

/** What begins a word for an amount, folded. */
export const AMOUNT_STEMS: readonly string[] = ['amount', 'importe', 'monto', 'montante', 'valor'];

/** What begins a word for a cheque, folded: rows that a number of one and nothing else describes were paid by it. */
export const CHEQUE_STEMS: readonly string[] = ['assegn', 'check', 'chek', 'cheq', 'chq', 'scheck'];

/** `Amount in EUR`: what leads to a name's or a label's unit, folded. */
export const BEFORE_UNIT: ReadonlySet<string> = new Set(['in', 'en', 'em']);

/** What begins a word for an amount with its tax, and for one without, folded. */
export const GROSS_STEMS: readonly string[] = ['brut', 'gross', 'lord'];
export const NET_STEMS: readonly string[] = ['net', 'liquid'];

/** What begins a word for a payment, folded: what came in on a card's bill, and what went out beside receipts. */
export const PAYMENT_STEMS: readonly string[] = [
  'betaling',
  'pagam',
  'pago',
  'paiement',
  'payment',
  'zahlung',
];

/** What a column's name calls an amount that is said again in another currency. */
export const EQUIVALENT_WORDS: readonly string[] = [
  'local',
  'lcy',
  'equivalent*',
  'equiv',
  'gegenwert*',
  'contrevaleur',
  'contravalor*',
  'controvalore',
  'tegenwaarde',
  'równowartość',
  'равностойност',
  'эквивалент*',
];

/** What follows the word for credit in the names of banks, folded: `Crédit Mutuel`, `Credit Union`. */
export const LENDERS: ReadonlySet<string> = new Set([
  'agrario',
  'agricola',
  'agricole',
  'cooperatif',
  'emiliano',
  'foncier',
  'immobilier',
  'industriel',
  'lyonnais',
  'maritime',
  'municipal',
  'mutuel',
  'suisse',
  'union',
  'unions',
  'valtellinese',
]);
