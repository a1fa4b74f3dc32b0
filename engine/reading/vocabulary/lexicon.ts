import {
  type CardholderLead,
  type ColumnRole,
  type Era,
  type Language,
  languages,
  type SectionRole,
  type Trade,
  UNBOOKED_STATES,
} from '../../languages';
import { currenciesOf, fold, foldPhrase, PhraseIndex, UNSPACED } from '../../text';

/** `forward` is a balance of either side: brought forward, or of a stated day. */
export type BalanceWord = 'opening' | 'closing' | 'forward' | 'other';
export type TotalWord = 'any' | 'debits' | 'credits' | 'count';
export type FactWord = keyof Language['facts'];
export type DocumentWord = keyof Language['documents'];

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

/** Money out or money in. */
export type Side = 'debit' | 'credit';

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

/** Names of a column of marks that say in letters, whatever the language, which of them is debit: Czech's `D` is credit. */
const NAMED_LETTERS: ReadonlySet<string> = new Set(['D/C', 'C/D']);

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

/** Marks that banks print whatever their language. */
const COMMON_MARKS = [
  ['dr', 'debit'],
  ['db', 'debit'],
  ['cr', 'credit'],
] as const;

/** Where amounts are in crowns, `kr` is the currency, whatever else the language shortens to it. */
const CROWNS: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);
/** … but not in capitals, as marks of credit are printed: a purchase abroad may name the crowns. */
const MARK = 'KR';

/** What such letters say under these names. */
const LETTERS = [
  ['d', 'debit'],
  ['c', 'credit'],
] as const;

/** What a document's words tell of its marks. */
type Told = { crowns: boolean; letters: boolean };

function build(used: readonly Language[], told: Told, eras: readonly Era[]): Lexicon {
  const sample = used[0];
  if (!sample) throw new Error('Cannot build a lexicon: no language given');
  const months = new Map<string, number>();
  const markers = new Map<string, Side>();
  for (const language of used) {
    language.months.forEach((names, index) => {
      for (const name of names) {
        const folded = fold(name);
        if (!months.has(folded)) months.set(folded, index + 1);
      }
    });
    for (const mark of language.signs.debit) markers.set(fold(mark), 'debit');
    for (const mark of language.signs.credit)
      if (!markers.has(fold(mark))) markers.set(fold(mark), 'credit');
  }
  for (const [mark, side] of COMMON_MARKS) if (!markers.has(mark)) markers.set(mark, side);
  markers.delete('');
  if (told.crowns) markers.delete('kr');
  if (told.letters) for (const [mark, side] of LETTERS) markers.set(mark, side);
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
    payments: new PhraseIndex(
      used.flatMap(({ payments = [] }) => payments.map((words) => [words, true] as const)),
    ),
    thanks: new PhraseIndex(
      used.flatMap(({ thanks = [] }) => thanks.map((words) => [words, true] as const)),
    ),
    cards: new PhraseIndex(
      used.flatMap(({ cards = [] }) => cards.map((words) => [words, true] as const)),
    ),
    cardholders: new PhraseIndex(
      tagged(
        used,
        ['payments', 'transactions', 'cards', 'ending', 'cycle', 'honorific'],
        (l, tag) => l.cardholders?.[tag] ?? [],
      ),
    ),
    products: new PhraseIndex(
      used.flatMap(({ cardholders }) =>
        (cardholders?.products ?? []).map((words) => [words, true] as const),
      ),
    ),
    accounts: new PhraseIndex(
      used.flatMap(({ accounts = [] }) => accounts.map((words) => [words, true] as const)),
    ),
    accountEnds: used.flatMap(({ accountEnds = [] }) => accountEnds.map(fold)),
    pending: new PhraseIndex(
      used.flatMap(({ pending = [] }) => pending.map((words) => [words, true] as const)),
    ),
    states: new PhraseIndex(UNBOOKED_STATES.map((words) => [words, true] as const)),
    oneDay: new PhraseIndex(
      used.flatMap(({ oneDay = [] }) => oneDay.map((words) => [words, true] as const)),
    ),
    datedBalances: new PhraseIndex(
      used.flatMap(({ balances }) => balances.dated.map((words) => [words, true] as const)),
    ),
    pageTurns: new PhraseIndex(
      used.flatMap(({ pageTurns = [] }) => pageTurns.map((words) => [words, true] as const)),
    ),
    failed: new PhraseIndex(
      used.flatMap(({ failed = [] }) => failed.map((words) => [words, true] as const)),
    ),
    trades: new PhraseIndex(tagged(used, TRADES, (l, trade) => l.trades?.[trade] ?? [])),
    charges: new PhraseIndex(tagged(used, TRADES, (l, trade) => l.charges?.[trade] ?? [])),
    dues: new PhraseIndex(
      used.flatMap(({ dues = [] }) => dues.map((words) => [words, true] as const)),
      true,
    ),
    untilWords: used.flatMap((language) => language.facts.until),
    pageWords: new Set(used.flatMap(({ page }) => page.map(fold))),
    monthOf: (folded) => months.get(folded),
    markerOf: (folded) => (folded === '' ? undefined : markers.get(folded)),
    directionOf: (text) => directionIn(directions, foldPhrase(text).join(' ')),
    isCurrency: (text) => isSymbol(text) && markers.get(fold(text)) === undefined,
  };
}

const isMeant = ({ onlyWith }: Era, words: readonly string[]): boolean =>
  onlyWith === undefined || words.some((word) => onlyWith.includes(fold(word)));

const built = new Map<string, Lexicon>();

/** The lexicon of these languages for a document of these words, built once. */
export function lexiconOf(used: readonly Language[], words: readonly string[] = []): Lexicon {
  const crowns = words.some((word) => CROWNS.has(word)) && !words.includes(MARK);
  const letters = words.some((word) => NAMED_LETTERS.has(word));
  const eras = used.flatMap((language) => language.eras ?? []).filter((era) => isMeant(era, words));
  const names = [
    ...used.map((language) => language.code),
    ...(crowns ? ['kr'] : []),
    ...(letters ? ['d/c'] : []),
    ...eras.flatMap((era) => era.onlyWith ?? []),
  ];
  const key = names.join();
  let lexicon = built.get(key);
  if (!lexicon) built.set(key, (lexicon = build(used, { crowns, letters }, eras)));
  return lexicon;
}

/** A narrow column may have broken a word off: its beginning says as much. */
const LEAST_OF_WORD = 5;

/** What a folded cell says, or a beginning that only words for one side have. */
function directionIn(directions: ReadonlyMap<string, Side>, cell: string): Side | undefined {
  const whole = directions.get(cell);
  if (whole || cell.length < LEAST_OF_WORD || cell.includes(' ')) return whole;
  const sides = new Set<Side>();
  for (const [word, side] of directions)
    if (!word.includes(' ') && word.startsWith(cell)) sides.add(side);
  const [side, ...others] = sides;
  return others.length === 0 ? side : undefined;
}

/** What a kind of transaction is called, and which way it goes; names of columns say so too. */
function directionsOf(used: readonly Language[]): ReadonlyMap<string, Side> {
  const directions = new Map<string, Side>();
  for (const { directions: own, columns, signs } of used)
    for (const side of ['debit', 'credit'] as const)
      for (const text of [...(own?.[side] ?? []), ...columns[side], ...signs[side]]) {
        const key = foldPhrase(text).join(' ');
        if (key.length > 1 && !directions.has(key)) directions.set(key, side);
      }
  return directions;
}

type Weighed = { words: readonly string[]; weight: number }[];

/** Words of two letters occur in any language; in scripts without spaces they are whole words. */
const weigh = (phrases: readonly string[]): Weighed =>
  phrases
    .map(foldPhrase)
    .filter((words) => words.join('').length > (UNSPACED.test(words.join('')) ? 1 : 2))
    .map((words) => ({ words, weight: words.length }));

/** What is counted of a language, made once. */
const weighed = (
  phrasesOf: (language: Language) => readonly string[],
): ((language: Language) => Weighed) => {
  const known = new Map<string, Weighed>();
  return (language) => {
    let list = known.get(language.code);
    if (!list) known.set(language.code, (list = weigh(phrasesOf(language))));
    return list;
  };
};

const tables = weighed(({ columns, balances, facts }) => [
  ...[columns.date, columns.description, columns.debit, columns.credit, columns.balance].flat(),
  ...[balances.opening, balances.closing, facts.accountNumber, facts.period].flat(),
]);
const titles = weighed(({ documents }) => [...documents.bankStatement, ...documents.cardStatement]);

function scoreOf(
  phrases: Weighed,
  words: ReadonlySet<string>,
  unspaced: readonly string[],
): number {
  let score = 0;
  for (const phrase of phrases) {
    const joined = phrase.words.join('');
    if (phrase.words.every((word) => words.has(word))) score += phrase.weight;
    else if (UNSPACED.test(joined) && unspaced.some((word) => word.includes(joined))) score += 1;
  }
  return score;
}

const MAX_LANGUAGES = 2;

/** Of the best language's score, what another one has at least; and the score that is enough for one of another script. */
const LEAST_SHARE = 0.4;
const LEAST_OTHER = 2;

const SCRIPTS = [/\p{Script=Latin}/u, UNSPACED, /\p{Script=Cyrillic}/u];

/** What its words are written in: some scripts are of one language. */
function scriptOf({ code, columns }: Language): string | number {
  const [word = ''] = columns.date;
  const script = SCRIPTS.findIndex((pattern) => pattern.test(word));
  return script < 0 ? code : script;
}

/**
 * The languages that a document's words speak: counted by headings, balance words and months,
 * since these decide how it is read; where none speaks, by what the document calls itself. English where nothing does.
 * One more language where a few words are of another script: no other's are written so.
 */
export function languagesOf(folded: readonly string[]): readonly Language[] {
  const words = new Set(folded);
  const unspaced = [...words].filter((word) => UNSPACED.test(word));
  for (const phrasesOf of [tables, titles]) {
    const scored = languages.map((language) => ({
      language,
      score: scoreOf(phrasesOf(language), words, unspaced),
    }));
    scored.sort((a, b) => b.score - a.score);
    const best = scored[0]?.score ?? 0;
    const spoken = scored
      .filter(({ score }) => score > 0 && score >= best * LEAST_SHARE)
      .slice(0, MAX_LANGUAGES)
      .map(({ language }) => language);
    if (spoken.length === 0) continue;
    const scripts = new Set(spoken.map(scriptOf));
    const other = scored.find(
      ({ language, score }) => score >= LEAST_OTHER && !scripts.has(scriptOf(language)),
    );
    return other ? [...spoken, other.language] : spoken;
  }
  return languages.slice(0, 1);
}
