import type { Column } from '../layout';
import type { Section } from '../model';

/** The words of a statement that are not its rows, as printed (before any capitals). */
export type Words = {
  columns: Readonly<Record<Column, string>>;
  sections: Readonly<Record<Section, string>>;
  /** With `{heading}` for the section's. */
  totalOf: string;
  opening: string;
  closing: string;
  cardOpening: string;
  cardClosing: string;
  broughtForward: string;
  carriedForward: string;
  pageTotal: string;
  moneyIn: string;
  moneyOut: string;
  cardIn: string;
  cardOut: string;
  count: string;
  /** With `{number}` and `{of}`. */
  page: string;
  accountNumber: string;
  cardNumber: string;
  accountType: string;
  currency: string;
  period: string;
  until: string;
  issuedOn: string;
  statementNumber: string;
  bankTitle: string;
  cardTitle: string;
  overview: string;
  dailyBalances: string;
  rates: string;
  rate: string;
  limit: string;
  available: string;
  footer: string;
};

/** Templates of descriptions; `{merchant}`, `{person}`, `{place}` and `{digits}` are filled in. */
export type Templates = {
  out: readonly string[];
  in: readonly string[];
  /** What a card buys. */
  purchases: readonly string[];
  fees: readonly string[];
  interest: readonly string[];
  payments: readonly string[];
  /** Further lines of a description. */
  more: readonly string[];
};

/** Who and what there is. Nobody and nothing in it exists. */
export type Names = {
  issuers: readonly { name: string; domain: string; lines: readonly string[] }[];
  people: readonly string[];
  addresses: readonly (readonly string[])[];
  accountTypes: readonly string[];
  cardTypes: readonly string[];
  merchants: readonly string[];
  places: readonly string[];
};

/** All that a statement in one language needs. */
export type World = {
  /** Which fonts have its letters: the standard ones, a European one, or one for East Asia. */
  script: 'western' | 'european' | 'east asian';
  /** January to December, in full and short, as in a date. */
  months: readonly (readonly [long: string, short: string])[];
  /** What stands beside an amount to say its side, where no sign does. */
  marks: readonly [debit: string, credit: string];
  words: Words;
  templates: Templates;
  /**
   * Sentences of a box beside the table, of any account's or of a card's; `{due}`, `{day}`, `{sum}` and `{rate}` are
   * filled in.
   */
  notes: { any: readonly string[]; card: readonly string[] };
  names: Names;
};
