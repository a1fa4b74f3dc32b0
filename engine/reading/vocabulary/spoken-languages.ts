import { type Language, languages } from '../../languages';
import { foldPhrase, UNSPACED } from '../../text';

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
