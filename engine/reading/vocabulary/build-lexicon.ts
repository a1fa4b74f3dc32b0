import {
  type ColumnRole,
  type Era,
  type Language,
  type SectionRole,
  type Trade,
  UNBOOKED_STATES,
} from '../../languages';
import { currenciesOf, fold, foldPhrase, PhraseIndex } from '../../text';
import { directionIn, directionsOf } from './directions';
import type { BalanceWord, DocumentWord, Lexicon } from './lexicon';
import { markersOf, NAMED_LETTERS, type Told } from './marks';

const DOCUMENT_WORDS: readonly DocumentWord[] = [
  'bankStatement',
  'cardStatement',
  'cardWords',
  'securities',
  'otherAccount',
  'notStatement',
];

const TRADES: readonly Trade[] = [
  'supply',
  'housing',
  'schooling',
  'gaming',
  'custody',
  'health',
  'membership',
  'broking',
  'lodging',
  'energy',
  'telecom',
  'tax',
  'pension',
  'travel',
  'mortgage',
];

const SYMBOL = /^[A-Za-z]{0,3}\p{Sc}$|^[A-Z]{3}$/u;

const isSymbol = (text: string): boolean => SYMBOL.test(text) || currenciesOf(text) !== undefined;

function* tagged<Tag extends string>(
  used: readonly Language[],
  tags: readonly Tag[],
  wordsOf: (language: Language, tag: Tag) => readonly string[],
): Generator<readonly [string, Tag]> {
  for (const language of used)
    for (const tag of tags) for (const word of wordsOf(language, tag)) yield [word, tag] as const;
}

/** Phrases that say one thing; `bilingual` as the index means it. */
const phrasesOf = (
  used: readonly Language[],
  wordsOf: (language: Language) => readonly string[] | undefined,
  bilingual = false,
): PhraseIndex<true> =>
  new PhraseIndex(
    used.flatMap((language) => (wordsOf(language) ?? []).map((words) => [words, true] as const)),
    bilingual,
  );

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => key in record;
  return Object.keys(record).filter(isKey);
}

/** What a section's heading says, a column's says too: `Purchases`, `Payments`. */
const SECTION_COLUMNS: readonly (readonly [SectionRole, ColumnRole])[] = [
  ['credits', 'credit'],
  ['payments', 'credit'],
  ['debits', 'debit'],
  ['purchases', 'debit'],
];

function* columnWords(
  used: readonly Language[],
  roles: readonly ColumnRole[],
): Generator<readonly [string, ColumnRole]> {
  yield* tagged(used, roles, (language, role) => language.columns[role]);
  for (const [section, role] of SECTION_COLUMNS)
    for (const language of used) for (const word of language.sections[section]) yield [word, role];
  for (const name of NAMED_LETTERS) yield [name, 'sign'];
}

function* balanceWords(used: readonly Language[]): Generator<readonly [string, BalanceWord]> {
  for (const tag of ['opening', 'closing', 'forward', 'dated', 'other'] as const)
    for (const language of used)
      for (const word of language.balances[tag]) yield [word, tag === 'dated' ? 'forward' : tag];
}

/** 1 to 12 of each month's name, folded. */
function monthsOf(used: readonly Language[]): ReadonlyMap<string, number> {
  const months = new Map<string, number>();
  for (const language of used)
    language.months.forEach((names, index) => {
      for (const name of names) {
        const folded = fold(name);
        if (!months.has(folded)) months.set(folded, index + 1);
      }
    });
  return months;
}

/** The words of some languages, as a document's own words tell their marks and eras. */
export function buildLexicon(used: readonly Language[], told: Told, eras: readonly Era[]): Lexicon {
  const sample = used[0];
  if (!sample) throw new Error('Cannot build a lexicon: no language given');
  const months = monthsOf(used);
  const markers = markersOf(used, told);
  const directions = directionsOf(used);
  return {
    languages: used.map((language) => language.code),
    columns: new PhraseIndex(columnWords(used, keysOf(sample.columns))),
    balances: new PhraseIndex(balanceWords(used), true),
    totals: new PhraseIndex(tagged(used, keysOf(sample.totals), (l, tag) => l.totals[tag])),
    sections: new PhraseIndex(tagged(used, keysOf(sample.sections), (l, tag) => l.sections[tag])),
    facts: new PhraseIndex(
      tagged(used, keysOf(sample.facts), (l, tag) => l.facts[tag]),
      true,
    ),
    documents: new PhraseIndex(tagged(used, DOCUMENT_WORDS, (l, tag) => l.documents[tag] ?? [])),
    eras,
    titles: new PhraseIndex(
      tagged(used, keysOf(sample.sections), (l, tag) => l.titles?.[tag] ?? []),
    ),
    payments: phrasesOf(used, (l) => l.payments),
    thanks: phrasesOf(used, (l) => l.thanks),
    cards: phrasesOf(used, (l) => l.cards),
    cardholders: new PhraseIndex(
      tagged(
        used,
        ['payments', 'transactions', 'cards', 'ending', 'cycle', 'honorific'],
        (l, tag) => l.cardholders?.[tag] ?? [],
      ),
    ),
    products: phrasesOf(used, (l) => l.cardholders?.products),
    accounts: phrasesOf(used, (l) => l.accounts),
    accountEnds: used.flatMap(({ accountEnds = [] }) => accountEnds.map(fold)),
    pending: phrasesOf(used, (l) => l.pending),
    states: new PhraseIndex(UNBOOKED_STATES.map((words) => [words, true] as const)),
    oneDay: phrasesOf(used, (l) => l.oneDay),
    datedBalances: phrasesOf(used, (l) => l.balances.dated),
    pageTurns: phrasesOf(used, (l) => l.pageTurns),
    failed: phrasesOf(used, (l) => l.failed),
    trades: new PhraseIndex(tagged(used, TRADES, (l, trade) => l.trades?.[trade] ?? [])),
    charges: new PhraseIndex(tagged(used, TRADES, (l, trade) => l.charges?.[trade] ?? [])),
    dues: phrasesOf(used, (l) => l.dues, true),
    untilWords: used.flatMap((language) => language.facts.until),
    pageWords: new Set(used.flatMap(({ page }) => page.map(fold))),
    monthOf: (folded) => months.get(folded),
    markerOf: (folded) => (folded === '' ? undefined : markers.get(folded)),
    directionOf: (text) => directionIn(directions, foldPhrase(text).join(' ')),
    isCurrency: (text) => isSymbol(text) && markers.get(fold(text)) === undefined,
  };
}
