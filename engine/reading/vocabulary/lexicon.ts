import type {
  CardholderLead,
  ColumnRole,
  Era,
  Language,
  SectionRole,
  Trade,
} from '../../languages';
import type { PhraseIndex } from '../../text';
import type { Side } from './directions';

/** `forward` is a balance of either side: brought forward, or of a stated day. */
export type BalanceWord = 'opening' | 'closing' | 'forward' | 'other';
export type TotalWord = 'any' | 'debits' | 'credits' | 'count';
export type FactWord = keyof Language['facts'];
export type DocumentWord = keyof Language['documents'];

/** What the phrases of each topic say. */
export type Tags = {
  columns: ColumnRole;
  balances: BalanceWord;
  totals: TotalWord;
  sections: SectionRole;
  facts: FactWord;
  documents: DocumentWord;
  /** A row's payment was declined, or taken back. */
  failed: true;
  /** A row is not booked yet. */
  pending: true;
  /** What a status says of a row that may not have moved money. */
  states: true;
};
export type Phrases = { [Topic in keyof Tags]: PhraseIndex<Tags[Topic]> };

/** The words of some languages, ready to be looked up. */
export type Lexicon = Phrases & {
  languages: readonly string[];
  /** Of sections, where they stand alone in a heading's place. */
  titles: PhraseIndex<SectionRole>;
  /** What an issuer calls a payment that it received. */
  payments: PhraseIndex<true>;
  thanks: PhraseIndex<true>;
  /** What the name of a card ends in. */
  cards: PhraseIndex<true>;
  /** What leads to a cardholder's name or card. */
  cardholders: PhraseIndex<CardholderLead>;
  /** A word of what is no cardholder's name. */
  products: PhraseIndex<true>;
  /** What the name of an account ends in. */
  accounts: PhraseIndex<true>;
  /** … within its last word, folded. */
  accountEnds: readonly string[];
  /** What a line says that only tells that rows go on over the page. */
  pageTurns: PhraseIndex<true>;
  /** What says that a statement is of one day. */
  oneDay: PhraseIndex<true>;
  /** What a balance is called by its day: `balance on`. */
  datedBalances: PhraseIndex<true>;
  /** Names that papers of other trades print. */
  trades: PhraseIndex<Trade>;
  /** What other trades have billed or taken back. */
  charges: PhraseIndex<Trade>;
  /** What may name the closing balance of a card. */
  dues: PhraseIndex<true>;
  /** 1–12 of a folded month name. */
  monthOf(folded: string): number | undefined;
  /** Direction of a mark printed beside an amount. */
  markerOf(folded: string): Side | undefined;
  /** Direction that a printed cell says which says nothing else: `Deposit`, `Transfer out`. */
  directionOf(text: string): Side | undefined;
  isCurrency(text: string): boolean;
  /** Of years that are not the common calendar's. */
  eras: readonly Era[];
  /** Words between two dates of a period, folded as printed in lower case. */
  untilWords: readonly string[];
  /** What a page is called where its number is printed, folded. */
  pageWords: ReadonlySet<string>;
};
