import type { SectionRole } from '../../languages';
import { type Match, type PhraseIndex, UNSPACED } from '../../text';
import type { TokenLine } from '../tokens';
import type { BalanceWord, Lexicon, Speech, TotalWord } from '../vocabulary';

/** How many words come first that say nothing, and how many there are in all. */
export type Beginning = {
  first: number;
  count: number;
  /** A number of one or two digits comes before them, or a letter that counts: `B)`. */
  numbered: boolean;
  balance: Match<BalanceWord> | undefined;
  total: Match<TotalWord> | undefined;
  section: Match<SectionRole> | undefined;
};

/** Lines of the same words begin alike, and rows repeat theirs. */
const beginnings = new WeakMap<Speech, Beginning>();

const NUMBER = /^\d{1,2}$/;
const LETTER = /^\(?[A-Za-z]\)$/;
/** `2. Purchases`: what numbers a title, and counts nothing. */
const ORDINAL = /^\d{1,2}\.$/;

/** What a line's words begin with. */
export function beginningOf({ speech, words: printed }: TokenLine, lexicon: Lexicon): Beginning {
  const known = beginnings.get(speech);
  if (known) return known;
  const { folded } = speech;
  const words = folded.filter((word) => word !== '');
  // `9  Other withdrawals`: a mark of a list, or of a sample that is explained.
  const from = folded.findIndex((word) => word !== '');
  const isLettered = LETTER.test(printed[from]?.text ?? '');
  const numbered = words.length > 1 && (NUMBER.test(words[0] ?? '') || isLettered);
  const isOrdinal = words.length > 1 && !numbered && ORDINAL.test(printed[from]?.text ?? '');
  const leads = numbered || isOrdinal;
  const first = leads ? folded.findIndex((word, i) => i > from && word !== '') : from;
  const beginning = {
    first,
    count: words.length - (leads ? 1 : 0),
    numbered,
    // `Collected previous balance`: a payment.
    balance: saidTwice(
      lexicon.payments.at(folded, first)
        ? lexicon.balances.at(folded, first)
        : opening(folded, first, lexicon.balances),
      folded,
      lexicon,
    ),
    total: summedTwice(lexicon.totals.at(folded, first), folded, lexicon),
    section: isFactsLabel(folded[first] ?? '', lexicon)
      ? undefined
      : lexicon.sections.at(folded, first),
  };
  beginnings.set(speech, beginning);
  return beginning;
}

/** `결제일`: without spaces between words, the label of a fact may hold the name of a section. */
const isFactsLabel = (word: string, { facts, documents }: Lexicon): boolean =>
  UNSPACED.test(word) &&
  (facts.at([word], 0) !== undefined || documents.at([word], 0)?.tag === 'cardWords');

/** `ยอดยกมา / PREVIOUS BALANCE`: a balance that is named in two languages; brought forward, the other one tells from where. */
function saidTwice(
  match: Match<BalanceWord> | undefined,
  folded: readonly string[],
  { balances }: Lexicon,
): Match<BalanceWord> | undefined {
  if (!match) return undefined;
  const next = folded.findIndex((word, i) => i >= match.to && word !== '');
  const again = next < 0 ? undefined : balances.at(folded, next);
  if (!again) return match;
  const isSame = again.tag === match.tag || again.tag === 'forward';
  if (!isSame && (match.tag !== 'forward' || again.tag === 'other')) return match;
  return { tag: isSame ? match.tag : again.tag, from: match.from, to: again.to };
}

/** `รวม / Total`: a sum that is named in two languages, parted by a sign; one of them may say of what. */
function summedTwice(
  match: Match<TotalWord> | undefined,
  folded: readonly string[],
  { totals }: Lexicon,
): Match<TotalWord> | undefined {
  if (!match) return undefined;
  const next = folded.findIndex((word, i) => i >= match.to && word !== '');
  const again = next > match.to ? totals.at(folded, next) : undefined;
  if (!again || (again.tag !== match.tag && match.tag !== 'any')) return match;
  return { tag: again.tag, from: match.from, to: again.to };
}

/** A phrase at the start, or after one leading word (`Your`, a type code). */
function opening<Tag>(
  folded: readonly string[],
  first: number,
  phrases: PhraseIndex<Tag>,
): Match<Tag> | undefined {
  const found = phrases.at(folded, first);
  if (found) return found;
  const second = folded.findIndex((word, i) => i > first && word !== '');
  return second < 0 ? undefined : phrases.at(folded, second);
}
