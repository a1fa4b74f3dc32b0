/** What a column of a transaction table can hold. */
export type ColumnRole =
  | 'date'
  /** A second date: value date, posting date. */
  | 'valueDate'
  | 'description'
  /** One column of amounts, signed or not. */
  | 'amount'
  /** Money out, paid out, withdrawals, charges. */
  | 'debit'
  /** Money in, paid in, deposits, lodgements. */
  | 'credit'
  | 'balance'
  /** Cheque number, reference, code, branch, serial number. */
  | 'reference'
  /** A charge beside the amount, which also moves the balance. */
  | 'fee'
  /** The amount in another currency. */
  | 'foreignAmount'
  | 'currency'
  /** A column that says Dr or Cr. */
  | 'sign';

/** What a section heading says of the rows under it. */
export type SectionRole = 'credits' | 'debits' | 'payments' | 'purchases' | 'fees' | 'interest';

/** What keeps accounts, too, with debits, credits and balances that tie. */
export type Trade =
  /** What was delivered, and is to be paid: any account of a customer's. */
  | 'supply'
  /** Rents, and what owners share. */
  | 'housing'
  | 'schooling'
  | 'gaming'
  /** What is held for somebody: a client's, an inmate's money. */
  | 'custody'
  /** What was done to patients, and what insurers insure. */
  | 'health'
  | 'membership'
  | 'broking'
  | 'lodging'
  | 'energy'
  | 'telecom'
  /** Taxes and social contributions. */
  | 'tax'
  | 'pension'
  | 'travel'
  | 'mortgage';

/** What leads to a cardholder's name or card, or stands behind it. */
export type CardholderLead =
  | 'payments'
  | 'transactions'
  | 'cards'
  | 'ending'
  | 'cycle'
  | 'honorific';

/**
 * Years that are not counted as the common calendar's are. Of those that only a name tells, nothing is assumed
 * before the document prints it.
 */
export type Era = {
  /** What stands before its years, longest first; a single letter only where a whole date follows. */
  names: readonly string[];
  /** The common calendar's year before its first one: Reiwa 6 is 2018 + 6. */
  before: number;
  /** Years from and to that say by their size which era they are of. */
  sized?: readonly [from: number, to: number];
  /** What its years are counted from where two digits are printed: `67` of 2567. */
  century: number;
  /**
   * Years of two digits, from and to, that are of it wherever they stand: in the common calendar they are far ahead,
   * or long past.
   */
  short?: readonly [from: number, to: number];
  /** Its dates begin with the year, however it is printed. */
  yearFirst?: true;
  /** In a language of many calendars, words of which a document must print one. */
  onlyWith?: readonly string[];
};

/**
 * The words of one language on statements. All entries are lower case, in their printed spelling
 * (matching folds case, diacritics, spaces and end punctuation); phrases are as printed, longest first
 * where one contains another. A list may be empty, never guessed at.
 */
export type Language = {
  /** ISO 639-1. */
  code: string;
  /** January to December; every form that statements print, full and abbreviated, without a final dot. */
  months: readonly (readonly string[])[];
  /** Years that its statements print beside those of the common calendar. */
  eras?: readonly Era[];
  columns: Readonly<Record<ColumnRole, readonly string[]>>;
  /** Lines and labels that state a balance. */
  balances: {
    opening: readonly string[];
    closing: readonly string[];
    /** Brought or carried forward from / to another page, day or statement. */
    forward: readonly string[];
    /** "balance on", "Kontostand am", "solde au": the date behind it says which balance it is. */
    dated: readonly string[];
    /**
     * Available, average, daily, minimum: balances that are not the account's; and what else titles a list that holds
     * no rows: interest rates, images of cheques.
     */
    other: readonly string[];
  };
  /**
   * What a card's statement may call its closing balance, though on an account the words may state another: "current
   * balance", "invoice amount".
   */
  dues?: readonly string[];
  /** Labels of printed sums and counts. */
  totals: {
    /** "total", "subtotal": what begins a line that sums. */
    any: readonly string[];
    debits: readonly string[];
    credits: readonly string[];
    /** "number of transactions". */
    count: readonly string[];
  };
  sections: Readonly<Record<SectionRole, readonly string[]>>;
  /** Words that rows begin with, too: sections' headings only where they stand alone, where headings stand. */
  titles?: Readonly<Partial<Record<SectionRole, readonly string[]>>>;
  /** What an issuer of cards calls a payment that it received: a row begins so. */
  payments?: readonly string[];
  /** What it says of one beside, for which it thanks, or which it has received. */
  thanks?: readonly string[];
  /** Marks beside an amount: DR, CR, Soll, Haben. */
  signs: { debit: readonly string[]; credit: readonly string[] };
  /**
   * Kinds of transactions that go one way, as a column of types says them alone; of two words or more, as descriptions
   * begin, too (`transfer to`). What names a column of money in or out need not be said again.
   */
  directions?: { debit: readonly string[]; credit: readonly string[] };
  /** Labels of statement facts. */
  facts: {
    accountNumber: readonly string[];
    cardNumber: readonly string[];
    /** "statement period", "from … to …": what stands before two dates. */
    period: readonly string[];
    /** Words between two dates of a period: "to", "bis", "–". */
    until: readonly string[];
    issuedOn: readonly string[];
    dueOn: readonly string[];
    statementNumber: readonly string[];
    accountType: readonly string[];
    holder: readonly string[];
    currency: readonly string[];
  };
  /** What such documents call themselves. */
  documents: {
    bankStatement: readonly string[];
    cardStatement: readonly string[];
    /** Words that only cards print: credit limit, minimum payment, payment due. */
    cardWords: readonly string[];
    /** Words that accounts of securities print: trade date, cost basis, quantity. */
    securities: readonly string[];
    /** Confirmation letter, invoice, receipt, portfolio: no statement. */
    notStatement: readonly string[];
    /**
     * Points, miles, a supplier's ledger, a tax: what keeps an account, with balances that may well tie, of no bank's
     * money.
     */
    otherAccount?: readonly string[];
  };
  /** What the name of a card ends in: `Premier Credit Card`. */
  cards?: readonly string[];
  /** What the name of an account ends in: `Business Value Checking`. */
  accounts?: readonly string[];
  /** What such a name ends in within a word, `VR-Privatkonto`, or as a word behind others: `Gold Business Account`. */
  accountEnds?: readonly string[];
  /**
   * What leads to a cardholder: `payments made by` and `transactions by` to the name, with no number beside it;
   * `cards` to nothing but a card's number, `transactions of card XXXX4410`; `ending` to the last digits of the card,
   * `cycle` to them in a sum below the rows; `honorific` stands behind a name. `products` are words of what has a
   * name, too, but is nobody: `Transactions for Gold Card`.
   */
  cardholders?: Readonly<Partial<Record<CardholderLead | 'products', readonly string[]>>>;
  /** What rows say of which nothing came: `FAILED`. */
  failed?: readonly string[];
  /** What rows say that are not booked yet: `Pending`, `Scheduled standing order`. */
  pending?: readonly string[];
  /**
   * What says that a statement is of one day, whose rows may print none: `Izvod br. 214 za dan 05.11.2025.`,
   * `Periodicita: denní`.
   */
  oneDay?: readonly string[];
  /** What a line says that only tells that rows go on over the page: `Continued on page`; its number may follow. */
  pageTurns?: readonly string[];
  /** What rows of other trades' accounts say that was billed, or taken back: invoices, rents, fees of a school. */
  charges?: Readonly<Partial<Record<Trade, readonly string[]>>>;
  /** Names of columns and labels that only papers of other trades print; several of one trade tell its paper. */
  trades?: Readonly<Partial<Record<Trade, readonly string[]>>>;
  /** "page 3 of 7", without the numbers. */
  page: readonly string[];
};
